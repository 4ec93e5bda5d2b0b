import { randomUUID } from 'node:crypto'

export interface Form {
  contentType: string
  /** Everything before the file's bytes. */
  head: Buffer
  tail: Buffer
}

/** A multipart form around a file, which the sender streams as it likes. */
export function form(fields: Record<string, string>, filename: string): Form {
  const boundary = `----${randomUUID()}`
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n`
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    head: Buffer.from(`${parts.join('')}${file}content-type: application/octet-stream\r\n\r\n`),
    tail: Buffer.from(`\r\n--${boundary}--\r\n`),
  }
}
