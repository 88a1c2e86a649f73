import type { PlatformConfig } from './config.ts'

/** The accounts of the demo seed (decisions, section 3), in the order of their use. */
const demoAccounts = [
  ['employee', 'reads the panel'],
  ['colleague', 'works at the same company'],
  ['employee2', 'works at a second company'],
  ['hr', 'manages the company’s programme'],
  ['hr2', 'does so at the second company'],
  ['customer', 'a private customer; no screen of their own yet'],
  ['psychologist', 'a psychologist; no screen of their own yet'],
  ['editor', 'back office: the start page, no screen yet'],
  ['notifier', 'back office: the start page, no screen yet'],
  ['admin', 'back office: lists the users'],
  ['disabled', 'cannot sign in'],
  ['removed', 'cannot sign in'],
] as const

const sharedPassword = 'Avita-demo-2026'

const table = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
}

/** What is printed when everything is ready: the addresses, and the demo accounts where they exist. */
export const announcement = (
  { PUBLIC_URL, INDIVIDUAL_URL, ADMIN_URL, MAIL_FOLDER, SEED_DEMO }: PlatformConfig,
  embeddedDatabase: string | null,
): string =>
  [
    '',
    'AVITA runs. Ctrl-C stops it.',
    '',
    ...table([
      ['Corporate site', `${PUBLIC_URL}/  and  ${PUBLIC_URL}/en`],
      ['Panel sign-in', `${PUBLIC_URL}/kullanici/giris-yap  and  ${PUBLIC_URL}/en/user/login`],
      ['Individual site', `${INDIVIDUAL_URL}/`],
      ['Back office', `${ADMIN_URL}/`],
      ['API health', `${PUBLIC_URL}/api/health/ready`],
      ...(MAIL_FOLDER === undefined ? [] : [['Mails', MAIL_FOLDER] as const]),
      ...(embeddedDatabase === null ? [] : [['Database', embeddedDatabase] as const]),
    ]),
    '',
    ...(SEED_DEMO === 'true'
      ? [`Demo accounts, all with the password ${sharedPassword}:`, '', ...table(demoAccounts), '']
      : []),
  ].join('\n')
