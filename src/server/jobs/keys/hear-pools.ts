import { markKeyRefused } from '#server/apikeys/mark-key-refused.ts'
import type { ProviderPoolsOptions } from '#server/describing/pool/create-provider-pools.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keyRefOf } from './key-id.ts'
import { measureCall } from './measure-call.ts'

/** What is made of what pools tell: calls are measured, and a key that is refused is kept as refused for all. */
export function hearPools(
  platform: Platform,
): Required<Pick<ProviderPoolsOptions, 'onCall' | 'onKeyRefused' | 'onAnswerTooLarge'>> {
  const { metrics, log } = platform
  return {
    onCall: (call) => measureCall(metrics, call),
    onAnswerTooLarge: () => metrics.boundsReached.inc({ bound: 'providerAnswerBytes' }),
    onKeyRefused: (keyId) => {
      const key = keyRefOf(keyId)
      log.warn({ key }, 'a key was refused')
      // The picture that met it goes on with the next provider meanwhile.
      void markKeyRefused(platform, key).catch((error) =>
        log.warn({ err: error, key }, 'a refused key could not be noted'),
      )
    },
  }
}
