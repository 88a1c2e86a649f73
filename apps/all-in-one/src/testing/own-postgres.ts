import { startEmbeddedPostgres } from '../postgres/embedded.ts'

// A process of its own that owns the PostgreSQL of a folder until it is killed.
const [folder = ''] = process.argv.slice(2)
try {
  const server = await startEmbeddedPostgres({ dataFolder: folder, holder: 'the first run' })
  process.send?.({ pid: server.pid(), url: server.url })
  setInterval(() => undefined, 60_000)
} catch (error) {
  process.send?.({ refused: error instanceof Error ? error.message : String(error) })
  process.disconnect()
}
