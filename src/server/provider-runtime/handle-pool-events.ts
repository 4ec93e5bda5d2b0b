import { markKeyRefused } from '#server/apikeys/mark-key-refused.ts'
import type { ControlCall, EndedCall } from '#server/describing/pool/create-keyed-provider.ts'
import type { ProviderPoolsOptions } from '#server/describing/pool/create-provider-pools.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keyRefOf } from './key-id.ts'

/** Books what a control question used as a cost of whoever runs the installation. */
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
      // The picture that met it goes on with the next provider meanwhile.
      void markKeyRefused(platform, key).catch((error) =>
        log.warn({ err: error, key }, 'a refused key could not be noted'),
      )
    },
  }
}

/** Puts a call into the metrics. Users name the models of their own keys, so that none is among the labels. */
function measureCall(metrics: Metrics, { provider, outcome, seconds, usage }: EndedCall): void {
  const { inputTokens, cachedInputTokens, outputTokens } = usage
  metrics.providerCalls.observe({ provider, outcome }, seconds)
  metrics.providerTokens.inc({ provider, kind: 'input' }, inputTokens - cachedInputTokens)
  metrics.providerTokens.inc({ provider, kind: 'cached_input' }, cachedInputTokens)
  metrics.providerTokens.inc({ provider, kind: 'output' }, outputTokens)
}
