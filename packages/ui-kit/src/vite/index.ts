export { appBuild, type AppBuildOptions } from './app-build.ts'
export { compressBuild } from './compress-build.ts'
export { writeShellHeaders } from './shell-headers.ts'
