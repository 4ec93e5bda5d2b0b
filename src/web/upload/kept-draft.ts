import type { Draft } from './upload-state.ts'

let kept: { userId: number; draft: Draft } | null = null

/** Keeps the file and what was chosen for it while its owner looks at another page of the app. */
export function keepDraft(userId: number, draft: Draft): void {
  kept = { userId, draft }
}

/** Takes out what this user kept. Whatever somebody else left behind is forgotten. */
export function takeKeptDraft(userId: number): Draft | null {
  const draft = kept?.userId === userId ? kept.draft : null
  kept = null
  return draft
}
