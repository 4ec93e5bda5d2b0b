import sharp from 'sharp'

/** A file as the form of the media library takes it: a small picture of one colour. */
export async function drawPicture(name: string, colour = '#2f6f8f') {
  const create = { width: 320, height: 240, channels: 3, background: colour } as const
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}
