import type { UiLanguage } from '#contract/languages.ts'
import { samplePictures } from '#contract/sample-pictures.ts'
import { writeCell } from './csv/write-cell.ts'

export const samplePath = '/samples'

const columns = {
  de: ['Bild-URL', 'Titel', 'Kontext'],
  en: ['Image URL', 'Title', 'Context'],
} as const satisfies Record<UiLanguage, readonly string[]>

/** The list of the sample pictures in the format of an upload; `publicUrl` is where this installation serves them. */
export function writeSampleList(
  publicUrl: string,
  { format, language }: { format: 'csv' | 'json'; language: UiLanguage },
): string {
  const header = columns[language]
  const rows = samplePictures.map(({ file, words }) => {
    const { title, context } = words[language]
    return [`${publicUrl}${samplePath}/${file}`, title, context]
  })
  if (format === 'csv')
    return `\ufeff${[header, ...rows].map((row) => `${row.map(writeCell).join(';')}\r\n`).join('')}`
  const objects = rows.map((row) => Object.fromEntries(row.map((cell, index) => [header[index], cell])))
  return `${JSON.stringify(objects, null, 2)}\n`
}
