import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AssignedKey } from '#contract/entities/api-key.ts'
import { globalKeys, userKeys } from './apikeys.tables.ts'

/**
 * The keys of a user as a JSON array, for the query of another room. A global key that the provider refused is
 * refused for everybody who has it.
 */
export function keysOf(userId: SQLWrapper): SQL<AssignedKey[]> {
  const isGlobal = sql`${userKeys.sealed} is null`
  return sql<AssignedKey[]>`(
    select coalesce(json_agg(json_build_object(
      'name', ${userKeys.name},
      'isGlobal', ${isGlobal},
      'lastFour', ${userKeys.lastFour},
      'assignedAt', ${iso(userKeys.assignedAt)},
      'refusedAt', ${iso(sql`case when ${isGlobal} then ${globalKeys.refusedAt} else ${userKeys.refusedAt} end`)}
    ) order by ${userKeys.name}), '[]')
    from ${userKeys} left join ${globalKeys} on ${eq(globalKeys.name, userKeys.name)}
    where ${userKeys.userId} = ${userId})`
}

/** Whether any key is assigned to a user, their own or the global one. */
export function hasKeys(userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${userKeys} where ${userKeys.userId} = ${userId})`
}

function iso(moment: SQLWrapper): SQL {
  return sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
