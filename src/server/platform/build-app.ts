import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { bounds, type UnreadBody } from './bounds.ts'
import { type Callers, guardAccess, guardLateBodies } from './caller.ts'
import { describeCall, securitySchemes } from './describe-call.ts'
import { platformRoutes } from './platform.routes.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'
import { renderErrors, renderUnroutable } from './render-errors.ts'
import { answerBrokenRequests } from './requests/answer-broken-requests.ts'
import { CallCounts } from './requests/call-counts.ts'
import { endSlowBodies } from './requests/end-slow-bodies.ts'
import { endUnreadBodies } from './requests/end-unread-bodies.ts'
import { finishRequests } from './requests/finish-requests.ts'
import { refuseCrossSite } from './requests/refuse-cross-site.ts'
import { refuseUnknownHost } from './requests/refuse-unknown-host.ts'
import { sendSecurityHeaders, writeSecurityHeaders } from './requests/security-headers.ts'
import { serveWeb } from './requests/serve-web.ts'
import { refuseEncoded, takeJson } from './requests/take-json.ts'
import { compileValidator } from './v1/compile-validator.ts'
import { finishAnswers } from './v1/finish-answers.ts'
import { refuseUnknown } from './v1/refuse-unknown.ts'
import { isBelowV1, isOutsideV1 } from './v1/render-v1-error.ts'
import { sayPolicy } from './v1/say-limits.ts'

/** Mounts the routes of one module. */
export type MountRoutes = (app: FastifyInstance, platform: Platform) => void

/** A connection without a byte either way for this long is dead: its peer has disappeared. */
const silenceMs = 2 * 60_000
/** The largest upload over a slow connection takes no longer. */
const uploadMs = 60 * 60_000
const lookForSlowEveryMs = 1_000

/** Builds the whole HTTP app, ready for `listen` or `inject`; the time limit for bodies is passed in. */
export async function buildApp(
  platform: Platform,
  callers: Callers,
  modules: MountRoutes[],
  { bodyWithinMs, unreadBody }: { bodyWithinMs: number; unreadBody: UnreadBody } = bounds,
): Promise<FastifyInstance> {
  const { settings, log, metrics } = platform
  const headers = await writeSecurityHeaders(settings)
  const broken = answerBrokenRequests(platform, headers)
  // Fastify's own type: with pino's, the app would have another type than its routes expect.
  const loggerInstance: FastifyBaseLogger = log
  const app: FastifyInstance = Fastify({
    // For the headers only; the time for a body depends on its call, which Node does not know.
    http: { headersTimeout: bodyWithinMs, connectionsCheckingInterval: lookForSlowEveryMs },
    clientErrorHandler: broken.clientErrorHandler,
    loggerInstance,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    bodyLimit: 1_000_000,
    // Fastify would produce the answer to GET and discard it, downloads included.
    exposeHeadRoutes: false,
    connectionTimeout: silenceMs,
    requestTimeout: uploadMs,
    frameworkErrors: renderUnroutable(headers, settings.PUBLIC_URL),
  })
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(serializerCompiler)
  // No call reads plain text: without this it would be refused for its content instead of its type.
  app.removeContentTypeParser('text/plain')
  takeJson(app)
  app.decorateRequest('caller', null)
  app.decorateRequest('halfCaller', null)
  app.decorateRequest('hasLateBody', false)
  app.decorateRequest('sessionHash', null)
  app.decorateRequest('tokenCaller', null)
  app.decorateRequest('refused', null)
  renderErrors(app, metrics, settings.PUBLIC_URL)
  finishRequests(app)
  broken.follow(app)
  endSlowBodies(app, metrics, bodyWithinMs)
  endUnreadBodies(app, metrics, unreadBody)

  await app.register(cookie)
  sendSecurityHeaders(app, headers)
  await app.register(rateLimit, {
    global: false,
    store: CallCounts,
    allowList: () => settings.RATE_LIMIT === 'off',
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('rate_limited', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Bildwort', version: '1' }, components: { securitySchemes } },
    transform: describeCall,
  })
  const isCounted = settings.RATE_LIMIT !== 'off'
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // Checks the route, too: an address can be written in more than one way (`/%61pi/…`).
    const isCall =
      request.routeOptions.config.access !== undefined ||
      request.url.startsWith('/api/') ||
      isOutsideV1(request)
    if (isCall) reply.header('cache-control', 'no-store')
    if (isCounted && isBelowV1(request)) sayPolicy(reply)
  })
  app.addHook('onRequest', refuseUnknownHost(settings))
  app.addHook('onRequest', refuseCrossSite(settings.PUBLIC_URL))
  app.addHook('onRequest', guardAccess(callers, platform.secrets))
  app.addHook('onRequest', refuseEncoded)
  app.addHook('preValidation', refuseUnknown)
  app.addHook('preHandler', guardLateBodies(callers))
  app.addHook('onSend', finishAnswers)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.requests.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })

  await app.register(async (scope) => {
    platformRoutes(scope, platform)
    for (const mount of modules) mount(scope, platform)
  })
  await serveWeb(app, settings)
  return app
}

/** `TRUST_PROXY` is a number of hops, or addresses and CIDRs. */
function trustedProxies(setting: string) {
  if (!setting) return false
  const hops = Number(setting)
  if (Number.isInteger(hops)) return (_address: string, hop: number) => hop < hops
  return setting.split(/[\s,]+/)
}
