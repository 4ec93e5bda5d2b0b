import { createParser } from 'eventsource-parser'
import { CallError } from './call-error.ts'
import { callHeaders } from './call-headers.ts'
import { pause } from './pause.ts'
import { send } from './send.ts'
import { untilVisible, whenHidden } from './tab-visibility.ts'
import { watchConnection } from './watch-connection.ts'

/** One message of an event stream. */
export interface StreamMessage {
  /** The newest id up to and including this message, for `Last-Event-ID`. */
  id: string
  data: string
}

export interface EventStreamOptions {
  lastEventId?: string
  /** Ends the reading. The caller aborts once it has received the last message of a finished stream. */
  signal: AbortSignal
  onEvent: (message: StreamMessage) => void
  /** Called when the connection opens or reopens. */
  onOpen?: () => void
  /** Called after 15 s without a message; reconnecting continues. */
  onLost?: () => void
  firstRetryMs?: number
}

const longestRetryMs = 10_000
/** Upper bound of the delay that a server can request. */
const longestRestMs = 60_000

/**
 * Reads an event stream with fetch, which can send a Bearer token. Reconnects with the last id after the delay that the server sets
 * (`retry:`) and closes the connection while the tab is hidden. Resolves when there is nothing to follow (204) or the signal aborts; throws
 * CallError when the server refuses (4xx), because a retry would not help.
 */
export async function readEventStream(url: string, options: EventStreamOptions): Promise<void> {
  const { signal, onEvent, onOpen, onLost, firstRetryMs = 500 } = options
  const connection = watchConnection(() => onLost?.())
  let lastEventId = options.lastEventId ?? ''
  let retryMs = firstRetryMs

  try {
    while (!signal.aborted) {
      await untilVisible(signal)
      const attempt = new AbortController()
      connection.startAttempt(() => attempt.abort())
      const stopWatching = whenHidden(() => attempt.abort())
      let restMs = 0
      try {
        const response = await send(url, {
          headers: callHeaders({
            Accept: 'text/event-stream',
            ...(lastEventId && { 'Last-Event-ID': lastEventId }),
          }),
          signal: AbortSignal.any([signal, attempt.signal]),
        })
        if (response.status === 204 || !response.body) return
        connection.opened()
        onOpen?.()
        const parser = createParser({
          onId: (id) => {
            lastEventId = id
          },
          onRetry: (ms) => {
            restMs = Math.min(ms, longestRestMs)
          },
          onEvent: ({ data }) => {
            if (!signal.aborted) onEvent({ id: lastEventId, data })
          },
        })
        for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
          connection.alive()
          retryMs = firstRetryMs
          parser.feed(text)
        }
      } catch (error) {
        if (error instanceof CallError && isFinal(error.status)) throw error
        // Everything else is a broken connection: retry.
      } finally {
        stopWatching()
      }
      if (restMs > 0) connection.resting(restMs)
      await pause(Math.max(retryMs, restMs), signal)
      retryMs = Math.min(retryMs * 2, longestRetryMs)
    }
  } finally {
    connection.end()
  }
}

/** A retry does not help against refusals, except timeouts and rate limits. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
