import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: false,
  // All addresses are known: nothing asks a server for more of them.
  routeDiscovery: { mode: 'initial' },
  // A page is a few KB: one chunk for it is sooner there than four.
  splitRouteModules: false,
} satisfies Config
