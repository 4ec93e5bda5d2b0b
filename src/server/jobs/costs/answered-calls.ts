import type { CallsMade } from '#server/describing/pool/create-provider-pool.ts'

/**
 * How many calls a model answered at all: if the image is not paid, these count for the user, while failed calls are the operator's
 * concern.
 */
export function answeredCalls(made: readonly CallsMade[]): number {
  return made.reduce((sum, { answered }) => sum + answered, 0)
}
