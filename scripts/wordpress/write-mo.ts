/** Translations as gettext's binary file, which WordPress reads. Source: the GNU gettext manual, “The Format of GNU MO Files”. */
export function writeMo(entries: ReadonlyMap<string, string>): Buffer {
  const sorted = [...entries].toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  const headerBytes = 28
  const tableBytes = 8 * sorted.length
  const head = Buffer.alloc(headerBytes + 2 * tableBytes)
  // Magic number, revision, number of entries, offsets of both tables; no hash table.
  const words = [0x950412de, 0, sorted.length, headerBytes, headerBytes + tableBytes, 0, head.length]
  for (const [index, word] of words.entries()) head.writeUInt32LE(word, 4 * index)

  const texts: Buffer[] = []
  let place = head.length
  const write = (text: string, at: number) => {
    const bytes = Buffer.from(`${text}\0`)
    head.writeUInt32LE(bytes.length - 1, at)
    head.writeUInt32LE(place, at + 4)
    texts.push(bytes)
    place += bytes.length
  }
  for (const [index, [original]] of sorted.entries()) write(original, headerBytes + 8 * index)
  for (const [index, [, translated]] of sorted.entries())
    write(translated, headerBytes + tableBytes + 8 * index)
  return Buffer.concat([head, ...texts])
}
