import { readFile } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { ImageInput } from '#contract/endpoints/v1/images.ts'
import { rowWishesOf } from '#contract/endpoints/v1/picture-wishes.ts'
import { isListField, readFormList } from '#contract/form-lists.ts'
import { limits } from '#contract/limits.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { inputWords } from '#contract/words/words-of-issue.ts'
import { filenameOfUrl } from '#server/describing/keywords/filename-of-url.ts'
import { uploadUrl } from '#server/jobs/image-ref.ts'
import type { SinglePicture } from '#server/jobs/single/begin-single.ts'
import { readLanguages, type SingleOptions } from '#server/jobs/single/single-options.ts'
import { cleanFilename } from '#server/jobs/starting/clean-filename.ts'
import type { ReceivedUpload } from '#server/jobs/starting/receive-upload.ts'
import { InvalidInput, invalidInputOf } from '#server/platform/invalid-input.ts'
import { digestForm } from './idempotency/digest-body.ts'
import type { SaidExtras } from './read-extras.ts'

/** A picture and how its sender wants it described. */
export interface ImageOrder {
  picture: SinglePicture
  /** Undefined: it is fetched from its address. */
  file: Buffer | undefined
  options: SingleOptions
  maxCostCents: number | undefined
  said: SaidExtras
}

/** Digest of a form with an image (`digestForm`). */
export function digestImageForm(
  request: FastifyRequest,
  { sha256, filename, fields }: ReceivedUpload,
): Buffer {
  return digestForm(request, fields, [{ name: filename, sha256 }])
}

/** Reads the image of a form. Refuses as `orderOf`. */
export async function readImageForm({ path, filename, fields }: ReceivedUpload): Promise<ImageOrder> {
  return orderOf(readFields({ filename, ...fields }), await readFile(path))
}

/** Reads the picture of a call. Refuses `invalid_input` with the problem of each field, and what `readLanguages` refuses. */
export function orderOf(input: ImageInput, sent?: Buffer): ImageOrder {
  const { url, base64, prompt, externalId = null, metadata = null, maxCost, keywords, context } = input
  const sources = [url, base64, sent].filter((source) => source !== undefined)
  if (sources.length !== 1) throw new InvalidInput([{ path: 'url', words: inputWords.oneSource }])
  const options = { languages: readLanguages(input.languages), customPrompt: prompt }
  const given = { context, row: rowWishesOf(input), keywords, externalId, metadata }
  const file = sent ?? (base64 === undefined ? undefined : Buffer.from(base64, 'base64'))
  const { webhookUrl, webhookId, imageHeaders } = input
  const said = { webhookUrl, webhookId, imageHeaders }
  return { picture: { ...nameOf(input), ...given }, file, options, maxCostCents: maxCost, said }
}

function nameOf({ url, filename }: ImageInput): { url: string; filename: string } {
  const typed = cleanFilename(filename)
  if (url === undefined) return { url: uploadUrl(typed), filename: typed }
  const address = normaliseUrl(url)
  if (!('url' in address)) throw new InvalidInput([{ path: 'url', words: inputWords.noAddress }])
  const named = typed || filenameOfUrl(address.url)
  return { url: address.url, filename: named.slice(0, limits.filenameCharacters) }
}

const numbers = new Set(['maxAltCharacters', 'maxCost', 'webhookId'])
const objects = new Set(['metadata', 'imageHeaders'])

/** The fields of a form as JSON would have them: lists as JSON or with commas, empty fields omitted. */
function readFields(fields: Record<string, string>): ImageInput {
  const given = Object.entries(fields)
    .filter(([, text]) => text.trim() !== '')
    .map(([name, text]) => [name, readField(name, text.trim())])
  const parsed = ImageInput.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  throw invalidInputOf(parsed.error.issues, ImageInput)
}

function readField(name: string, text: string): unknown {
  if (numbers.has(name) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (objects.has(name)) return parseJson(text)
  if (!isListField(name)) return text
  return text.startsWith('[') ? parseJson(text) : readFormList(text)
}

/** What is not JSON stays text, and is refused as the wrong type. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
