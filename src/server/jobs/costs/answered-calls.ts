import type { CallsMade } from '#server/describing/pool/create-provider-pool.ts'

/** How many of the calls a model answered in whatever way: where the image is not paid these are the user's, trouble is the operator's. */
export function answeredCalls(made: readonly CallsMade[]): number {
  return made.reduce((sum, { answered }) => sum + answered, 0)
}
