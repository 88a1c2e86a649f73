import { exampleEnvironment } from '@avita/api-client/configuration'
import { PlatformVariables } from './config.ts'

/** The text of `.env.example`. */
export const environmentExample = `# Copy to .env and take away the # of what you want to change. Everything has a default.
# Written from apps/all-in-one/src/config.ts by apps/all-in-one/commands/env-example.ts.

${exampleEnvironment(PlatformVariables)}`
