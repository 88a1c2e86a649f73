import { pageIds } from '@avita/i18n-routes'
import { z } from 'zod'
import { action, call, signedIn } from './call.ts'
import { actionNames } from './permissions.ts'
import { Flag, LanguageSchema, PageQuery, pageOf } from './schemas.ts'

const PageNameSchema = z.enum(pageIds)

export const AuthorizedPageSchema = z.object({
  name: PageNameSchema,
  authorizedActions: z.array(z.object({ name: z.enum(actionNames) })).readonly(),
})

export interface NavigationItemShape {
  name: z.infer<typeof PageNameSchema>
  displayName: string
  iconClass: string
  route: string
  isStatic: boolean
  supportedLangs: z.infer<typeof LanguageSchema>[]
  subItems: NavigationItemShape[]
}

/** An item of the navigation menu (specification, section 3); `name` is the page it opens. */
export const NavigationItem: z.ZodType<NavigationItemShape> = z.object({
  name: PageNameSchema,
  displayName: z.string(),
  iconClass: z.string(),
  route: z.string(),
  isStatic: z.boolean(),
  supportedLangs: z.array(LanguageSchema),
  get subItems() {
    return z.array(NavigationItem)
  },
})

export type NavigationItem = z.infer<typeof NavigationItem>

export const Role = z.object({ id: z.number().int(), name: z.string() })
export type Role = z.infer<typeof Role>

export const UserListItem = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  customerName: z.string().nullable(),
  roles: z.array(Role),
  isActive: z.boolean(),
  isDeleted: z.boolean(),
})

export type UserListItem = z.infer<typeof UserListItem>

const Project = z.strictObject({ projectId: z.coerce.number().int().positive() })

export const access = {
  navigationMenu: call('navigationMenu', {
    access: signedIn,
    query: z.strictObject({ app: z.enum(['user-panel', 'back-office']).default('user-panel') }),
    answer: z.array(NavigationItem),
    says: 'The whole navigation menu of an app; the client shows what the person may open.',
  }),
  pagesAndActions: call('pagesAndActions', {
    access: signedIn,
    params: Project,
    example: { params: { projectId: '2' } },
    answer: z.array(AuthorizedPageSchema),
    says: 'The pages that the person may open, each with what they may do there.',
  }),
  roles: call('roles', {
    access: action('ListUsers'),
    params: Project,
    example: { params: { projectId: '2' } },
    answer: z.array(Role),
    says: 'The roles of a project.',
  }),
  users: call('users', {
    access: action('ListUsers'),
    query: PageQuery.extend({
      roleId: z.coerce.number().int().optional(),
      searchTerm: z.string().trim().max(100).optional(),
      projectId: z.coerce.number().int().positive().optional(),
      isActive: Flag.optional(),
      isDeleted: Flag.optional(),
    }),
    answer: pageOf(UserListItem),
    says: 'The users of a project, filtered and paged.',
  }),
} as const
