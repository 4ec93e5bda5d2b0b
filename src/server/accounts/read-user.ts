import { eq } from 'drizzle-orm'
import type { User } from '#contract/entities/user.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { users } from './accounts.tables.ts'

/** A user as the outside sees one. Refuses with `not_found`. */
export async function readUser(db: Database | Transaction, id: number): Promise<User> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row) throw new Refusal('not_found')
  const { passwordHash: _, createdAt, ...open } = row
  return { ...open, createdAt: createdAt.toISOString(), ...nothingOwned }
}

// Stands here until accounts hold credits, totals and keys.
const nothingOwned = { creditBalance: 0, totalProcessedImages: 0, totalCost: 0, apiKeys: [] }
