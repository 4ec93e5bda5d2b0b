import type { OwnPictureName } from './own-pictures.ts'

export interface HandWritten {
  altText: string
  description: string
  /** For whoever asks for an array of strings. */
  keywords: string[]
}

/** What somebody wrote in one language about the demo's own pictures. */
export interface HandWrittenTexts {
  inContext(context: string): string
  /** Says of them that they were written by hand. */
  label: string
  pictures: Record<OwnPictureName, HandWritten>
}
