/** Bytes one after the other, a million of them in one megabyte. */
export function createByteList() {
  let room = new Uint8Array(1_024)
  let length = 0
  return {
    push(byte: number): void {
      if (length === room.length) {
        const larger = new Uint8Array(2 * room.length)
        larger.set(room)
        room = larger
      }
      room[length] = byte
      length += 1
    },
    bytes: (): Uint8Array => room.slice(0, length),
  }
}
