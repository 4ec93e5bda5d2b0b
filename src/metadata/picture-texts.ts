/** The texts of a picture as they are kept in its file. */
export interface PictureTexts {
  /** By BCP 47 tag; the first one is the default. An empty text is not written. */
  texts: Record<string, { altText: string; description: string }>
  keywords: readonly string[]
  /** Its alt texts are empty on purpose. */
  isDecorative: boolean
}

/** Why texts cannot be written into a file, as a sentence. A sidecar can have them. */
export class UnwritableFile extends Error {
  override name = 'UnwritableFile'
}
