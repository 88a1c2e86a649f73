import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // Still documents never ask for a manifest; hydrated pages get the whole, small table at once.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
