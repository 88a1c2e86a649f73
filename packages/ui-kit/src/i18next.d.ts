import type ui from './locales/tr/ui.json'

// The kit's own view of i18next. An app that uses the kit declares its resources with `ui` among them.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false
    resources: { ui: typeof ui }
  }
}
