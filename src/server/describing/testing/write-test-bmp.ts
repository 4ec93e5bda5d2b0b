export interface TestBmp {
  width: number
  height: number
  depth: number
  /** The lines as the file holds them, padding and all. */
  pixels: Buffer | number[]
  compression?: number
  /** Red, green, blue for each colour of the table. */
  palette?: Array<[number, number, number]>
  masks?: [number, number, number]
}

/** A BMP with the commonest header, written by hand for what no library writes. A negative height is top-down. */
export function writeTestBmp(bmp: TestBmp): Buffer {
  const palette = (bmp.palette ?? []).flatMap(([r, g, b]) => [b, g, r, 0])
  const masks = Buffer.alloc(bmp.masks ? 12 : 0)
  for (const [n, mask] of (bmp.masks ?? []).entries()) masks.writeUInt32LE(mask, n * 4)
  const header = Buffer.alloc(54)
  header.write('BM')
  header.writeUInt32LE(54 + masks.length + palette.length, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(bmp.width, 18)
  header.writeInt32LE(bmp.height, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(bmp.depth, 28)
  header.writeUInt32LE(bmp.compression ?? 0, 30)
  header.writeUInt32LE(palette.length / 4, 46)
  return Buffer.concat([header, masks, Buffer.from(palette), Buffer.from(bmp.pixels)])
}
