import { z } from 'zod'

/** More than any call can use; sums of so many still fit wherever they are kept. */
const most = 10_000_000

/**
 * A count of tokens as a provider reports it. What is no whole number counts nothing: the answer beside it is good, and
 * neither cost nor the end of a job could be reckoned with it.
 */
export const TokenCount = z.int().min(0).max(most).catch(0)
