import type { StoredDraft } from './draft-database.ts'

const keptMs = 24 * 60 * 60 * 1_000

/**
 * The draft that this user continues in this tab, and the tabs whose drafts to delete: those of other users, and those older than a day.
 */
export function sortDrafts(
  drafts: StoredDraft[],
  { tab, userId, now }: { tab: string; userId: number; now: number },
): { own: StoredDraft | null; gone: string[] } {
  const isUsable = (draft: StoredDraft) => draft.userId === userId && now - draft.storedAt < keptMs
  return {
    own: drafts.find((draft) => draft.tab === tab && isUsable(draft)) ?? null,
    gone: drafts.filter((draft) => !isUsable(draft)).map((draft) => draft.tab),
  }
}
