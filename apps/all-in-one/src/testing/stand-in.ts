import { createServer } from 'node:http'

// Stands in for any part of the platform: says what it was told, and what the others answer.
const { PORT, HOST, API_URL, FAIL } = process.env
if (FAIL && process.argv[1]?.includes(FAIL)) {
  process.stderr.write('PORT: "many" cannot be used\n')
  process.exit(1)
}

const server = createServer((request, response) => {
  if (request.url === '/api-answer') {
    void fetch(`${API_URL}/`).then(async (answer) => response.end(await answer.text()))
    return
  }
  response.end(
    JSON.stringify({
      script: process.argv[1],
      pid: process.pid,
      database: process.env['DATABASE_URL'] ?? null,
    }),
  )
})
process.once('SIGTERM', () => process.exit(0))
server.listen(Number(PORT), HOST, () => process.send?.('ready'))
