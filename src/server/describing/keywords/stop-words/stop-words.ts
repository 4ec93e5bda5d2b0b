import { czech } from './czech.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { hungarian } from './hungarian.ts'
import { italian } from './italian.ts'
import { polish } from './polish.ts'
import { slovene } from './slovene.ts'
import { spanish } from './spanish.ts'

/** Words that say nothing by themselves, in lower case, by language code; with what file names make of their accents. */
export const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  de: read(german, transcribe),
  en: read(english, withoutAccents),
  it: read(italian, withoutAccents),
  es: read(spanish, withoutAccents),
  cz: read(czech, withoutAccents),
  hu: read(hungarian, withoutAccents),
  pl: read(polish, withoutAccents),
  sl: read(slovene, withoutAccents),
}

function read(list: string, plain: (word: string) => string): ReadonlySet<string> {
  const words = list.trim().split(/\s+/)
  // A short word without its accents may be another word: Czech `být` (be), `byt` (flat); `vaše` (your), German `Vase`.
  return new Set([...words, ...words.map(plain).filter((word) => word.length > 4 || plain === transcribe)])
}

function transcribe(word: string): string {
  return word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
}
