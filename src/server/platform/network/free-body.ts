/**
 * Frees the memory of bytes at once: whoever still holds them finds them empty. Left to the garbage collector, pictures that are long
 * made small would take as much memory as those under way, and V8 collects the more often the more such memory there is. What is
 * no larger than `Buffer.poolSize` is left to it all the same.
 */
export function freeBody(bytes: Buffer): void {
  // Where it is no larger, the memory may be what Node shares out among small buffers.
  if (bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength > Buffer.poolSize)
    bytes.buffer.transfer(0)
}
