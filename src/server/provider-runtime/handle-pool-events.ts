import { markKeyRefused } from '#server/apikeys/mark-key-refused.ts'
import type { ProviderPoolsOptions } from '#server/describing/pool/create-provider-pools.ts'
import type { ControlCall, EndedCall } from '#server/describing/pool/keyed-provider.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keyRefOf } from './key-id.ts'

/** Books the usage of a control question as a cost of the installation's operator. */
export type BookControl = (call: ControlCall) => Promise<void>

/** Handles the events of provider pools: measures calls, and marks a refused key as refused for all processes. */
export function handlePoolEvents(
  platform: Platform,
): Required<Pick<ProviderPoolsOptions, 'onCall' | 'onKeyRefused' | 'onAnswerTooLarge'>> {
  const { metrics, log } = platform
  return {
    onCall: (call) => measureCall(metrics, call),
    onAnswerTooLarge: () => metrics.boundsReached.inc({ bound: 'providerAnswerBytes' }),
    onKeyRefused: (keyId) => {
      const key = keyRefOf(keyId)
      log.warn({ key }, 'a key was refused')
      // The picture that hit it continues with the next provider in the meantime.
      void markKeyRefused(platform, key).catch((error) =>
        log.warn({ err: error, key }, 'a refused key could not be recorded'),
      )
    },
  }
}

/** Adds a call to the metrics. Models are not a label, because users name the models of their own keys. */
function measureCall(metrics: Metrics, { provider, outcome, seconds, usage }: EndedCall): void {
  const { inputTokens, cachedInputTokens, outputTokens } = usage
  metrics.providerCalls.observe({ provider, outcome }, seconds)
  metrics.providerTokens.inc({ provider, kind: 'input' }, inputTokens - cachedInputTokens)
  metrics.providerTokens.inc({ provider, kind: 'cached_input' }, cachedInputTokens)
  metrics.providerTokens.inc({ provider, kind: 'output' }, outputTokens)
}
