import { execFileSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { statfsSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { totalmem } from 'node:os'
import { findChromium } from './shared/chromium.mjs'
import { root } from './shared/workspace.mjs'

// npm run doctor: says in plain words what this machine lacks. Exit code 1 when something is needed.

const gigabyte = 1024 ** 3
const good = (text) => ({ mark: 'ok', text })
const note = (text) => ({ mark: 'note', text })
const lack = (text) => ({ mark: 'LACKS', text })

const version = (command) => {
  try {
    return execFileSync(command, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }).trim()
  } catch {
    return null
  }
}

const node = () => {
  const [major] = process.versions.node.split('.').map(Number)
  return major >= 20
    ? good(`Node ${process.versions.node}`)
    : lack(
        `Node 20 or newer: this is ${process.versions.node}. Get it from your package manager or nodejs.org.`,
      )
}

const npm = () => {
  const found = version('npm')
  return found
    ? good(`npm ${found}`)
    : lack('npm. It comes with Node; some distributions have it as a package of its own.')
}

const git = () => {
  const found = version('git')
  return found ? good(found) : note('git is not there. The platform runs without it; working on it does not.')
}

const disk = () => {
  const { bavail, bsize } = statfsSync(root)
  const free = (bavail * bsize) / gigabyte
  return free >= 3
    ? good(`${free.toFixed(0)} GB free on the disk`)
    : lack(
        `room on the disk: ${free.toFixed(1)} GB are free, and 3 GB are needed for packages, builds and the database.`,
      )
}

const memory = () => {
  const total = totalmem() / gigabyte
  return total >= 1.8
    ? good(`${total.toFixed(0)} GB of memory`)
    : lack(`memory: ${total.toFixed(1)} GB. Building needs 2 GB, running half of one.`)
}

const port = () =>
  new Promise((resolve) => {
    const wanted = Number(process.env.PORT || 4100)
    const server = createServer()
    server.once('error', (error) =>
      resolve(
        error.code === 'EADDRINUSE'
          ? lack(
              `a free port ${wanted}: something listens there. Stop it, or start with PORT=${wanted + 100} npm start`,
            )
          : note(`Port ${wanted} could not be tried (${error.message}).`),
      ),
    )
    server.listen(wanted, 'localhost', () => server.close(() => resolve(good(`Port ${wanted} is free`))))
  })

const browser = async () => {
  const found = await findChromium()
  return found ? good(`Chromium for the tests: ${found}`) : note('No Chromium yet. npm test installs one.')
}

const database = () =>
  new Promise((resolve) => {
    const given = process.env.DATABASE_URL
    if (!given) return resolve(good('Database: the embedded one (DATABASE_URL is not set)'))
    if (!URL.canParse(given))
      return resolve(
        lack('a DATABASE_URL that can be read, such as postgresql://avita:secret@localhost:5432/avita'),
      )
    const { hostname, port: number, searchParams } = new URL(given)
    const folder = searchParams.get('host')
    const target = folder?.startsWith('/')
      ? { path: `${folder}/.s.PGSQL.${number || 5432}` }
      : { host: hostname, port: Number(number || 5432), timeout: 3000 }
    const where = target.path ?? `${target.host}:${target.port}`
    const socket = connect(target)
    const finish = (result) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => finish(good(`DATABASE_URL: ${where} answers`)))
    for (const event of ['error', 'timeout']) {
      socket.once(event, () => finish(lack(`the database of DATABASE_URL: nobody answers at ${where}.`)))
    }
    return undefined
  })

const subdomains = async () => {
  try {
    await lookup('individual.localhost')
    return good('individual.localhost leads to this machine')
  } catch {
    return note(
      'This system does not know individual.localhost. Browsers do; other programs need "-H Host: individual.localhost:4100".',
    )
  }
}

const account = () => {
  if (process.getuid?.() !== 0) return good('An ordinary user')
  return note(
    'You are root. PostgreSQL refuses root, so it runs as "nobody"; in a folder closed to it, its data lies under /var/lib.',
  )
}

const results = [
  node(),
  npm(),
  git(),
  disk(),
  memory(),
  account(),
  ...(await Promise.all([port(), browser(), database(), subdomains()])),
]
for (const { mark, text } of results) console.log(`${mark.padEnd(6)} ${text}`)
const lacking = results.filter(({ mark }) => mark === 'LACKS').length
console.log(
  lacking === 0
    ? '\nEverything that is needed is here: npm start'
    : `\n${lacking} of these must be put right first.`,
)
process.exitCode = lacking === 0 ? 0 : 1
