import type { Database } from '#server/platform/open-database.ts'
import { serverDialects } from './keys.tables.ts'

export type Learned = typeof serverDialects.$inferSelect

/** The features that each server rejected, by `fingerprintServer`. */
export async function readDialects(db: Database): Promise<Map<string, Learned>> {
  const rows = await db.select().from(serverDialects)
  return new Map(rows.map((row) => [row.server, row]))
}
