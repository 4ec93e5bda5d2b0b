import type { Share } from '#contract/entities/share.ts'
import type { jobShares } from '#server/jobs/jobs.tables.ts'

/** A link as its owner sees it, without its token. */
export function shapeShare({
  id,
  createdAt,
  expiresAt,
}: Pick<typeof jobShares.$inferSelect, keyof Share>): Share {
  return { id, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
