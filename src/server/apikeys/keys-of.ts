import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AssignedKey } from '#contract/entities/api-key.ts'
import type { ExtraUserColumns } from '#server/accounts/users/read-user.ts'
import { globalKeys, userKeys } from './apikeys.tables.ts'

/**
 * A user's keys as a JSON array, for another module's query, in which `userId` names the user's column. A refused global key counts as
 * refused for everybody who has it.
 */
function keysOf(userId: SQLWrapper): SQL<AssignedKey[]> {
  // Aliases by hand: within another table's query Drizzle omits table names.
  return sql<AssignedKey[]>`(
    select coalesce(json_agg(json_build_object(
      'name', own.name,
      'isGlobal', own.sealed is null,
      'lastFour', own.last_four,
      'assignedAt', ${iso(sql`own.assigned_at`)},
      'refusedAt', ${iso(sql`case when own.sealed is null then shared.refused_at else own.refused_at end`)}
    ) order by own.name), '[]')
    from ${userKeys} own left join ${globalKeys} shared on shared.name = own.name
    where own.user_id = ${userId})`
}

/** Whether any key is assigned to a user, their own or the global one. */
export function hasKeys(userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${userKeys} own where own.user_id = ${userId})`
}

/** Whether a provider refused a key of the user's own. The global key does not count: it is replaced once, for everybody. */
export function hasRefusedKey(userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${userKeys} own
    where own.user_id = ${userId} and own.sealed is not null and own.refused_at is not null)`
}

function iso(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** What higher modules contribute to a user. */
export const extraUserColumns: ExtraUserColumns = { apiKeys: keysOf }
