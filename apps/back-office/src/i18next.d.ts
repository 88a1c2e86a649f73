import type { Resources } from './locales/resources.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false
    resources: Resources
  }
}
