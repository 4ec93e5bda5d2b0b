import type { UiLanguage } from '#contract/languages.ts'

/** How the table of a list is sought. */
export interface TableWish {
  /** By the plain rule alone: the first line that is not blank is the header, the delimiter is the one that gives it the most columns. */
  isPlain?: boolean | undefined
  /** In which columns without a header are named; German without it. */
  language?: UiLanguage | undefined
}

const words: Record<UiLanguage, string> = { de: 'Spalte', en: 'Column' }

/** What the columns of a table without a header are called. */
export function namedColumns(count: number, { language = 'de' }: TableWish): string[] {
  return Array.from({ length: count }, (_, index) => `${words[language]} ${index + 1}`)
}

/** Is it the name of the same column, in whatever language? */
export function isSameNamedColumn(one: string, other: string): boolean {
  const place = (name: string) => /^(?:Spalte|Column) ([1-9]\d{0,2})$/.exec(name)?.[1]
  return place(one) !== undefined && place(one) === place(other)
}
