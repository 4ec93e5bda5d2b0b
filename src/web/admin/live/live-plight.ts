import type { LiveKey, LiveState } from '#contract/entities/live-state.ts'

export interface LivePlight {
  /** There is work, and nobody to do it. */
  lacksWorkers: boolean
  /** Each once, however many of its keys are down, since the first of them is. */
  downProviders: { provider: LiveKey['provider']; since: string | null }[]
  pausedJobs: number
  isCalm: boolean
}

/** What of the live state needs an administrator. */
export function livePlight({ workers, queue, keys }: LiveState): LivePlight {
  const { runningJobs, pausedJobs, pendingImages } = queue
  const lacksWorkers = workers.length === 0 && runningJobs + pausedJobs + pendingImages > 0
  const down = new Map<LiveKey['provider'], string | null>()
  for (const { provider, state, since } of keys) {
    if (state !== 'down') continue
    const earlier = down.get(provider)
    down.set(provider, earlier && since && earlier < since ? earlier : (since ?? earlier ?? null))
  }
  const downProviders = [...down].map(([provider, since]) => ({ provider, since }))
  return {
    lacksWorkers,
    downProviders,
    pausedJobs,
    isCalm: !lacksWorkers && downProviders.length === 0 && pausedJobs === 0,
  }
}
