import { open } from 'node:fs/promises'
import { type ListFile, listFileOf, listMediaTypes } from '#contract/lists/list-files.ts'
import { isArchive, type ReceivedUpload } from '#server/jobs/starting/receive-upload.ts'

/** Endings that say nothing of what a file holds, or none. */
const saysNothing = /^[^.]*$|\.(txt|tmp|dat|bin)$/i
const beginningBytes = 4_096
const byMediaType = new Map<string, ListFile>([
  ['text/tab-separated-values', 'csv'],
  ['application/csv', 'csv'],
  ['application/jsonl', 'ndjson'],
  ['application/ndjson', 'ndjson'],
  ...(['csv', 'json', 'ndjson', 'xlsx'] as const).map((file) => [listMediaTypes[file], file] as const),
])

/**
 * The name of an uploaded list, whose ending decides how it is read. Programs name files as they like (`phpAb12`): where the ending says
 * nothing, it is that of the media type of the form's part, otherwise that of the beginning of the file.
 */
export async function nameList({ path, sha256, filename, mediaType = '' }: ReceivedUpload): Promise<string> {
  const isSent = sha256 !== ''
  if (!isSent || isArchive(filename) || listFileOf(filename) || !saysNothing.test(filename)) return filename
  const [type = ''] = mediaType.toLowerCase().split(';')
  const file = byMediaType.get(type.trim()) ?? kindOf(await readBeginning(path))
  return file ? `${filename.replace(/\.\w+$/, '') || 'list'}.${file}` : filename
}

/** Null: it is no text. */
function kindOf(beginning: Buffer): ListFile | null {
  const isUtf16 = /^(\xff\xfe|\xfe\xff)/.test(beginning.toString('latin1', 0, 2))
  if (!isUtf16 && beginning.includes(0)) return null
  const text = beginning
    .toString()
    .replace(/^\ufeff/, '')
    .trimStart()
  if (text.startsWith('[')) return 'json'
  if (!text.startsWith('{')) return 'csv'
  return /^\{.*\}\s*\n\s*\{/.test(text) ? 'ndjson' : 'json'
}

async function readBeginning(path: string): Promise<Buffer> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(beginningBytes), 0, beginningBytes, 0)
  return buffer.subarray(0, bytesRead)
}
