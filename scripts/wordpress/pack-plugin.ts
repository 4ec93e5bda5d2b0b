import { globSync, readFileSync } from 'node:fs'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { readPo } from './read-po.ts'
import { writeMo } from './write-mo.ts'

export const pluginFolder = 'plugins/wordpress/bildwort'

/** WordPress looks for a file of exactly the site's locale: one translation serves all locales of its language. */
const locales: Record<string, readonly string[]> = {
  de: ['de_DE', 'de_DE_formal', 'de_AT', 'de_CH', 'de_CH_informal'],
}

/** The earliest time in a ZIP, so that packing the same files gives the same bytes. */
const lastModDate = new Date(1980, 0, 1)

/** The WordPress plugin as a site installs it: the folder as a ZIP, with translations in WordPress's format. */
export async function packPlugin(folder = pluginFolder): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { lastModDate, extendedTimestamp: false })
  for (const [path, bytes] of filesOf(folder).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await writer.add(`bildwort/${path}`, new Uint8ArrayReader(bytes))
  return await writer.close()
}

function filesOf(folder: string): [path: string, bytes: Buffer][] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .flatMap((file) => {
      const path = file.slice(file.indexOf(`${folder}/`) + folder.length + 1)
      const bytes = readFileSync(file)
      const [, language] = /^languages\/bildwort-(\w+)\.po$/.exec(path) ?? []
      if (language === undefined) return [[path, bytes]]
      const compiled = writeMo(readPo(bytes.toString()))
      const named = locales[language]?.map((locale): [string, Buffer] => [
        `languages/bildwort-${locale}.mo`,
        compiled,
      ])
      if (!named) throw new Error(`${path} is in a language that no site is known to have chosen`)
      return [[path, bytes], ...named]
    })
}
