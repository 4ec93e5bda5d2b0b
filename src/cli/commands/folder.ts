import { readFile } from 'node:fs/promises'
import { findLanguageTag } from '#checks/languages/find-language-tag.ts'
import { connect } from '#cli/connect.ts'
import { pictureEndings } from '#cli/describing/find-picture.ts'
import type { Order } from '#cli/describing/order.ts'
import { type Bounds, runOrders } from '#cli/describing/run-orders.ts'
import { type Exit, exits, wrongUse } from '#cli/exits.ts'
import { findFiles } from '#cli/find-files.ts'
import { count, type Terminal } from '#cli/terminal.ts'
import { keepBackup, writeAtomically } from '#cli/write-atomically.ts'
import type { DescribedImage } from '#client/client.ts'
import { languageTag } from '#contract/languages.ts'
import { type PictureTexts, UnwritableFile } from '#metadata/picture-texts.ts'
import { isWritable, readPacketOf, writeFileTexts } from '#metadata/write-file.ts'
import { findLacking, writePacket } from '#metadata/write-packet.ts'

const outputs = ['xmp', 'sidecar', 'csv', 'json'] as const
type To = (typeof outputs)[number]

export interface FolderOptions extends Bounds {
  languages: string[]
  to: string
  again?: boolean
  backup?: boolean
  json?: boolean
  output?: string
}

interface Row {
  file: string
  texts: PictureTexts['texts']
  keywords: readonly string[]
  decorative: boolean
  /** Where its texts are; null: nowhere. */
  writtenTo: string | null
  problem: string | null
}

/** Describes the pictures of a folder that lack an alt text in their XMP, and writes it there, into sidecars, or as a list. */
export async function folder(
  folders: string[],
  { languages, to, again = false, backup, json, output, ...bounds }: FolderOptions,
  terminal: Terminal,
): Promise<Exit> {
  if (!isTo(to)) throw wrongUse(`--to is one of ${outputs.join(', ')}.`)
  const files = await findFiles(folders, pictureEndings)
  const orders: Order[] = []
  const rows: Row[] = []
  const fail = (file: string, problem: string) =>
    rows.push({ file, texts: {}, keywords: [], decorative: false, writtenTo: null, problem })
  for (const file of files) {
    try {
      const lacking = again ? languages : await findLackingIn(file, to, languages)
      if (lacking.length > 0) orders.push({ name: file, picture: { file }, languages: lacking })
    } catch (fault) {
      if (!(fault instanceof UnwritableFile)) throw fault
      const problem = `The XMP of ${sidecarOf(file)} cannot be read: ${fault.message}`
      fail(file, problem)
      terminal.say(`${file} was left out: ${problem}`)
    }
  }
  terminal.say(
    `${files.length - orders.length - rows.length} of ${count(files.length, 'picture')} with texts already`,
  )
  const bildwort = await connect(process.env)
  const done = await runOrders(bildwort, orders, bounds, terminal, async ({ name: file }, outcome) => {
    if ('problem' in outcome) return void fail(file, outcome.problem)
    const texts = textsOf(outcome.image)
    const row = { file, texts: texts.texts, keywords: texts.keywords, decorative: texts.isDecorative }
    const writtenTo = to === 'csv' || to === 'json' ? null : await write(file, to, texts, { again, backup })
    rows.push({ ...row, writtenTo, problem: null })
  })
  if (!done) return exits.done
  rows.sort((a, b) => (a.file < b.file ? -1 : 1))
  const text =
    json || to === 'json'
      ? `${JSON.stringify(rows, null, 2)}\n`
      : to === 'csv'
        ? csvOf(rows, languages)
        : rows.map(print).join('')
  await terminal.write(text, output)
  return rows.some(({ problem }) => problem) ? exits.findings : exits.done
}

function isTo(text: string): text is To {
  return (outputs as readonly string[]).includes(text)
}

/** With the ending of the picture: `a.jpg` and `a.png` are two. */
const sidecarOf = (file: string) => `${file}.xmp`

/** A list has every picture; a file and its sidecar are asked what they have. Throws `UnwritableFile` for the sidecar. */
async function findLackingIn(file: string, to: To, languages: string[]): Promise<string[]> {
  const byTag = new Map(languages.map((language) => [tagOf(language), language]))
  const lacking = await findLackingInFile(file, findLacking(await readSidecar(file), [...byTag.keys()]))
  return to === 'csv' || to === 'json' || lacking.length > 0 ? lacking.map((tag) => byTag.get(tag)!) : []
}

/** All of them where the file's own XMP cannot be read: its texts go into a sidecar then. */
async function findLackingInFile(file: string, tags: string[]): Promise<string[]> {
  try {
    return findLacking(await readPacketOf(await readFile(file)), tags)
  } catch (fault) {
    if (!(fault instanceof UnwritableFile)) throw fault
    return tags
  }
}

async function readSidecar(file: string): Promise<string | null> {
  return await readFile(sidecarOf(file), 'utf8').catch(() => null)
}

function tagOf(language: string): string {
  return languageTag(language) || findLanguageTag(language) || 'und'
}

function textsOf({ texts, keywords, decorative }: DescribedImage): PictureTexts {
  const byTag = Object.entries(texts).map(([language, text]) => [tagOf(language), text])
  return { texts: Object.fromEntries(byTag), keywords: keywords.used, isDecorative: decorative }
}

/** Into the file, or where its format or its XMP does not allow that, beside it. */
async function write(
  file: string,
  to: To,
  texts: PictureTexts,
  { again, backup }: { again: boolean; backup: boolean | undefined },
): Promise<string> {
  const writing = { replacesOwn: again }
  const bytes = await readFile(file)
  if (to === 'xmp' && isWritable(bytes)) {
    try {
      const written = await writeFileTexts(bytes, texts, writing)
      if (backup) await keepBackup(file)
      await writeAtomically(file, written)
      return file
    } catch (fault) {
      if (!(fault instanceof UnwritableFile)) throw fault
    }
  }
  const sidecar = sidecarOf(file)
  await writeAtomically(sidecar, Buffer.from(writePacket(await readSidecar(file), texts, writing)))
  return sidecar
}

function print({ file, texts, decorative, writtenTo, problem }: Row): string {
  if (problem) return `${file}: failed: ${problem}\n`
  const alts = Object.entries(texts).map(([tag, { altText }]) => `  ${tag}: ${altText}\n`)
  return `${file}${writtenTo && writtenTo !== file ? ` → ${writtenTo}` : ''}\n${decorative ? '  decorative\n' : alts.join('')}`
}

function csvOf(rows: readonly Row[], languages: readonly string[]): string {
  const tags = languages.map(tagOf)
  const head = [
    'file',
    ...tags.flatMap((tag) => [`alt_${tag}`, `description_${tag}`]),
    'keywords',
    'decorative',
    'problem',
  ]
  const lines = rows.map(({ file, texts, keywords, decorative, problem }) => [
    file,
    ...tags.flatMap((tag) => [texts[tag]?.altText ?? '', texts[tag]?.description ?? '']),
    keywords.join(', '),
    String(decorative),
    problem ?? '',
  ])
  return [head, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

/** A cell that begins like a formula gets an apostrophe: spreadsheets would run it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
