import { runApiCommand } from '../src/api-command.ts'

process.exitCode = await runApiCommand('backup', process.argv.slice(2), { mayBeInUse: true })
