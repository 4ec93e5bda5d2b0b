import { crc32, deflateSync } from 'node:zlib'

/** A small SVG whose filter keeps a renderer busy for a minute. */
export function drawSvgBomb(): string {
  const blur = '<feGaussianBlur stdDeviation="400"/><feMorphology operator="dilate" radius="300"/>'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000">' +
    `<filter id="f"><feTurbulence baseFrequency=".9" numOctaves="99"/>${blur.repeat(2)}</filter>` +
    '<rect width="4000" height="4000" filter="url(#f)"/></svg>'
  )
}

/** A PNG of a hundred bytes that declares 50,000 × 50,000 pixels. */
export function drawManyPixels(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(50_000, 0)
  header.writeUInt32BE(50_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(64 * 1024))
  return Buffer.concat([
    signature,
    block('IHDR', header),
    block('IDAT', pixels),
    block('IEND', Buffer.alloc(0)),
  ])
}

function block(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
