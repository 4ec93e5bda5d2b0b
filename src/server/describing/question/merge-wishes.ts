import { noTextWishes, type TextWishes } from '#contract/entities/text-wishes.ts'
import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import { findTextStyle, type TextStyle } from '#contract/text-styles.ts'

/** What the texts of one picture should be. */
export interface MergedWishes {
  /** Empty texts and lists, and null: nothing is wished. */
  brand: string
  product: string
  style: TextStyle | null
  avoidedKeywords: string[]
  /** Of a whole alt text, with what is put before and after it. */
  maxAltCharacters: number | null
  glossary: string[]
  altPrefix: string
  altSuffix: string
}

/** The row's word counts before the job's; what is to be avoided and the terms of both hold, the row's first. */
export function mergeWishes(job: TextWishes = noTextWishes, row: RowWishes = {}): MergedWishes {
  return {
    brand: row.brand ?? job.brand,
    product: row.product ?? job.product,
    style: row.style === undefined ? job.style : findTextStyle(row.style),
    avoidedKeywords: splitEntries(/[,;|\n]/, row.avoidedKeywords, job.avoidedKeywords),
    maxAltCharacters:
      row.maxAltCharacters === undefined ? job.maxAltCharacters : Number(row.maxAltCharacters),
    glossary: splitEntries(/[;|\n]/, row.glossary, job.glossary),
    altPrefix: row.altPrefix ?? job.altPrefix,
    altSuffix: row.altSuffix ?? job.altSuffix,
  }
}

function splitEntries(separator: RegExp, ...texts: (string | undefined)[]): string[] {
  const entries = texts.flatMap((text = '') => text.split(separator)).map((entry) => entry.trim())
  return [...new Set(entries.filter(Boolean))]
}
