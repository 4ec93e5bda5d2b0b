import type { UiLanguage } from '#contract/languages.ts'

/** How to find the table of a list. */
export interface TableWish {
  /** Use only the plain rule: the first non-blank line is the header, the delimiter is the one that gives it the most columns. */
  isPlain?: boolean | undefined
  /** The language for naming columns without a header; default: German. */
  language?: UiLanguage | undefined
}

const words: Record<UiLanguage, string> = { de: 'Spalte', en: 'Column' }

/** The names of columns in a table without a header. */
export function namedColumns(count: number, { language = 'de' }: TableWish): string[] {
  return Array.from({ length: count }, (_, index) => `${words[language]} ${index + 1}`)
}

/** Whether both are names of the same column, in any language. */
export function isSameNamedColumn(one: string, other: string): boolean {
  const place = (name: string) => /^(?:Spalte|Column) ([1-9]\d{0,2})$/.exec(name)?.[1]
  return place(one) !== undefined && place(one) === place(other)
}
