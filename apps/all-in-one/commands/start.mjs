import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { onParentGone } from './shared/parents.mjs'
import { step } from './shared/step.mjs'
import { build, install, root, toolEnvironment, workspaceNode } from './shared/workspace.mjs'

// npm start: installs, builds, and hands over to the supervisor. Runs on Node 20 without any package.

const installed = await step('Installing packages', install)
if (!installed.ok) process.exit(1)
const built = await step('Building', () => build(installed.pnpmFolder))
if (!built.ok) process.exit(1)
process.stdout.write('Starting\n')

const supervisor = spawn(
  workspaceNode,
  [join(root, 'apps/all-in-one/src/main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    env: { ...process.env, ...toolEnvironment(installed.pnpmFolder) },
    // Over the channel the supervisor notices when this process is gone, and stops.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
)
// The supervisor takes several signals of one key press for one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => supervisor.kill(signal))
onParentGone(() => supervisor.kill('SIGTERM'))
supervisor.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
