import { foldForSearch } from '../../text.ts'

/** What the users list is searched by. */
export const searchTextOf = (user: {
  readonly name: string
  readonly surname: string
  readonly username: string
  readonly email: string
}): string => foldForSearch(`${user.name} ${user.surname} ${user.username} ${user.email}`)
