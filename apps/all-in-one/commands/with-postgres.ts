#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { startThrowawayPostgres } from '../src/postgres/throwaway.ts'

// with-postgres <command…>: runs a command with TEST_DATABASE_URL set, on the server it already names or else on a
// throwaway one, and passes the command's exit code on.

const [command, ...args] = process.argv.slice(2)

const describe = (url: string) => {
  const { hostname, port, pathname, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? hostname}${port ? `:${port}` : ''}${pathname}`
}

const run = (databaseUrl: string): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command ?? '', args, {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
      shell: process.platform === 'win32',
    })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => child.kill(signal))
    child.once('error', (error) => {
      console.error(`with-postgres: ${command} could not be started (${error.message})`)
      resolve(127)
    })
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })

const main = async (): Promise<number> => {
  if (command === undefined) {
    console.error('with-postgres: name the command to run, as in: with-postgres vitest run')
    return 2
  }
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    console.log(`Database: TEST_DATABASE_URL (${describe(given)})`)
    return run(given)
  }
  const postgres = await startThrowawayPostgres()
  console.log(`Database: embedded PostgreSQL ${postgres.version} in ${postgres.home}`)
  try {
    return await run(postgres.maintenanceUrl)
  } finally {
    await postgres.stop()
  }
}

process.exitCode = await main()
