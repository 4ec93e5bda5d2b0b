/**
 * The bytes of a body, or null when there are more than `maxBytes`. Where the length is announced they are written into
 * one piece of memory as they come: put together at the end, a large file would be held twice.
 */
export async function readBody(
  body: AsyncIterable<Buffer>,
  announcedBytes: number,
  maxBytes: number,
): Promise<Buffer | null> {
  // Memory that nothing is written to costs nothing, should the announcement be a lie.
  const whole = Buffer.allocUnsafeSlow(announcedBytes <= maxBytes ? announcedBytes : 0)
  const rest: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    if (length + chunk.length > maxBytes) return null
    if (rest.length === 0 && length + chunk.length <= whole.length) chunk.copy(whole, length)
    else rest.push(chunk)
    length += chunk.length
  }
  if (rest.length === 0) return whole.subarray(0, length)
  const restBytes = rest.reduce((sum, chunk) => sum + chunk.length, 0)
  return Buffer.concat([whole.subarray(0, length - restBytes), ...rest])
}
