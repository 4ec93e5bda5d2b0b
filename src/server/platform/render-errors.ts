import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { RefusalOf } from '#contract/refusals.ts'
import { sayRefusal } from '#contract/say.ts'
import { fieldOfRefusal, sayV1Refusal, v1DetailsOf } from '#contract/v1-refusals.ts'
import { thingInPath, type V1Thing } from '#contract/v1-things.ts'
import { inputWords } from '#contract/words/words-of-issue.ts'
import { type InputIssue, InvalidInput, invalidInputOf, wordsOfAbsentBody } from './invalid-input.ts'
import type { Metrics } from './metrics.ts'
import { NotFound, Refusal } from './refusal.ts'
import { languageOf } from './request-language.ts'
import { isOfV1, isOutsideV1, sendV1Error } from './v1/render-v1-error.ts'
import { watchRoutes } from './v1/watch-routes.ts'

const megabyte = 1_000_000
/** Of a path that does not exist. */
const shownCharacters = 200

/** The one place that turns thrown errors into answers. Source: docs/specification/calls.md#errors */
export function renderErrors(
  app: FastifyInstance,
  { boundsReached }: Pick<Metrics, 'boundsReached'>,
  publicUrl: string,
): void {
  const { methodsOf, closestCall } = watchRoutes(app)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refuseAddress(error, request) ?? refuseOutside(asRefusal(error, request), request)
    if (refusal.code === 'took_too_long') boundsReached.inc({ bound: 'statementMs' })
    return answer(refusal, request, reply, publicUrl)
  })
  app.setNotFoundHandler((request, reply) => {
    return answer(refuseUnrouted(request), request, reply, publicUrl)
  })

  function refuseUnrouted(request: FastifyRequest): Refusal {
    if (!isOfV1(request)) return new Refusal('not_found')
    if (isOutsideV1(request)) return noCall('outside_v1', request)
    const allowed = methodsOf(request.url)
    return allowed.length > 0
      ? new Refusal('method_not_allowed', { allowed })
      : noCall('no_such_call', request)
  }

  /** The app's calls take no API token. */
  function refuseOutside(refusal: Refusal, request: FastifyRequest): Refusal {
    return refusal.code === 'not_signed_in' && isOutsideV1(request) ? noCall('outside_v1', request) : refusal
  }

  function noCall(code: 'no_such_call' | 'outside_v1', { method, url }: FastifyRequest): Refusal {
    const [sent = ''] = url.split('?')
    const meant = closestCall(method, code === 'outside_v1' ? withRoot(sent) : sent)
    const path = sent.slice(0, shownCharacters).replace(/[^!-~]/g, '?')
    return new Refusal(code, { method, path, ...(meant && { meant }) })
  }

  /** `/jobs/quote` and `/jobs/` are no jobs, although the pattern `/jobs/:id` takes them. */
  function refuseAddress(error: FastifyError, request: FastifyRequest): Refusal | null {
    if (!isOfV1(request) || error.validationContext !== 'params') return null
    const allowed = methodsOf(request.url, true)
    if (allowed.length > 0) return new Refusal('method_not_allowed', { allowed })
    // Safe: path parameters are text by name.
    const ids = Object.values(request.params as Record<string, string>)
    return ids.includes('') ? noCall('no_such_call', request) : null
  }
}

/** A path below a wrong base address (`/jobs`, `/v1/jobs`, `/api/jobs`), below that of API v1. */
function withRoot(path: string): string {
  return path.replace(/^(\/api(?=\/|$))?(\/v\d+(?=\/|$))?/, '/api/v1')
}

/** An unparsable address reaches no route and no hook, so the security headers are added here. */
export function renderUnroutable(security: Record<string, string>, publicUrl: string) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...security, 'x-request-id': request.id, 'cache-control': 'no-store' })
    answer(new InvalidInput([{ path: '', words: inputWords.addressUnreadable }]), request, reply, publicUrl)
  }
}

function answer(refusal: Refusal, request: FastifyRequest, reply: FastifyReply, publicUrl: string) {
  const language = languageOf(request)
  const { code } = refusal
  request.refused = code
  const details = refusal instanceof InvalidInput ? refusal.detailsIn(language) : refusal.details
  if ('retryAfterSeconds' in details) reply.header('retry-after', details.retryAfterSeconds)
  if (code === 'method_not_allowed' && 'allowed' in details)
    reply.header('allow', [details.allowed].flat().join(', '))
  const message = sayRefusal(code, details, language)
  // Do not wait for the rest of the body.
  if (refusal.status === 408) reply.header('connection', 'close')
  if (isOfV1(request)) {
    const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false
    const thing = missingIn(refusal, request)
    // Safe: these details are of this code.
    const shown = thing ? { kind: thing.kind, id: thing.id } : v1DetailsOf({ code, details } as RefusalOf)
    const field = thing?.field ?? refusal.field ?? fieldOfRefusal(code, { isForm })
    const sentence =
      refusal instanceof InvalidInput ? refusal.sentenceIn(language) : sayV1Refusal(code, shown, language)
    const said = { code, status: refusal.status, message: sentence, details: { ...shown }, field }
    return sendV1Error(publicUrl, said, request, reply)
  }
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...details, message, code })
}

/** What a call of API v1 did not find: what the refusal names, otherwise what its path does. */
function missingIn(refusal: Refusal, { routeOptions, params }: FastifyRequest): V1Thing | undefined {
  if (refusal.code !== 'not_found') return undefined
  if (refusal instanceof NotFound) return refusal.thing
  // Safe: path parameters are values by name.
  return thingInPath(routeOptions.url ?? '', params as Record<string, unknown>, refusal.field)
}

const notKept = new Set([
  // NUL in a text, and in a text within JSON.
  '22021',
  '22P05',
])
/** Invalid JSON: ours is valid except for a lone surrogate. */
const noSuchText = '22P02'

function asRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, keyword, message, params }) => {
      // Except at the slashes of an address, which can be a key.
      const path = instancePath
        .slice(1)
        .split(/(?<![:/])\/(?!\/)/)
        .filter(Boolean)
      // Safe: the validator's compiler took these from the schema's own issue.
      return { ...params, code: keyword, path, message } as unknown as z.core.$ZodIssue
    })
    const isAbsent = error.validationContext === 'body' && request.body == null
    if (isAbsent) return new InvalidInput([{ path: '', words: wordsOfAbsentBody(request) }])
    const twice = error.validationContext === 'querystring' ? repeatedParameters(request) : []
    if (twice.length > 0) return new InvalidInput(twice)
    const isQuery = error.validationContext === 'querystring' && isOfV1(request)
    return invalidInputOf(issues, request.routeOptions.schema?.[error.validationContext ?? 'body'], {
      isQuery,
    })
  }
  if (!isResponseSerializationError(error)) {
    const { bodyLimit, schema } = request.routeOptions
    if (error.statusCode === 413) return new Refusal('body_too_large', { maxMegabytes: bodyLimit / megabyte })
    if (error.statusCode === 415)
      return new Refusal('unsupported_media_type', {
        accepted: [...(schema?.consumes ?? ['application/json'])],
      })
    if (error.statusCode && error.statusCode < 500)
      return new InvalidInput([{ path: '', words: inputWords.requestUnreadable }])
  }
  if (isTimedOut(error)) {
    request.log.warn({ err: error }, 'a statement exceeded the time limit of a call')
    return new Refusal('took_too_long')
  }
  // Handled here for every field: keyboards do not produce these characters, so schemas need not check for them.
  if (isUnkeepable(error)) return new InvalidInput([{ path: '', words: inputWords.unkeepable }])
  request.log.error({ err: error }, 'a call failed because of a bug or a broken dependency')
  return new Refusal('internal')
}

/** Parameters that came more than once: a list of values, which no schema takes. */
function repeatedParameters({ query }: FastifyRequest): InputIssue[] {
  const repeated = Object.entries(query ?? {}).filter(([, value]) => Array.isArray(value))
  return repeated.map(([path]) => ({ path, words: inputWords.parameterTwice }))
}

/** Whether the database refused a value because of a character that it cannot store. */
function isUnkeepable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (!('code' in error)) return isUnkeepable(error.cause)
  const isOfJson = 'where' in error && /JSON/.test(String(error.where))
  return notKept.has(String(error.code)) || (error.code === noSuchText && isOfJson)
}

/** Whether a statement was cancelled because it took too long, or because its result is no longer needed. */
export function isTimedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Both have this code; only the message, in the database's language, differs.
  return ('code' in error && error.code === '57014') || isTimedOut(error.cause)
}
