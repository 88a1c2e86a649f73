import { program } from './binaries.ts'
import type { Layout } from './layout.ts'

/** How a server listens: on a socket where the system has them, else on the loopback interface with a password. */
export type Listening = { readonly kind: 'socket' } | { readonly kind: 'tcp'; readonly port: number }

const megabytes = (amount: number) => `${amount}MB`

/** A small server: the whole platform is to idle under 500 MB. What keeps writes safe stays on (security, S1). */
const settings = (maxConnections: number): Readonly<Record<string, string>> => ({
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: megabytes(48),
  max_connections: String(maxConnections),
  work_mem: megabytes(4),
  maintenance_work_mem: megabytes(32),
  max_wal_size: megabytes(256),
  min_wal_size: megabytes(32),
  max_wal_senders: '0',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Statements and the values of violated keys hold personal data: they stay out of the log (security, P6).
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
})

/** The command line of the server. */
export const serverCommand = (
  { binaries, cluster, run }: Layout,
  listening: Listening,
  maxConnections: number,
): { readonly command: string; readonly args: readonly string[] } => ({
  command: program(binaries, 'postgres'),
  args: [
    '-D',
    cluster,
    ...(listening.kind === 'socket'
      ? ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${run}`]
      : [
          '-c',
          'listen_addresses=127.0.0.1',
          '-c',
          `port=${listening.port}`,
          '-c',
          'unix_socket_directories=',
        ]),
    ...Object.entries(settings(maxConnections)).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ],
})
