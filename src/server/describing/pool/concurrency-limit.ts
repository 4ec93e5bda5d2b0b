/** Refusals that came within a short time: one limit was met. */
export interface RefusalBurst {
  firstAt: number
  lastAt: number
  /** Refusals, where the limit had been increased before the first one; else 1. */
  count: number
  followedIncrease: boolean
  /** Of the limit, when calls are sent that know of the first refusal. */
  epoch: number
}

/**
 * How many calls may be under way at once, in all processes: increased while nobody is refused, decreased at a refusal
 * (AIMD). Before the first refusal it doubles (slow start); after it, it is what was under way.
 */
export interface ConcurrencyLimit {
  limit: number
  /** Counts the changes of the limit. */
  epoch: number
  /** A refusal has shown about where the limit is. */
  hasLeftSlowStart: boolean
  /** Before the last increase: at that many calls nobody was refused. */
  lastGoodLimit: number
  /** After slow start, the next step. More than 1: it was increased since the last refusal. */
  increaseBy: number
  /** Before the first of the increases since the last refusal. */
  limitBeforeIncreases: number
  /** Before the last burst of refusals, without those increases. */
  limitBeforeDecrease: number
  /** When it was last much less than that. */
  farDecreasedAt: number
  /** Times in a row that an increase gained nothing. */
  failedIncreases: number
  /** When it last changed for the better or the worse. */
  changedAt: number
  lastBurst: RefusalBurst
}

export const initialLimit: ConcurrencyLimit = {
  limit: 8,
  epoch: 0,
  hasLeftSlowStart: false,
  lastGoodLimit: 1,
  increaseBy: 1,
  limitBeforeIncreases: 0,
  limitBeforeDecrease: 0,
  farDecreasedAt: 0,
  failedIncreases: 0,
  changedAt: 0,
  lastBurst: { firstAt: 0, lastAt: 0, count: 0, followedIncrease: false, epoch: 0 },
}
