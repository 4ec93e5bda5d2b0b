import type { RefusalCode } from '#contract/refusals.ts'

/** Refusals that any call can get and none declares, because their cause is not the call. */
export const refusalsOfAnyCall: readonly RefusalCode[] = [
  'internal',
  'not_found',
  'no_such_call',
  'outside_v1',
  'not_ready',
  'rate_limited',
  'too_many_calls',
  'method_not_allowed',
  'too_many_at_once',
  'took_too_long',
  'unknown_host',
  'request_unreadable',
  'headers_too_large',
  'body_too_large',
  'body_too_slow',
  'unsupported_media_type',
  'unsupported_encoding',
  'unsupported_charset',
  'invalid_input',
]
