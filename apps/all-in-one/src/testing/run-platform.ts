import { platformConfig } from '../config.ts'
import { startPlatform } from '../supervisor.ts'
import { standInFor } from './stand-ins.ts'

// A supervisor of its own, with stand-ins for the parts, until it is killed.
const platform = await startPlatform(
  { config: platformConfig(process.env), log: () => undefined, entryOf: standInFor(process.argv[2] ?? '') },
  new AbortController().signal,
)
process.send?.({
  services: platform.services.map((service) => service.pid()),
  postgres: platform.postgres?.pid(),
})
