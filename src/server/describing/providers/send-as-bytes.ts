import { randomUUID } from 'node:crypto'
import { freeBody } from '#server/platform/network/free-body.ts'

/** Stands in a request for the base64 of its picture. */
export const picturePlace = randomUUID()

/**
 * Has an SDK `send` a request, with its picture, as bytes, which `freeWhenSent` frees. From an object the SDKs make a text that holds
 * the picture, and `fetch` its bytes: the collector would carry all of them along until the model has answered.
 */
export async function sendAsBytes<T>(
  request: object,
  jpeg: Buffer | null,
  send: (options: { body: Buffer; headers: Record<string, string> }) => Promise<T>,
): Promise<T> {
  const body = writeBody(request, jpeg)
  try {
    return await send({ body, headers: { 'content-type': 'application/json' } })
  } finally {
    // Where it came to no `fetch`.
    freeBody(body)
  }
}

/** A `fetch` that frees bytes that it is given to send: by its standard it copies them as soon as it is called. */
export function freeWhenSent(fetcher: typeof fetch): typeof fetch {
  return (input, init) => {
    const answer = fetcher(input, init)
    if (Buffer.isBuffer(init?.body)) freeBody(init.body)
    return answer
  }
}

function writeBody(request: object, jpeg: Buffer | null): Buffer {
  if (!jpeg) return Buffer.from(JSON.stringify(request))
  const [before = '', after = ''] = JSON.stringify(request).split(picturePlace)
  const picture = jpeg.toString('base64')
  const start = Buffer.byteLength(before)
  const body = Buffer.allocUnsafeSlow(start + picture.length + Buffer.byteLength(after))
  body.write(before)
  body.write(picture, start, 'latin1')
  body.write(after, start + picture.length)
  return body
}
