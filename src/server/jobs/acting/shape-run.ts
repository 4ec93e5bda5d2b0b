import type { ActionRun } from '#contract/entities/image-action.ts'
import type { imageActions } from '#server/jobs/action.tables.ts'

export type StoredAction = typeof imageActions.$inferSelect

export function shapeRun(stored: StoredAction): ActionRun {
  const { id, action, state, total, seen, changed, leftOut, createdAt } = stored
  return { id, action, state, total, seen, changed, leftOut, createdAt: createdAt.toISOString() }
}
