import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, workspaceNode } from './workspace.mjs'

/** Hands a command on to its TypeScript and the Node of the workspace, which has to be installed. */
export const runInWorkspace = (script) => {
  if (!existsSync(workspaceNode)) {
    process.stderr.write('The packages are not installed yet: run npm start once.\n')
    process.exit(1)
  }
  const child = spawn(
    workspaceNode,
    ['--conditions=avita', join(root, 'apps/all-in-one/commands', script), ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit', env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() } },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
}
