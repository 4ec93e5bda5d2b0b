import type { HealthChange } from './key-health.ts'

const slowFactor = 0.7

/** The provider is too slow: less at once. Calls that were sent before the limit last changed say nothing new. */
export const decreaseBySlowness =
  (epoch: number): HealthChange =>
  (health, now) => {
    const { concurrency } = health
    if (concurrency.epoch !== epoch) return health
    return {
      ...health,
      concurrency: {
        ...concurrency,
        limit: Math.max(1, Math.floor(concurrency.limit * slowFactor)),
        epoch: epoch + 1,
        hasLeftSlowStart: true,
        increaseBy: 1,
        failedIncreases: 0,
        changedAt: now,
        lastBurst: { ...concurrency.lastBurst, count: 1, lastAt: now },
      },
    }
  }
