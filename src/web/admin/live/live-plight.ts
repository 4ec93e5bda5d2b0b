import type { LiveKey, LiveState } from '#contract/entities/live-state.ts'

export interface LivePlight {
  /** There are jobs to run, but no workers. */
  lacksWorkers: boolean
  /** One entry per provider, with the time since its first key is down. */
  downProviders: { provider: LiveKey['provider']; since: string | null }[]
  pausedJobs: number
  isCalm: boolean
}

/** Everything in the live state that needs an administrator's attention. */
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
