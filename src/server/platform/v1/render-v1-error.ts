import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalCode } from '#contract/refusals.ts'

/** The error in the reader's language, with the details that its code has in the contract. */
interface Said {
  code: RefusalCode
  status: number
  message: string
  details: Record<string, unknown>
  /** The first invalid field of the input. */
  field: string | undefined
}

/** The tools of MCP are the same promise in another form; a version that does not exist is asked for by a program, too. */
const root = /^(\/api\/v\d+|\/mcp)(?:$|[/?])/
const problem = 'application/problem+json'
/** The default when nothing says how long to wait. */
const retrySoonSeconds = 5

interface Asked {
  url: string
  routeOptions?: { url?: string | undefined }
  headers?: FastifyRequest['headers']
}

/** Whether an error is to be answered as API v1 does: below its address, or with one of its tokens. */
export function isOfV1(asked: Asked): boolean {
  return isBelowV1(asked) || isOutsideV1(asked)
}

/**
 * Whether an address, or that of a request's route, belongs to API v1, existing or not: it can be written in more than one way
 * (`/%61pi/…`).
 */
export function isBelowV1({ url, routeOptions }: Asked): boolean {
  return [routeOptions?.url ?? '', url].some((path) => root.test(path))
}

/** Whether a program with an API token calls what takes none, such as the app: it has a wrong base address. */
export function isOutsideV1(asked: Asked): boolean {
  const { headers = {} } = asked
  if (isBelowV1(asked)) return false
  return /^Bearer +bw_/i.test(headers.authorization ?? '') || /^bw_/.test(String(headers['x-api-key']))
}

/** Where the documentation explains a code. */
export function docsOf(code: string, publicUrl: string): string {
  return new URL(`/api/v1/docs#${code}`, publicUrl).href
}

/** Sends an error of API v1: as a problem (RFC 9457) if the caller names that type, otherwise as JSON. */
export function sendV1Error(
  publicUrl: string,
  { code, status, message, details, field }: Said,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const docs = docsOf(code, publicUrl)
  const isRetried = status === 429 || status === 503
  if (isRetried && !reply.hasHeader('retry-after')) reply.header('retry-after', retrySoonSeconds)
  // RFC 9110 requires it for every 401; RFC 6750 wants no error code if no token was sent.
  if (status === 401)
    reply.header('www-authenticate', code === 'token_missing' ? 'Bearer' : 'Bearer error="invalid_token"')
  const common = { code, requestId: request.id, ...(field && { field }), docs }
  const isProblem = accepts(request, problem)
  const body = isProblem
    ? { type: docs, title: STATUS_CODES[status], status, detail: message, ...common, ...details }
    : { error: message, ...common, ...details }
  return reply
    .code(status)
    .header('vary', 'Accept, Accept-Language')
    .type(isProblem ? problem : 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

function accepts({ headers }: FastifyRequest, type: string): boolean {
  return (headers.accept ?? '').split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
