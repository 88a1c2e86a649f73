import { runInWorkspace } from './shared/workspace-command.mjs'

// npm run backup -- <folder or file.tar>: everything, while the platform is working.

runInWorkspace('backup.ts')
