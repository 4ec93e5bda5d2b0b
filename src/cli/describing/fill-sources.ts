import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { judgePicture } from '#checks/pages/judge-picture.ts'
import { placeOf } from '#cli/sources/place-of.ts'
import { readSource } from '#cli/sources/read-source.ts'
import { type Edit, localOrigin, type SourcePicture } from '#cli/sources/source-picture.ts'
import { readSourceText } from '#cli/sources/source-text.ts'
import type { Terminal } from '#cli/terminal.ts'
import { keepBackup, writeAtomically } from '#cli/write-atomically.ts'
import type { Bildwort } from '#client/client.ts'
import { languageTag } from '#contract/languages.ts'
import { findPicture } from './find-picture.ts'
import type { Order } from './order.ts'
import { type Bounds, runOrders } from './run-orders.ts'

export interface FillOptions extends Bounds {
  languages: string[]
  /** What the pictures' addresses are below. */
  root: string
  backup?: boolean
}

export interface Filled {
  file: string
  line: number
  url: string
  /** Null: it has none, for the reason. */
  alt: string | null
  problem: string | null
}

interface Source {
  file: string
  bytes: Buffer
  withEdits: (edits: readonly Edit[]) => Buffer
  edits: Edit[]
  /** Pictures of it that are not done. */
  open: number
}

type Placed = Order & { source: Source; found: SourcePicture }

/**
 * Writes alt texts into source files where pictures lack them; nothing else changes. A file is written once all its pictures are done. Null
 * after a dry run.
 */
export async function fillSources(
  bildwort: Bildwort,
  files: readonly string[],
  options: FillOptions,
  terminal: Terminal,
): Promise<Filled[] | null> {
  const { orders, results } = await collect(files, options, terminal)
  const done = await runOrders(bildwort, orders, options, terminal, async (order, outcome) => {
    const { source, found, languages } = order as Placed
    const place = { file: source.file, line: found.line, url: found.url }
    const [language = ''] = languages
    if ('problem' in outcome) results.push({ ...place, alt: null, problem: outcome.problem })
    else {
      const alt = outcome.image.decorative
        ? ''
        : (outcome.image.texts[language]?.altText ?? firstOf(outcome.image.texts))
      source.edits.push(found.write!(alt))
      results.push({ ...place, alt, problem: null })
    }
    source.open -= 1
    if (source.open === 0) await write(source, options)
  }).catch(async (fault) => {
    // What is paid for is written.
    for (const source of new Set(orders.map((order) => order.source)))
      if (source.open > 0) await write(source, options)
    throw fault
  })
  return done && results
}

function firstOf(texts: Record<string, { altText: string }>): string {
  return Object.values(texts)[0]?.altText ?? ''
}

async function collect(files: readonly string[], { languages, root }: FillOptions, terminal: Terminal) {
  const orders: Placed[] = []
  const results: Filled[] = []
  for (const file of files) {
    try {
      const bytes = await readFile(file)
      const { text, withEdits } = readSourceText(bytes)
      const source = { file, bytes, withEdits, edits: [], open: 0 }
      for (const found of readSource(file, text, placeOf(file, path.resolve(root)))) {
        if (!lacksText(found)) continue
        const picture = await findPicture(found.url, path.resolve(root))
        const place = { file, line: found.line, url: found.url }
        if ('problem' in picture) results.push({ ...place, alt: null, problem: picture.problem })
        else {
          source.open += 1
          orders.push({ ...orderOf(found, languages), picture, name: `${file}:${found.line}`, source, found })
        }
      }
    } catch (fault) {
      const problem = fault instanceof Error ? fault.message : String(fault)
      results.push({ file, line: 1, url: '', alt: null, problem })
    }
  }
  for (const { file, line, problem } of results) terminal.say(`${file}:${line} was left out: ${problem}`)
  return { orders, results }
}

function lacksText(found: SourcePicture): boolean {
  if (found.isDynamic || !found.write) return false
  return judgePicture(found).some((rule) => rule === 'missing' || rule === 'linked_without_text')
}

function orderOf(found: SourcePicture, languages: readonly string[]) {
  const tag = found.language.split('-')[0]?.toLowerCase()
  const language = languages.find((code) => languageTag(code).split('-')[0] === tag) ?? languages[0]!
  const context = [found.heading, found.surroundings].filter(Boolean).join('. ')
  const { role, linkTarget, caption, pageTitle } = found
  return {
    languages: [language],
    ...{ context, caption, pageTitle },
    role: role === 'functional' ? 'link' : '',
    linkTarget: linkTarget.startsWith(localOrigin) ? linkTarget.slice(localOrigin.length) : linkTarget,
  }
}

async function write({ file, bytes, withEdits, edits }: Source, { backup }: FillOptions): Promise<void> {
  if (edits.length === 0) return
  // Somebody else's changes are not overwritten; the next run writes these texts for nothing.
  if (!(await readFile(file)).equals(bytes))
    throw new Error(`${file} was changed meanwhile. Run the command again.`)
  if (backup) await keepBackup(file)
  await writeAtomically(file, withEdits(edits))
}
