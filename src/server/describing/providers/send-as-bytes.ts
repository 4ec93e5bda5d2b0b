import { randomUUID } from 'node:crypto'

/** Stands in a request for the base64 of its picture. */
export const picturePlace = randomUUID()

/**
 * The options of an SDK's call that send a request, with its picture, as bytes that are written once. From an object the SDKs make a
 * text that holds the picture, and `fetch` its bytes: the collector would carry both along until the model has answered.
 */
export function sendAsBytes(request: object, jpeg: Buffer) {
  const [before = '', after = ''] = JSON.stringify(request).split(picturePlace)
  const picture = jpeg.toString('base64')
  const start = Buffer.byteLength(before)
  const body = Buffer.allocUnsafeSlow(start + picture.length + Buffer.byteLength(after))
  body.write(before)
  body.write(picture, start, 'latin1')
  body.write(after, start + picture.length)
  return { body, headers: { 'content-type': 'application/json' } }
}
