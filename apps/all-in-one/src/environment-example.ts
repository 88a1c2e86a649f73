import { exampleEnvironment } from '@avita/api-client/configuration'
import { PlatformVariables } from './config.ts'

/** The text of `.env.example`. */
export const environmentExample = `# Copy to .env and take away the # of what you want to change. Everything has a default in development.
# Written from apps/all-in-one/src/config.ts by apps/all-in-one/commands/env-example.ts.

${exampleEnvironment(PlatformVariables)}
# The API's own settings stand in apps/api/README.md and are passed on to it; production needs its KEY_SECRET.
`
