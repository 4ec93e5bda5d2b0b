import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { sayRefusal } from '#contract/say.ts'
import { Refusal } from './refusal.ts'
import { languageOf } from './request-language.ts'

/** The one place where something thrown becomes an answer. Source: docs/specification.md#errors */
export function renderErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answer(asRefusal(error, request), request, reply),
  )
  app.setNotFoundHandler((request, reply) => answer(new Refusal('not_found'), request, reply))
}

function answer(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { code, details } = refusal
  if ('retryAfterSeconds' in details) reply.header('retry-after', details.retryAfterSeconds)
  const message = sayRefusal(code, details, languageOf(request))
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...details, message, code })
}

function asRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? '',
    }))
    return new Refusal('invalid_input', { issues })
  }
  if (!isResponseSerializationError(error)) {
    if (error.statusCode === 413) return new Refusal('body_too_large')
    if (error.statusCode === 415) return new Refusal('unsupported_media_type')
    if (error.statusCode && error.statusCode < 500) {
      return new Refusal('invalid_input', { issues: [{ path: '', message: error.message }] })
    }
  }
  request.log.error({ err: error }, 'a call failed by a bug or a broken dependency')
  return new Refusal('internal')
}
