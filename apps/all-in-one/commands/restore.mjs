import { runInWorkspace } from './shared/workspace-command.mjs'

// npm run restore -- <folder or file.tar>: into an empty place, with the platform stopped.

runInWorkspace('restore.ts')
