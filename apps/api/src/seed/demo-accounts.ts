import type { RoleName } from '@avita/api-client/contract'

/** The one password of every demo account (decisions, section 3). */
export const demoPassword = 'Avita-demo-2026'

export const demoCustomers = {
  first: { id: '0f0c1c5e-5d0a-4c8e-9d3e-1a0000000001', name: 'Çınar Lojistik A.Ş.' },
  second: { id: '0f0c1c5e-5d0a-4c8e-9d3e-1a0000000002', name: 'Işıltı Yazılım Ltd. Şti.' },
} as const

export interface DemoAccount {
  readonly username: string
  readonly name: string
  readonly surname: string
  readonly phone: string
  readonly role: RoleName
  readonly customer: keyof typeof demoCustomers | null
  readonly isActive?: boolean
  readonly isDeleted?: boolean
}

/** Everybody the README names. The phones belong to a range that no operator has given out. */
export const demoAccounts = [
  {
    username: 'employee',
    name: 'Elif',
    surname: 'Yılmaz',
    phone: '+905000000001',
    role: 'employee',
    customer: 'first',
  },
  {
    username: 'hr',
    name: 'Hakan',
    surname: 'Çelik',
    phone: '+905000000002',
    role: 'hrManager',
    customer: 'first',
  },
  {
    username: 'editor',
    name: 'Ebru',
    surname: 'Şahin',
    phone: '+905000000003',
    role: 'editor',
    customer: null,
  },
  {
    username: 'notifier',
    name: 'Nihat',
    surname: 'Öztürk',
    phone: '+905000000004',
    role: 'notificationAdmin',
    customer: null,
  },
  {
    username: 'admin',
    name: 'Aslı',
    surname: 'Güneş',
    phone: '+905000000005',
    role: 'administrator',
    customer: null,
  },
  {
    username: 'customer',
    name: 'Ceren',
    surname: 'Işık',
    phone: '+905000000006',
    role: 'privateCustomer',
    customer: null,
  },
  {
    username: 'psychologist',
    name: 'Pınar',
    surname: 'Aydın',
    phone: '+905000000007',
    role: 'psychologist',
    customer: null,
  },
  {
    username: 'disabled',
    name: 'Deniz',
    surname: 'Kaya',
    phone: '+905000000008',
    role: 'employee',
    customer: 'first',
    isActive: false,
  },
  {
    username: 'removed',
    name: 'Rıza',
    surname: 'Uçar',
    phone: '+905000000009',
    role: 'employee',
    customer: 'first',
    isDeleted: true,
  },
  {
    username: 'colleague',
    name: 'Kerem',
    surname: 'İnce',
    phone: '+905000000010',
    role: 'employee',
    customer: 'first',
  },
  {
    username: 'employee2',
    name: 'Oya',
    surname: 'Demir',
    phone: '+905000000011',
    role: 'employee',
    customer: 'second',
  },
  {
    username: 'hr2',
    name: 'Hülya',
    surname: 'Arslan',
    phone: '+905000000012',
    role: 'hrManager',
    customer: 'second',
  },
] as const satisfies readonly DemoAccount[]

export type DemoUsername = (typeof demoAccounts)[number]['username']

const names = [
  'Ahmet',
  'Ayşe',
  'Burak',
  'Çiğdem',
  'Emre',
  'Gökçe',
  'İrem',
  'Murat',
  'Özlem',
  'Şule',
  'Tolga',
  'Umut',
  'Yağmur',
]
const surnames = [
  'Acar',
  'Bulut',
  'Çakır',
  'Doğan',
  'Erdoğdu',
  'Iğdır',
  'İpek',
  'Koç',
  'Özer',
  'Şen',
  'Tunç',
  'Ünal',
  'Yavuz',
]
/** Enough that the reports of both companies have something to show. */
const staffOf = { first: 260, second: 90 } as const
const staffCount = staffOf.first + staffOf.second

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new RangeError('An empty list has no item')
  return item
}

/** Invented employees, always the same ones, for lists with many pages and for the reports. They cannot sign in. */
export const syntheticEmployees: readonly DemoAccount[] = Array.from({ length: staffCount }, (_, index) => ({
  username: `calisan${String(index + 1).padStart(2, '0')}`,
  name: at(names, index * 5),
  surname: at(surnames, index * 5 + Math.floor(index / names.length) * 4),
  phone: `+90${5_000_000_100 + index + 1}`,
  role: 'employee',
  customer: index % 3 === 0 && index < 3 * staffOf.second ? 'second' : 'first',
}))
