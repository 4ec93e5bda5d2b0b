/**
 * Gives the memory of a body that `readBody` read back now: whoever holds the bytes still finds none. Left to the garbage
 * collector, pictures that are long made small would take as much memory as those under way.
 */
export function freeBody(bytes: Buffer): void {
  // Where it is no larger, the memory may be what Node shares out among small buffers.
  if (bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength > Buffer.poolSize)
    bytes.buffer.transfer(0)
}
