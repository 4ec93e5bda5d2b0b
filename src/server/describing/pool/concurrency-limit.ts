/** Refusals within a short time, which count as one sign of the limit. */
export interface RefusalBurst {
  firstAt: number
  lastAt: number
  /** The number of refusals; stays 1 if `followedIncrease` is false. */
  count: number
  /** Whether the limit had been increased, or was in slow start, at the first refusal. */
  followedIncrease: boolean
  /** Calls sent at this epoch of the limit or later knew of the first refusal. */
  epoch: number
}

/**
 * How many calls all processes together can have in flight: increased while no call is refused, decreased on a refusal
 * (AIMD). Before the first refusal it doubles (slow start); then it becomes the number that was in flight.
 */
export interface ConcurrencyLimit {
  limit: number
  /** Incremented with each change of the limit. */
  epoch: number
  /** Whether a refusal has shown roughly where the limit is. */
  hasLeftSlowStart: boolean
  /** The limit before the last increase: with this many in flight, no call was refused. */
  lastGoodLimit: number
  /** After slow start: the size of the next increase. More than 1: it has been increased since the last refusal. */
  increaseBy: number
  /** The limit before the first increase since the last refusal. */
  limitBeforeIncreases: number
  /** The limit before the last burst of refusals and the increases that led to it. */
  limitBeforeDecrease: number
  /** When it last fell far below `limitBeforeDecrease`; the provider's limit is then assumed to have changed and learned again. */
  farDecreasedAt: number
  /** How many increases in a row gained nothing. */
  failedIncreases: number
  /** When it was last increased or decreased. */
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
