import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Bildwort, type DescribedImage, orThrow } from '#client/client.ts'
import { limits } from '#contract/limits.ts'
import { wishCharacters } from '#contract/lists/columns/row-wishes.ts'

/** A picture to describe, in one call. */
export interface Order {
  /** What the user knows it as. */
  name: string
  /** An address, or the path of a file. */
  picture: { url: string } | { file: string }
  languages: string[]
  context?: string
  role?: string
  linkTarget?: string
  caption?: string
  pageTitle?: string
}

/**
 * Sends an order. Its key is made of everything that is sent: the same order within a day, after a broken run, returns the same answer and
 * costs nothing.
 */
export async function sendOrder(bildwort: Bildwort, order: Order, maxCost: number): Promise<DescribedImage> {
  const { picture, languages } = order
  const fields = { languages, ...wishesOf(order), maxCost }
  const bytes = 'file' in picture ? await readFile(picture.file) : null
  const sent =
    'file' in picture
      ? { ...fields, file: new File([new Uint8Array(bytes!)], path.basename(picture.file)) }
      : { ...fields, url: picture.url }
  const digest = createHash('sha256')
    .update(JSON.stringify({ ...sent, file: 'file' in picture && path.basename(picture.file) }))
    .update(bytes ?? '')
  const headers = { 'Idempotency-Key': `cli-${digest.digest('hex')}` }
  // Safe: without `Prefer: respond-async` the answer is a described image.
  return (await orThrow(bildwort.POST('/api/v1/images', { body: sent, headers }))) as DescribedImage
}

const most = {
  context: limits.contextCharacters,
  role: wishCharacters.role,
  linkTarget: wishCharacters.linkTarget,
  caption: wishCharacters.caption,
  pageTitle: wishCharacters.pageTitle,
} satisfies Partial<Record<keyof Order, number>>

/** What is known of a picture, within what the server takes. */
function wishesOf(order: Order): Partial<Record<keyof typeof most, string>> {
  // Safe: the keys of the table are the names.
  const names = Object.keys(most) as (keyof typeof most)[]
  const known = names.filter((name) => order[name])
  return Object.fromEntries(known.map((name) => [name, order[name]!.slice(0, most[name]).toWellFormed()]))
}
