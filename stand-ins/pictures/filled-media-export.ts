import { readFile } from 'node:fs/promises'

/**
 * The list of photographs as a German CMS exports it (byte order mark, `;`, quoted line breaks, sixteen rows of which the last has no
 * image), with addresses below `baseUrl`.
 */
export async function filledMediaExport(baseUrl: string): Promise<string> {
  const csv = await readFile(new URL('./photographs/media-export.csv', import.meta.url), 'utf8')
  return csv.replaceAll('{BASE}', baseUrl.replace(/\/+$/, ''))
}
