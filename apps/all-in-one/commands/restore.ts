import { runApiCommand } from '../src/api-command.ts'

process.exitCode = await runApiCommand('restore', process.argv.slice(2), { mayBeInUse: false })
