import { foldAccents } from '#checks/languages/fold-accents.ts'

export interface Word {
  written: string
  folded: string
}

/** The words of a text, folded at once: word by word would cost several times as much. */
export function readWords(text: string): Word[] {
  const written = splitWords(text)
  const folded = splitWords(foldAccents(text))
  const isAligned = folded.length === written.length
  return written.map((word, i) => ({ written: word, folded: isAligned ? folded[i]! : foldAccents(word) }))
}

/** The words and numbers of a text in their own spelling. */
export function splitWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
