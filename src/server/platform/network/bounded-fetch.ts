import { bounds } from '#server/platform/bounds.ts'
import { AnswerTooLarge } from './answer-too-large.ts'

/**
 * A `fetch` whose answers fail with an `AnswerTooLarge` beyond `bounds.providerAnswerBytes`, counted while reading, after decompression.
 * `onTooLarge` is called for each.
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
      // Also closes the connection, so the rest is not transferred.
      controller.error(new AnswerTooLarge(maxBytes))
    },
  })
}
