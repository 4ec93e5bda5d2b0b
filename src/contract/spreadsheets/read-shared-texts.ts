import { limits } from '#contract/limits.ts'
import { createTextStore, type TextStore } from './create-text-store.ts'
import { damaged, tooLarge } from './damaged.ts'
import type { Package } from './open-package.ts'
import { readPart } from './read-part.ts'
import { spreadsheetLimits } from './spreadsheet-limits.ts'
import { unescapeText } from './unescape-text.ts'

/** The texts that cells share; of formatted ones all pieces, without what is written above them for reading aloud. */
export async function readSharedTexts(file: Package, part: string | null): Promise<TextStore> {
  const store = createTextStore()
  if (part === null) return store
  if (!file.has(part)) throw damaged(part)
  const { sharedTexts, sharedTextMegabytes } = spreadsheetLimits
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
      }
    },
  })
  return store
}
