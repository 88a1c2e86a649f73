import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'

/** The role that reads for reports: it sees numbers of people, and no table with people in it. */
const reportRole = 'report'

const statements = [
  `grant usage on schema public to ${reportRole}`,
  `grant select on report_customers, download_counts, crash_counts to ${reportRole}`,
  `grant execute on function report_headcount(uuid, timestamptz), report_participation(uuid, text),
    report_events(uuid, text, timestamptz, timestamptz), report_topics() to ${reportRole}`,
  // Released once, never changed: no right to update or delete.
  `grant select, insert on released_cells to ${reportRole}`,
]

/** What an administrator of the database runs where we may not: printed at start. The grants follow at the next start. */
export const reportRoleSql = (user: string): string =>
  `create role ${reportRole} nologin; grant ${reportRole} to "${user.replaceAll('"', '""')}";`

/**
 * Makes the role and gives it its few rights, at every start: a role belongs to the server, so that a database restored
 * on another one comes without. Where we may not, nothing happens here, the reports stay shut and the start says so
 * (`reportsAreOpen`).
 */
export const prepareReportRole = async (database: Database): Promise<void> => {
  await database.execute(
    sql.raw(`do $$
    begin
      if not exists (select from pg_roles where rolname = '${reportRole}') then
        begin
          create role ${reportRole} nologin;
        exception
          -- Another database of this server was faster, or it is not ours to do.
          when duplicate_object or unique_violation or insufficient_privilege then null;
        end;
      end if;
      if exists (select from pg_roles where rolname = '${reportRole}') and not exists (
        select from pg_auth_members membership
        where membership.roleid = '${reportRole}'::regrole
          and membership.member = current_user::regrole
          -- PostgreSQL 16 and newer tell being a member from being allowed to become it.
          and coalesce((to_jsonb(membership) ->> 'set_option')::boolean, true)
      ) then
        begin
          execute format('grant ${reportRole} to %I', current_user);
        exception
          when insufficient_privilege or internal_error or unique_violation then null;
        end;
      end if;
    end $$`),
  )
  const { rows } = await database.execute(sql`select from pg_roles where rolname = ${reportRole}`)
  if (rows.length > 0) for (const statement of statements) await database.execute(sql.raw(statement))
}

/** The address under which a connection is the role from its first moment; it fails where it may not be. */
export const asReportRole = (url: string): string => {
  const address = new URL(url)
  const options = address.searchParams.get('options')
  address.searchParams.set('options', [options, `-c role=${reportRole}`].filter(Boolean).join(' '))
  return address.href
}

/** Whether the reports can be read, and as the role that sees no people. */
export const reportsAreOpen = async (database: Database): Promise<boolean> => {
  try {
    const { rows } = await database.execute(sql`select current_user as name from report_customers limit 0`)
    const { rows: who } = await database.execute(sql`select current_user as name`)
    return rows.length === 0 && who[0]?.['name'] === reportRole
  } catch {
    return false
  }
}
