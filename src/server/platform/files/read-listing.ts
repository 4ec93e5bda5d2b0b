import { parseXml } from '#contract/spreadsheets/parse-xml.ts'

export interface Listing {
  objects: { key: string; bytes: number; madeAt: Date }[]
  folders: string[]
  /** The token of the next page; null: this is the last one. */
  next: string | null
}

/** A page of 1,000 keys takes less than half of this. */
const mostBytes = 2_000_000

/** Reads S3's answer to `ListObjectsV2`. */
export async function readListing(body: AsyncIterable<Uint8Array>): Promise<Listing> {
  const objects: Listing['objects'] = []
  const folders: string[] = []
  let next: string | null = null
  let fields: Record<string, string> = {}
  let text = ''
  const events = {
    open: (name: string) => {
      text = ''
      if (name === 'Contents' || name === 'CommonPrefixes') fields = {}
    },
    text: (piece: string) => {
      text += piece
    },
    close: (name: string) => {
      if (name === 'NextContinuationToken') next = text
      if (name === 'CommonPrefixes') folders.push(fields.Prefix ?? '')
      if (name === 'Contents')
        objects.push({
          key: fields.Key ?? '',
          bytes: Number(fields.Size),
          madeAt: new Date(fields.LastModified ?? ''),
        })
      fields[name] = text
    },
  }
  for await (const _ of parseXml(atMost(body), events));
  return { objects, folders, next }
}

async function* atMost(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > mostBytes) throw new Error(`it is larger than ${mostBytes} bytes`)
    yield piece
  }
}
