/**
 * Frees the memory of bytes immediately: every remaining reference sees them empty. Otherwise pictures that have long been scaled down
 * would take as much memory as those in progress until the garbage collector runs, and V8 collects more often the more external memory
 * there is. Bytes up to `Buffer.poolSize` are left to the garbage collector.
 */
export function freeBody(bytes: Buffer): void {
  // Smaller memory may be Node's shared pool for small buffers.
  if (bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength > Buffer.poolSize)
    bytes.buffer.transfer(0)
}
