import type { StoredDraft } from './draft-database.ts'

const keptMs = 24 * 60 * 60 * 1_000

/**
 * Which of the browser's drafts this user goes on with in this tab, and the tabs whose drafts go: those of other users,
 * and those that nobody came back to within a day.
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
