import { Readable } from 'node:stream'
import type { AuditedPicture } from '#contract/entities/site-audit.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { writeCell } from '#server/platform/csv/write-cell.ts'
import type { Database } from '#server/platform/open-database.ts'
import { pagesAfter } from '#server/platform/pages-after.ts'
import { listPictures, type PictureFilter } from './list-pictures.ts'

const rowsPerPage = 500

type Row = AuditedPicture & { surroundings: string }

/** The columns: the upload of a list recognises address, alt text, role, target, caption, title and context by these headers. */
const columns: { header: Record<UiLanguage, string>; cell: (row: Row, language: UiLanguage) => string }[] = [
  { header: { de: 'Bild-URL', en: 'Image URL' }, cell: ({ url }) => url },
  { header: { de: 'Alternativtext', en: 'Alt text' }, cell: ({ alt, label }) => alt?.trim() || label },
  { header: { de: 'Attribut alt', en: 'Attribute alt' }, cell: (row, language) => sayAlt(row, language) },
  {
    header: { de: 'Mängel', en: 'Faults' },
    cell: ({ faults }) => faults.map(({ message }) => message).join(' '),
  },
  { header: { de: 'Seite', en: 'Page' }, cell: ({ page }) => page.url },
  { header: { de: 'Seitentitel', en: 'Page title' }, cell: ({ page }) => page.title },
  { header: { de: 'Auf Seiten', en: 'On pages' }, cell: ({ pageCount }) => String(pageCount) },
  { header: { de: 'Selektor', en: 'Selector' }, cell: ({ selector }) => selector },
  { header: { de: 'Funktion', en: 'Role' }, cell: ({ role }) => role },
  { header: { de: 'Linkziel', en: 'Link target' }, cell: ({ linkTarget }) => linkTarget },
  { header: { de: 'Bildunterschrift', en: 'Caption' }, cell: ({ caption }) => caption },
  {
    header: { de: 'Kontext', en: 'Context' },
    cell: ({ heading, surroundings }) =>
      surroundings.includes(heading) ? surroundings : [heading, surroundings].filter(Boolean).join(': '),
  },
  { header: { de: 'Seitensprache', en: 'Page language' }, cell: ({ language }) => language },
]

const altWords = {
  absent: { de: 'fehlt', en: 'absent' },
  empty: { de: 'leer', en: 'empty' },
  present: { de: 'vorhanden', en: 'present' },
} as const satisfies Record<string, Record<UiLanguage, string>>

function sayAlt({ form, alt }: Row, language: UiLanguage): string {
  if (form === 'sitemap') return ''
  return altWords[alt === null ? 'absent' : alt.trim() === '' ? 'empty' : 'present'][language]
}

/** The pictures of an audit as CSV: UTF-8 with BOM, CRLF, cells that spreadsheets cannot take for formulas. Whose audit it is must be known. */
export function writeAuditCsv(
  db: Database,
  auditId: number,
  { delimiter, language, ...filter }: PictureFilter & { delimiter: string; language: UiLanguage },
): Readable {
  const line = (cells: string[]) => `${cells.map(writeCell).join(delimiter)}\r\n`
  async function* write(): AsyncGenerator<string> {
    yield `\ufeff${line(columns.map(({ header }) => header[language]))}`
    const readAfter = (last: Row | null) =>
      listPictures(db, auditId, { ...filter, after: last?.id, limit: rowsPerPage }, language)
    for await (const page of pagesAfter(readAfter))
      yield page.map((row) => line(columns.map(({ cell }) => cell(row, language)))).join('')
  }
  return Readable.from(write(), { objectMode: false })
}
