import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite'
import { compressBuild } from './compress-build.ts'
import { writeShellHeaders } from './shell-headers.ts'

export interface AppBuildOptions {
  /** The folder of the app's hashed assets, an own one for each app: two apps share an origin. */
  readonly assetsDir: `_${string}`
}

/** The condition under which the packages of this workspace lead to their sources. */
const workspaceCondition = 'avita'

/** What the packages bring along: named, because one that development finds late reloads the page under the reader. */
const dependencies = [
  'i18next',
  'react-i18next',
  '@avita/api-client > ky',
  '@avita/api-client > zod',
  '@avita/auth > zustand/vanilla',
  '@avita/ui-kit > radix-ui',
]

const settings = ({ assetsDir }: AppBuildOptions): Plugin => ({
  name: 'avita:app-build',
  // Before React Router, which reads `build.assetsDir` from what earlier plugins have set.
  enforce: 'pre',
  config: () => ({
    resolve: { conditions: [workspaceCondition, ...defaultClientConditions] },
    ssr: {
      resolve: { conditions: [workspaceCondition, ...defaultServerConditions] },
      noExternal: [/^@avita\//],
    },
    optimizeDeps: { include: dependencies },
    build: {
      assetsDir,
      // A file inlined as a data: address would be refused by the policy.
      assetsInlineLimit: 0,
      // Every browser that we serve knows modulepreload.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  }),
})

const finish = (): Plugin => {
  let folder = ''
  return {
    name: 'avita:app-build-finish',
    enforce: 'post',
    sharedDuringBuild: true,
    configResolved(config) {
      folder = config.environments['client']?.build.outDir ?? config.build.outDir
    },
    config: {
      // Wraps React Router's own wrapper: the shell exists only after that one is done.
      order: 'post',
      handler({ builder: { buildApp } = {} }) {
        return {
          builder: {
            async buildApp(builder) {
              await buildApp?.(builder)
              await writeShellHeaders(folder)
              await compressBuild(folder)
            },
          },
        }
      },
    },
  }
}

/**
 * What every web app's build has in common. Put it beside `reactRouter()` in the `plugins` of `vite.config.ts`:
 * packages are read from their sources, assets get an own folder and are never inlined, and after the build a static
 * shell gets its `headers.json` and every compressible file its `.br` and `.gz`.
 */
export const appBuild = (options: AppBuildOptions): Plugin[] => [settings(options), finish()]
