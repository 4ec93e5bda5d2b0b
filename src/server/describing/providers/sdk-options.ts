import { boundedFetch } from '#server/platform/network/bounded-fetch.ts'
import { freeWhenSent } from './send-as-bytes.ts'
import { withPlainErrors } from './with-plain-errors.ts'

/** Options for the SDKs of all providers: we decide when to retry and what is logged. */
export function sdkOptions(timeoutMs: number, onAnswerTooLarge?: () => void) {
  return {
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
    // A key never follows a redirect, and fetch need not keep a second copy of the picture for one.
    fetchOptions: { redirect: 'error' },
    fetch: withPlainErrors(freeWhenSent(boundedFetch(onAnswerTooLarge))),
  } as const
}
