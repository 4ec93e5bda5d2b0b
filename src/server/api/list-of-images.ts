import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImageOfJob, JobInput } from '#contract/endpoints/v1/job-input.ts'
import { joinAvoided, rowWishesOf } from '#contract/endpoints/v1/picture-wishes.ts'
import type { StartFields } from '#contract/entities/start-form.ts'
import { type WishName, wishNames } from '#contract/lists/columns/row-wishes.ts'
import { splitLanguages } from '#server/jobs/lists/choose-languages.ts'
import { cleanFilename } from '#server/jobs/starting/clean-filename.ts'
import { type ReceivedUpload, uploadPrefix } from '#server/jobs/starting/receive-upload.ts'
import { refuseFullDisk, usualUploadBounds } from '#server/jobs/starting/watch-upload.ts'

type Row = Partial<Record<'url' | 'context' | 'externalId' | WishName, string>> & Pick<ImageOfJob, 'metadata'>

/**
 * Writes the images of a call to the JSON list that could have been uploaded instead, passes it to `use`, and removes it afterwards, so
 * that everything a job can do with a list works for them too. Refuses `disk_full`.
 */
export async function withListOfImages<T>(
  input: JobInput,
  use: (upload: ReceivedUpload) => Promise<T>,
): Promise<T> {
  const { keywords } = input
  const rows = input.images.map(rowOf)
  const text = `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
  const folder = await mkdtemp(join(tmpdir(), uploadPrefix))
  try {
    await refuseFullDisk(folder, Buffer.byteLength(text), usualUploadBounds)
    const list = await writeListFile(join(folder, 'list'), text)
    return await use({ ...list, filename: filenameOf(input.name), fields: fieldsOf(input, rows), keywords })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes a list as if it had been uploaded. */
export async function writeListFile(
  path: string,
  text: string,
): Promise<Pick<ReceivedUpload, 'path' | 'sha256'>> {
  await writeFile(path, text, { mode: 0o600 })
  return { path, sha256: createHash('sha256').update(text).digest('hex') }
}

function rowOf(image: ImageOfJob): Row {
  const context = [image.context, ...image.keywords].filter((said) => said !== '').join(', ')
  const { url, externalId, metadata } = image
  const given = { ...(externalId !== undefined && { externalId }), ...(metadata && { metadata }) }
  return { url, ...(context && { context }), ...rowWishesOf(image), ...given }
}

function filenameOf(name: string): string {
  const clean = cleanFilename(name) || 'api'
  return /\.json$/i.test(clean) ? clean : cleanFilename(`${clean}.json`)
}

/** As in the app's form. */
function fieldsOf(input: JobInput, rows: Row[]): Partial<StartFields> {
  const isSaid = (column: keyof Row) => rows.some((row) => row[column] !== undefined)
  const columns = wishNames.map((wish) => [wish, isSaid(wish) ? wish : null])
  const { codes, names } = splitLanguages(input.languages)
  return {
    name: input.name,
    labels: JSON.stringify(input.labels),
    format: 'json',
    urlColumn: 'url',
    contextColumn: isSaid('context') ? 'context' : '',
    wishColumns: JSON.stringify(Object.fromEntries(columns)),
    languages: JSON.stringify(codes),
    customLanguages: JSON.stringify(names),
    promptType: input.prompt === '' ? 'system' : 'custom',
    customPrompt: input.prompt,
    baseUrl: input.baseUrl,
    onlyMissing: String(input.onlyMissing),
    replaceWeak: String(input.replaceWeak),
    countRepeatsOnce: String(input.countRepeatsOnce),
    usesFileNotes: String(input.usesFileNotes),
    brand: input.brand,
    product: input.product,
    style: input.style ?? '',
    avoidedKeywords: joinAvoided(input.avoidedKeywords),
    maxAltCharacters: input.maxAltCharacters === null ? '' : String(input.maxAltCharacters),
    glossary: input.glossary,
    altPrefix: input.altPrefix,
    altSuffix: input.altSuffix,
  }
}
