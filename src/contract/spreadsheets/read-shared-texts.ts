import { limits } from '#contract/limits.ts'
import { createTextStore, type TextStore } from './create-text-store.ts'
import { damaged, tooLarge } from './damaged.ts'
import type { Package } from './open-package.ts'
import { readPart } from './read-part.ts'
import { spreadsheetLimits } from './spreadsheet-limits.ts'
import { unescapeText } from './unescape-text.ts'

/** Called about every megabyte with the memory that the texts take; if it throws, reading ends as for a damaged part. */
export type Hold = (bytes: number) => void

const heldEachBytes = 1_000_000

/** The shared strings of a workbook; formatted ones with all their runs, without phonetic guides. */
export async function readSharedTexts(file: Package, part: string | null, hold: Hold): Promise<TextStore> {
  const store = createTextStore()
  if (part === null) return store
  if (!file.has(part)) throw damaged(part)
  const { sharedTexts, sharedTextMegabytes } = spreadsheetLimits
  let held = 0
  let text = ''
  let isText = false
  let isPhonetic = false
  await readPart(file, part, {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') isPhonetic = true
      else if (name === 't') isText = !isPhonetic
    },
    text(piece) {
      if (isText) text += piece
      if (text.length > limits.maxRowCharacters) throw tooLarge(part)
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'si') {
        store.add(unescapeText(text))
        if (store.count() > sharedTexts || store.bytes() > sharedTextMegabytes * 1e6) throw tooLarge(part)
        if (store.heldBytes() < held + heldEachBytes) return
        held = store.heldBytes()
        hold(held)
      }
    },
  })
  return store
}
