import { randomBytes } from 'node:crypto'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import { RegisterInput } from '#contract/endpoints/registering.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'

const numbered = 20

/**
 * Returns a free username: the first of these names that is a valid one, with a number appended if it is taken. Only the database's unique
 * index catches two concurrent choices.
 */
export async function chooseUsername(db: Database | Transaction, names: string[]): Promise<string> {
  const base = names.map(asUsername).find((name) => name !== null) ?? 'user'
  const wanted = [base, ...Array.from({ length: numbered }, (_, index) => `${base}-${index + 2}`)]
  const lower = sql<string>`lower(${users.username})`
  const rows = await db
    .select({ name: lower })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        inArray(
          lower,
          wanted.map((name) => name.toLowerCase()),
        ),
      ),
    )
  const taken = new Set(rows.map(({ name }) => name))
  const free = wanted.find((name) => !taken.has(name.toLowerCase()))
  return free ?? `${base}-${randomBytes(4).toString('hex')}`
}

/** A username cannot be an address; use the part before the @. */
function asUsername(name: string): string | null {
  const local = name.replace(/@.*$/s, '').replace(/\p{C}/gu, '').trim().slice(0, 50)
  return RegisterInput.shape.username.safeParse(local).data ?? null
}
