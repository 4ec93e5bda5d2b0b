/** Refusals that came within a short time, so that they tell of one limit. */
export interface RefusalBurst {
  firstAt: number
  lastAt: number
  /** How many they are; stays 1 where `followedIncrease` is false. */
  count: number
  /** The limit had been increased, or was in slow start, when the first of them came. */
  followedIncrease: boolean
  /** Calls that were sent at this epoch of the limit or later knew of the first refusal. */
  epoch: number
}

/**
 * How many calls may be under way at once, in all processes: increased while no call is refused, decreased at a refusal
 * (AIMD). Before the first refusal it doubles (slow start); after it, it is what was under way.
 */
export interface ConcurrencyLimit {
  limit: number
  /** Counts the changes of the limit. */
  epoch: number
  /** A refusal has shown about where the limit is. */
  hasLeftSlowStart: boolean
  /** The limit before the last increase: with so many under way no call was refused. */
  lastGoodLimit: number
  /** After slow start: by how many calls it is increased next. More than 1: it was increased since the last refusal. */
  increaseBy: number
  /** The limit before the first of the increases since the last refusal. */
  limitBeforeIncreases: number
  /** The limit before the last burst of refusals, and before the increases that led to it. */
  limitBeforeDecrease: number
  /** When it last fell far below `limitBeforeDecrease`: then it is taken for another limit, and learned anew. */
  farDecreasedAt: number
  /** How many times in a row an increase gained nothing. */
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
