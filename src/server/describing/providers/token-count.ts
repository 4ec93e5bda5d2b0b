import { z } from 'zod'

/** More than any call can use; sums of this many still fit wherever they are stored. */
const most = 10_000_000

/**
 * A count of tokens as a provider reports it. Anything but an integer counts as 0: the answer itself is good, and
 * costs and the end of a job could not be computed with it.
 */
export const TokenCount = z.int().min(0).max(most).catch(0)
