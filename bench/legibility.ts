import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PictureFault } from '#contract/picture-faults.ts'
import type { ProviderName } from '#contract/providers.ts'
import { providerNames, providers } from '#contract/providers.ts'
import { countTiles, fitToTiles } from '#server/describing/pictures/fit-to-tiles.ts'
import { type NormalPicture, normalisePicture } from '#server/describing/pictures/normalise-picture.ts'
import { readPicture } from '#server/describing/pictures/read-picture.ts'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import { readByOcr } from './legibility/read-by-ocr.ts'
import { renderSheet } from './legibility/render-sheets.ts'
import { sheetKinds, writeSheet } from './legibility/write-sheets.ts'
import { openBenchBrowser } from './open-bench-browser.ts'

/**
 * How much of what is written in a picture can be read where it is sent, at the size of a photograph and at the one that it is
 * sent at, and what that costs. Wants Chromium and tesseract; `node bench/legibility.ts [pictures of each kind]`.
 */
const count = Number(process.argv[2] ?? 3)
const photographs = new URL(import.meta.resolve('#stand-ins/pictures/photographs/alpine-path.jpg'))
/** Tokens that a provider counts a tile as. */
const tokensPerTile: Record<ProviderName, number> = { anthropic: 1, openai: 1.2 }
const signal = new AbortController().signal

interface Row {
  kind: string
  provider: ProviderName
  'read before'?: string
  'read now'?: string
  'tokens before': number
  'tokens now': number
  'cents before': string
  'cents now': string
  'at its finest': string
}

interface Tally {
  before: { read: number; tokens: number }
  now: { read: number; tokens: number }
  fine: number
  pictures: number
}

const folder = await mkdtemp(join(tmpdir(), 'bildwort-legibility-'))
const browser = await openBenchBrowser()
try {
  const rows: Row[] = []
  for (const kind of sheetKinds) {
    const tallies = new Map(providerNames.map((name) => [name, startTally()]))
    for (let number = 0; number < count; number += 1) {
      const sheet = writeSheet(kind, number)
      const file = await renderSheet(browser, sheet)
      for (const [name, tally] of tallies) await compare(name, tally, file, sheet.words)
    }
    for (const [name, tally] of tallies) rows.push(describe(kind, name, tally, true))
    console.log(`… ${kind}`)
  }
  const names = (await readdir(new URL('.', photographs))).filter((name) => /\.jpg$/.test(name))
  for (const name of providerNames) {
    const tally = startTally()
    for (const photograph of names)
      await compare(name, tally, await readFile(new URL(photograph, photographs)), null)
    rows.push(describe('photograph', name, tally, false))
  }
  console.table(rows)
} finally {
  await browser.close()
  await rm(folder, { recursive: true })
}

function startTally(): Tally {
  return { before: { read: 0, tokens: 0 }, now: { read: 0, tokens: 0 }, fine: 0, pictures: 0 }
}

async function compare(
  name: ProviderName,
  tally: Tally,
  file: Buffer,
  words: string[] | null,
): Promise<void> {
  const { tiling } = providerKinds[name]
  const before = unfaulted(await readPicture(file, (size) => fitToTiles(size, tiling), signal))
  const now = unfaulted(await normalisePicture(file, tiling, signal))
  tally.pictures += 1
  if (now.width > before.width) tally.fine += 1
  for (const [when, picture] of [
    ['before', before],
    ['now', now],
  ] as const) {
    tally[when].tokens += Math.ceil(countTiles(picture, tiling.tilePixels) * tokensPerTile[name])
    if (words) tally[when].read += await readWords(picture, words)
  }
}

async function readWords({ jpeg }: Pick<NormalPicture, 'jpeg'>, words: string[]): Promise<number> {
  const path = join(folder, 'sent.jpg')
  await writeFile(path, jpeg)
  return readByOcr(path, words)
}

function describe(kind: string, provider: ProviderName, tally: Tally, isRead: boolean): Row {
  const { before, now, fine, pictures } = tally
  const { defaultModel } = providers[provider]
  const prices: Readonly<Record<string, { inputCents: number }>> = providerKinds[provider].listPrices
  const cents = (tokens: number) =>
    (((prices[defaultModel]?.inputCents ?? 0) * tokens) / pictures / 1e6).toFixed(4)
  const percent = (read: number) => `${((read / pictures) * 100).toFixed(0)} %`
  return {
    kind,
    provider,
    ...(isRead ? { 'read before': percent(before.read), 'read now': percent(now.read) } : {}),
    'tokens before': Math.round(before.tokens / pictures),
    'tokens now': Math.round(now.tokens / pictures),
    'cents before': cents(before.tokens),
    'cents now': cents(now.tokens),
    'at its finest': `${fine} of ${pictures}`,
  }
}

function unfaulted<T extends object>(
  picture: T | { fault: PictureFault },
): Exclude<T, { fault: PictureFault }> {
  if ('fault' in picture) throw new Error(picture.fault.code)
  // What has a fault was just thrown.
  return picture as Exclude<T, { fault: PictureFault }>
}
