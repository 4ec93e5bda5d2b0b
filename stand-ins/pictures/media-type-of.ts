const mediaTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
  heic: 'image/heic',
  svg: 'image/svg+xml',
}

/** The media type that web servers use for a file of this name. */
export function mediaTypeOf(name: string): string | undefined {
  return mediaTypes[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
}
