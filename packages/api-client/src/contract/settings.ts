import { z } from 'zod'
import { action, anonymous, call } from './call.ts'
import { Phone } from './identity.ts'
import { PageQuery, pageOf } from './schemas.ts'

const days = (shortest: number, longest: number) =>
  z.number().int().min(shortest, 'setting.daysTooFew').max(longest, 'setting.daysTooMany')

/**
 * What an operator may set, each with the values it takes. A public one is answered to everybody. The bounds of
 * retention periods are those within which the law and the product work.
 */
export const settingValues = {
  supportPhone: Phone,
  supportMail: z.email('identity.emailInvalid').max(200),
  appointmentNoticeHours: z.number().int().min(1, 'setting.hoursTooFew').max(168, 'setting.hoursTooMany'),
  // Reports compare with the year before; nobody needs more than two.
  'retention.usageEvents': days(400, 1100),
  'retention.sessions': days(1, 90),
  'retention.messages': days(1, 30),
  'retention.contactForms': days(30, 730),
  'retention.requestForms': days(30, 730),
  'retention.notifications': days(30, 730),
  'retention.testResults': days(90, 1095),
} as const satisfies Record<string, z.ZodType<string | number>>

export type SettingKey = keyof typeof settingValues
export type SettingValue<Key extends SettingKey> = z.output<(typeof settingValues)[Key]>

export const settingKeys = Object.keys(settingValues).filter(
  (name): name is SettingKey => name in settingValues,
)

export const publicSettingKeys = [
  'supportPhone',
  'supportMail',
  'appointmentNoticeHours',
] as const satisfies readonly SettingKey[]

const SettingKeySchema = z.literal(settingKeys, 'setting.keyUnknown')
const AnyValue = z.union([z.string().max(1000), z.number()])

/** A key with a value that this key takes. */
const NewSetting = z.strictObject({ key: SettingKeySchema, value: AnyValue })

const takenByItsKey = (
  { key, value }: z.output<typeof NewSetting>,
  context: z.core.$RefinementCtx<z.output<typeof NewSetting>>,
) => {
  for (const issue of settingValues[key].safeParse(value).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['value'], message: issue.message })
}

export const Setting = z.object({
  key: SettingKeySchema,
  value: AnyValue,
  isPublic: z.boolean(),
  updatedAt: z.iso.datetime(),
  /** To be sent with a change. */
  version: z.number().int(),
})

export type Setting = z.infer<typeof Setting>

export const settings = {
  publicSettings: call('publicSettings', {
    access: anonymous,
    answer: z.object({
      items: z.array(z.object({ key: z.literal([...publicSettingKeys]), value: AnyValue })),
    }),
    says: 'The settings that everybody may know; one that is not set is absent.',
  }),
  settings: call('settings', {
    access: action('ListSettings'),
    query: PageQuery,
    answer: pageOf(Setting),
    says: 'The settings of the operator.',
  }),
  createSetting: call('createSetting', {
    access: action('CreateSetting'),
    body: NewSetting.superRefine(takenByItsKey),
    example: { body: { key: 'supportPhone', value: '+902120000000' } },
    refuses: { 409: ['setting.alreadySet'] },
    answer: Setting,
    says: 'Sets what was not set yet; each key takes only its own kind of value.',
  }),
  updateSetting: call('updateSetting', {
    access: action('UpdateSetting'),
    /** `version` is the one that was read. */
    body: NewSetting.extend({ version: z.number().int().min(1) }).superRefine(takenByItsKey),
    example: { body: { key: 'appointmentNoticeHours', value: 24, version: 1 } },
    refuses: { 404: ['setting.notFound'], 409: ['setting.changedMeanwhile'] },
    answer: Setting,
    says: 'Changes a setting. 409 where somebody was faster.',
  }),
  deleteSetting: call('deleteSetting', {
    access: action('DeleteSetting'),
    params: z.strictObject({ key: SettingKeySchema }),
    example: { params: { key: 'supportMail' } },
    refuses: { 404: ['setting.notFound'] },
    answer: z.object({ deleted: z.literal(true) }),
    says: 'Removes a setting: what the product does without it holds again.',
  }),
} as const
