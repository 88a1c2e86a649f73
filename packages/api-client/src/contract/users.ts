import { z } from 'zod'
import { UserListItem } from './access.ts'
import { action, call, signedIn } from './call.ts'
import { Password, Phone } from './identity.ts'
import { type RoleId, roles } from './permissions.ts'
import { LanguageSchema } from './schemas.ts'

/** The roles that belong to a company: whoever has one of them has a customer, and nobody else has. */
export const rolesOfCustomers: readonly RoleId[] = [roles.employee, roles.hrManager]

const RoleIdSchema = z.literal(Object.values(roles), 'user.roleUnknown')

const Username = z
  .string()
  .trim()
  .min(3, 'user.usernameTooShort')
  .max(60, 'user.usernameTooLong')
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, 'user.usernameInvalid')
  // Such names are those of accounts whose data was removed.
  .refine((name) => !name.toLowerCase().startsWith('erased-'), 'user.usernameInvalid')

const Name = z.string().trim().min(1, 'user.nameMissing').max(100, 'user.nameTooLong')
const Surname = z.string().trim().min(1, 'user.surnameMissing').max(100, 'user.surnameTooLong')
const Email = z.email('identity.emailInvalid').max(200)

const RoleIds = z
  .array(RoleIdSchema)
  .min(1, 'user.roleMissing')
  .max(Object.keys(roles).length)
  .refine((ids) => new Set(ids).size === ids.length, 'user.roleTwice')

/** What an administrator writes about a new user. */
export const NewUser = z.strictObject({
  username: Username,
  name: Name,
  surname: Surname,
  email: Email,
  phone: Phone.nullable().default(null),
  roles: RoleIds,
  /** Of whoever has a role of a company, and of nobody else. */
  customerId: z.uuid().nullable().default(null),
  language: LanguageSchema.default('tr'),
})

export type NewUser = z.infer<typeof NewUser>

const hasChange = (body: object) => Object.keys(body).length > 2

/** What changes about a user; what is absent stays. */
export const UserChange = z
  .strictObject({
    id: z.uuid(),
    /** The version that the change was made on: somebody who was slower gets 409. */
    version: z.number().int().min(1),
    username: Username.optional(),
    name: Name.optional(),
    surname: Surname.optional(),
    email: Email.optional(),
    phone: Phone.nullable().optional(),
    roles: RoleIds.optional(),
    customerId: z.uuid().nullable().optional(),
    language: LanguageSchema.optional(),
  })
  .refine(hasChange, { error: 'user.nothingChanges', path: ['id'] })

export type UserChange = z.infer<typeof UserChange>

export const UserDetail = UserListItem.extend({
  phone: z.string().nullable(),
  customerId: z.uuid().nullable(),
  language: LanguageSchema,
  /** False until the person has followed the invitation. */
  hasPassword: z.boolean(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
})

export type UserDetail = z.infer<typeof UserDetail>

/** What a person reads and changes about their own account. */
export const OwnAccount = z.object({
  username: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** One-time passwords go to a phone only after its person has shown that it is theirs. */
  isPhoneConfirmed: z.boolean(),
  /** What is to become phone and e-mail once its code is confirmed. */
  pending: z.object({ phone: z.string().nullable(), email: z.string().nullable() }),
  language: LanguageSchema,
})

export type OwnAccount = z.infer<typeof OwnAccount>

/** The password once more, before something that a stolen session must not do. */
const PasswordAgain = z.string().min(1, 'login.passwordMissing').max(128)

const nobody = '5f3f2a52-6a1c-4d5e-8f00-000000000000'

export const users = {
  createUser: call('createUser', {
    access: action('CreateUser'),
    body: NewUser,
    example: {
      body: {
        username: 'deniz.arman',
        name: 'Deniz',
        surname: 'Arman',
        email: 'deniz.arman@example.com',
        roles: [roles.employee],
        customerId: nobody,
      },
    },
    idempotent: true,
    refuses: {
      // Sent again after the person was erased.
      404: ['user.notFound'],
      409: ['user.alreadyTaken'],
      429: ['identity.tooManyRequests'],
    },
    answer: UserDetail,
    says: 'Creates a user and mails an invitation, whose link sets the first password.',
  }),
  updateUser: call('updateUser', {
    access: action('UpdateUser'),
    body: UserChange,
    example: { body: { id: nobody, version: 1, name: 'Deniz' } },
    refuses: {
      404: ['user.notFound'],
      409: ['user.changedMeanwhile', 'user.alreadyTaken', 'user.ownRoles', 'user.lastAdministrator'],
    },
    answer: UserDetail,
    says: 'Changes a user. Nobody changes their own roles, and one active administrator always remains. Phone and e-mail of an account that somebody has made their own change only by its person.',
  }),
  user: call('user', {
    access: action('ReadUser'),
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({ projectId: z.coerce.number().int().optional() }),
    example: { params: { id: nobody }, query: { projectId: '2' } },
    refuses: { 404: ['user.notFound'] },
    answer: UserDetail,
    says: 'One user of a project.',
  }),
  changeActiveStatus: call('changeActiveStatus', {
    access: action('ChangeUserActiveStatus'),
    body: z.strictObject({ id: z.uuid(), isActive: z.boolean() }),
    example: { body: { id: nobody, isActive: false } },
    refuses: { 404: ['user.notFound'], 409: ['user.notYourself', 'user.lastAdministrator'] },
    answer: UserDetail,
    says: 'Disables or activates a user; disabling ends every session at once.',
  }),
  changeDeletedStatus: call('changeDeletedStatus', {
    access: action('ChangeUserDeletedStatus'),
    body: z.strictObject({ id: z.uuid(), isDeleted: z.boolean() }),
    example: { body: { id: nobody, isDeleted: true } },
    refuses: { 404: ['user.notFound'], 409: ['user.notYourself', 'user.lastAdministrator'] },
    answer: UserDetail,
    says: 'Removes or restores a user; removing ends every session at once, restoring revives none.',
  }),
  ownAccount: call('ownAccount', {
    access: signedIn,
    answer: OwnAccount,
    says: 'What the person who asks can read and change about their own account.',
  }),
  updateOwnAccount: call('updateOwnAccount', {
    access: signedIn,
    body: z
      .strictObject({
        name: Name.optional(),
        surname: Surname.optional(),
        phone: Phone.nullable().optional(),
        email: Email.optional(),
        language: LanguageSchema.optional(),
        password: PasswordAgain.optional(),
      })
      // Codes go to the phone and reset links to the e-mail: changing them is changing a way in.
      .refine(
        ({ phone, email, password }) =>
          (phone === undefined && email === undefined) || password !== undefined,
        { error: 'login.passwordMissing', path: ['password'] },
      ),
    example: { body: { language: 'tr' } },
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: OwnAccount,
    says: 'Changes name or language of the person who asks. A new phone or e-mail needs the password and waits for the code that is sent there; the answer is the same where somebody else has it.',
  }),
  confirmContact: call('confirmContact', {
    access: signedIn,
    body: z.strictObject({
      kind: z.enum(['phone', 'email']),
      code: z.string().regex(/^\d{6}$/, 'account.codeWrong'),
    }),
    example: { body: { kind: 'phone', code: '000000' } },
    answer: OwnAccount,
    says: 'Makes the phone or e-mail that waits the one of the account, with the code that was sent there.',
  }),
  changePassword: call('changePassword', {
    access: signedIn,
    body: z.strictObject({ oldPassword: PasswordAgain, newPassword: Password }),
    example: { body: { oldPassword: 'not-the-one', newPassword: 'four quiet words here' } },
    refuses: { 429: ['identity.tooManyAttempts'] },
    answer: z.object({ changed: z.literal(true) }),
    says: 'Sets a new password with the old one and ends the other sessions of the account.',
  }),
  exportPersonalData: call('exportPersonalData', {
    access: signedIn,
    body: z.strictObject({ password: PasswordAgain }),
    example: { body: { password: 'not-the-one' } },
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: z.object({
      format: z.literal('avita-personal-data'),
      version: z.literal(1),
      createdAt: z.iso.datetime(),
      /** What stays when the person has their data removed, and why. */
      kept: z.array(z.object({ name: z.string(), because: z.string() })),
      data: z.record(z.string(), z.unknown()),
    }),
    says: 'Everything that is kept about the person who asks, machine readable; needs the password.',
  }),
  deletePersonalData: call('deletePersonalData', {
    access: signedIn,
    body: z.strictObject({
      password: PasswordAgain,
      confirmation: z.literal(true, 'account.confirmationMissing'),
    }),
    example: { body: { password: 'not-the-one', confirmation: true } },
    refuses: { 409: ['user.lastAdministrator'], 429: ['identity.tooManyAttempts'] },
    answer: z.object({ deleted: z.literal(true), records: z.number().int() }),
    says: 'Removes the person who asks and everything that is kept about them, for good; needs the password.',
  }),
} as const
