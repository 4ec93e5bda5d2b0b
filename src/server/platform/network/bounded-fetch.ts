import { bounds } from '#server/platform/bounds.ts'
import { AnswerTooLarge } from './answer-too-large.ts'

/**
 * A `fetch` whose answers end with an `AnswerTooLarge` beyond `bounds.providerAnswerBytes`, counted as they are read, so that what
 * was compressed can not grow beyond either. `onTooLarge` hears of each.
 */
export function boundedFetch(onTooLarge: () => void = () => {}, fetchBy: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchBy(input, init)
    if (!response.body) return response
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(endBeyond(bounds.providerAnswerBytes, onTooLarge)), {
      status,
      statusText,
      headers,
    })
  }
}

function endBeyond(maxBytes: number, onTooLarge: () => void): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes <= maxBytes) return controller.enqueue(chunk)
      onTooLarge()
      // Lets go of the connection, too: nobody pays for the rest of it.
      controller.error(new AnswerTooLarge(maxBytes))
    },
  })
}
