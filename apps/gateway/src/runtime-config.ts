import type { RuntimeConfig } from '@avita/api-client'
import type { GatewayConfig } from './config.ts'

/** What the apps of every origin read before they start: behind the gateway the API is on the page's own origin. */
export const runtimeConfig = (config: GatewayConfig): RuntimeConfig => ({
  publicUrl: config.PUBLIC_URL,
  individualUrl: config.INDIVIDUAL_URL,
  adminUrl: config.ADMIN_URL,
  apiUrl: '',
  identityUrl: '',
  settingsName: config.COOKIE_SETTINGS_NAME ?? null,
  production: config.NODE_ENV === 'production',
})
