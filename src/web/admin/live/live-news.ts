import type { LiveKey, LiveState } from '#contract/entities/live-state.ts'

export type LiveNews =
  | { kind: 'key'; key: LiveKey }
  | { kind: 'workers'; isRunning: boolean }
  | { kind: 'paused'; count: number }

/** What a screen reader announces: changes of state, not figures. */
export function liveNews(before: LiveState, now: LiveState): LiveNews[] {
  const stateBefore = new Map(before.keys.map((key) => [liveKeyId(key), key.state]))
  const news: LiveNews[] = now.keys
    .filter((key) => key.state !== (stateBefore.get(liveKeyId(key)) ?? 'well'))
    .map((key) => ({ kind: 'key', key }))

  const isRunning = now.workers.length > 0
  if (isRunning !== before.workers.length > 0) news.push({ kind: 'workers', isRunning })
  const count = now.queue.pausedJobs
  if (count > 0 !== before.queue.pausedJobs > 0) news.push({ kind: 'paused', count })
  return news
}

/** Identifies a key among those on the screen. */
export function liveKeyId({ provider, username, lastFour }: LiveKey): string {
  return `${provider} ${username} ${lastFour}`
}
