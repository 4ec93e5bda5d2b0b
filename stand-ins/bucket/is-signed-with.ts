import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface Access {
  accessKeyId: string
  secretAccessKey: string
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** Whether the request has an AWS signature (version 4) of this key. */
export function isSignedWith(access: Access, { method, headers }: IncomingMessage, url: URL): boolean {
  const found = authorization.exec(headers.authorization ?? '')
  if (!found) return false
  const [, accessKeyId, day, region, signed, signature] = found
  const date = String(headers['x-amz-date'])
  if (accessKeyId !== access.accessKeyId || !date.startsWith(day!)) return false
  const names = signed!.split(';')
  const request = [
    method,
    url.pathname,
    [...url.searchParams]
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const digest = createHash('sha256').update(request).digest('hex')
  const key = [day!, region!, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${access.secretAccessKey}`,
  )
  return hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${digest}`).toString('hex') === signature
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
