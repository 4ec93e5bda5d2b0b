import type { UiLanguage } from '#contract/languages.ts'
import { fillIn } from '#contract/say.ts'
import type { Delimiter } from './choose-delimiter.ts'

interface NoticeDetails {
  no_header: Record<never, never>
  table_start: { line: number }
  two_header_lines: { line: number }
  delimiter_chosen: { delimiter: Delimiter; insteadOf: Delimiter }
  sheet_chosen: { sheet: string }
  column_without_addresses: { column: string; insteadOf: string }
  column_of_pages: { column: string; insteadOf: string }
  broken_bytes: { line: number }
  files_unusable: { count: number; names: string }
}
export type NoticeCode = keyof NoticeDetails

/** A decision made when a list was read, shown before anything is charged for it. */
export type ListNotice = { [C in NoticeCode]: { code: C; details: NoticeDetails[C] } }[NoticeCode]

export const noticeWords: Record<NoticeCode, Record<UiLanguage, string>> = {
  no_header: {
    de: 'Die erste Zeile ist keine Überschrift.',
    en: 'The first row is not a header.',
  },
  table_start: {
    de: 'Die Tabelle beginnt in Zeile {{line}}.',
    en: 'The table begins in row {{line}}.',
  },
  two_header_lines: {
    de: 'Die Überschrift steht in zwei Zeilen, bis Zeile {{line}}.',
    en: 'The header takes two rows, up to row {{line}}.',
  },
  delimiter_chosen: {
    de: 'Trennzeichen: {{delimiter}} (statt {{insteadOf}}).',
    en: 'Delimiter: {{delimiter}} (instead of {{insteadOf}}).',
  },
  sheet_chosen: {
    de: 'Blatt „{{sheet}}“ gewählt: Es enthält die Adressen.',
    en: 'Sheet “{{sheet}}” chosen: it contains the URLs.',
  },
  column_without_addresses: {
    de: 'Die Bildadressen sind in „{{column}}“: „{{insteadOf}}“ enthält keine.',
    en: 'Image URLs are in “{{column}}”: “{{insteadOf}}” contains none.',
  },
  column_of_pages: {
    de: 'Die Bildadressen sind in „{{column}}“: „{{insteadOf}}“ enthält Adressen von Seiten.',
    en: 'Image URLs are in “{{column}}”: “{{insteadOf}}” contains page URLs.',
  },
  broken_bytes: {
    de: 'Ab Zeile {{line}} sind Zeichen beschädigt; sie werden durch � ersetzt.',
    en: 'From line {{line}} on, some characters are damaged; they are replaced by �.',
  },
  files_unusable: {
    de: 'Dateien, die nicht verwendet werden können: {{names}} Anzahl: {{count}}.',
    en: 'Files that cannot be used: {{names}} Number: {{count}}.',
  },
}

/** Notices that the plain rule was not followed: the charge depends on them. */
const guesses: ReadonlySet<NoticeCode> = new Set([
  'no_header',
  'table_start',
  'two_header_lines',
  'delimiter_chosen',
  'sheet_chosen',
  'column_without_addresses',
  'column_of_pages',
])

export function isGuess({ code }: ListNotice): boolean {
  return guesses.has(code)
}

type OfTable = Extract<
  ListNotice,
  { code: 'no_header' | 'table_start' | 'two_header_lines' | 'delimiter_chosen' | 'sheet_chosen' }
>

/** Whether reading by the plain rule would undo this decision. */
export function isOfTable(notice: ListNotice): notice is OfTable {
  return isGuess(notice) && !notice.code.startsWith('column_')
}

const delimiterWords: Record<string, Record<UiLanguage, string>> = {
  ',': { de: 'Komma', en: 'comma' },
  ';': { de: 'Semikolon', en: 'semicolon' },
  '\t': { de: 'Tabulator', en: 'tab' },
  '|': { de: 'senkrechter Strich', en: 'vertical bar' },
  null: { de: 'keines', en: 'none' },
}

export function sayDelimiter(delimiter: Delimiter, language: UiLanguage): string {
  return delimiterWords[String(delimiter)]?.[language] ?? ''
}

/** The sentence of a notice in the reader's language. */
export function sayNotice({ code, details }: ListNotice, language: UiLanguage): string {
  const words = noticeWords[code][language]
  if (code !== 'delimiter_chosen') return fillIn(words, { ...details }, language)
  const delimiter = sayDelimiter(details.delimiter, language)
  return fillIn(words, { delimiter, insteadOf: sayDelimiter(details.insteadOf, language) }, language)
}

/** A notice as API calls return it. */
interface SaidNotice {
  code: NoticeCode
  message: string
}

/** The notices as API calls return them. */
export function sayNotices(notices: readonly ListNotice[] = [], language: UiLanguage): SaidNotice[] {
  return notices.map((notice) => ({ code: notice.code, message: sayNotice(notice, language) }))
}

/** The maximum length of a quotation in a notice. */
const quotedCharacters = 60

export function quoted(text: string): string {
  const trimmed = text.trim()
  return trimmed.length > quotedCharacters ? `${trimmed.slice(0, quotedCharacters).toWellFormed()}…` : trimmed
}
