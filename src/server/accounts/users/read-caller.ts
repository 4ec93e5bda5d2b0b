import type { UiLanguage } from '#contract/languages.ts'
import type { Caller } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import { clientOf, type Database, type Transaction } from '#server/platform/open-database.ts'
import { queryRows } from '#server/platform/query-rows.ts'

const columns = { id: column.number, isAdmin: column.boolean, language: column.asStored<UiLanguage>() }

const statement = {
  name: 'read-caller',
  text: 'select id, is_admin as "isAdmin", language from users where id = $1 and deleted_at is null',
}

/** Reads a user's current rights for work that runs without a request of theirs. Null if they were deleted. */
export async function readCaller(db: Database | Transaction, userId: number): Promise<Caller | null> {
  const [caller] = await queryRows(clientOf(db), columns, { ...statement, values: [userId] })
  return caller ?? null
}
