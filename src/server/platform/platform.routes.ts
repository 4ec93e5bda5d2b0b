import { timingSafeEqual } from 'node:crypto'
import { domainToUnicode } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { settings as settingsEndpoint } from '#contract/endpoints/platform.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'
import { sampleRoutes } from './sample.routes.ts'
import { hashToken } from './secrets/hash-token.ts'

/** Health, metrics, the OpenAPI document, public settings, and a sample list. */
export function platformRoutes(app: FastifyInstance, platform: Platform): void {
  const { settings, metrics } = platform

  const watched = {
    logLevel: 'silent',
    config: { answersAnyHost: true },
    exposeHeadRoute: true,
  } as const
  app.get('/healthz', watched, async () => ({ status: 'ok' }))

  app.get('/readyz', watched, async () => {
    try {
      await platform.queue.getQueues([], { limit: 1 })
      await platform.bucket?.check()
    } catch {
      throw new Refusal('not_ready')
    }
    return { status: 'ready' }
  })

  app.get('/metrics', watched, async (request, reply) => {
    if (!carriesToken(request, settings.METRICS_TOKEN)) throw new Refusal('not_found')
    return reply.type(metrics.registry.contentType).send(await metrics.read())
  })

  const description = { config: { access: 'public' }, schema: { summary: 'This description' } } as const
  // Generated once: it is public and large.
  let document: string | undefined
  app.get('/api/openapi.json', description, async (_request, reply) => {
    document ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(document)
  })

  app.route({
    ...settingsEndpoint,
    handler: async () => ({
      notice: settings.NOTICE,
      loginHint: settings.LOGIN_HINT,
      supportEmail: settings.SUPPORT_EMAIL,
      mailInboxUrl: settings.MAIL_INBOX_URL,
      hasMail: settings.SMTP_URL !== undefined,
      requiresVerification: settings.REQUIRE_EMAIL_VERIFICATION,
      registration: {
        mode: settings.REGISTRATION,
        domains: settings.REGISTRATION_DOMAINS.map((domain) => domainToUnicode(domain)),
      },
      hasPurchases: settings.STRIPE_SECRET_KEY !== '',
      singleSignOn: settings.OIDC_ISSUER
        ? {
            name: settings.OIDC_NAME || new URL(settings.OIDC_ISSUER).host,
            url: `${settings.PUBLIC_URL}/api/login/oidc`,
            isOnly: settings.OIDC_ONLY,
          }
        : null,
      recaptcha: settings.RECAPTCHA_SECRET_KEY
        ? { siteKey: settings.RECAPTCHA_SITE_KEY, scriptUrl: settings.RECAPTCHA_SCRIPT_URL }
        : null,
      operator: {
        name: settings.OPERATOR_NAME,
        url: settings.OPERATOR_URL,
        address: settings.OPERATOR_ADDRESS,
        email: settings.OPERATOR_EMAIL,
        phone: settings.OPERATOR_PHONE,
        vatId: settings.OPERATOR_VAT_ID,
      },
      resultsRetentionDays: settings.RESULTS_RETENTION_DAYS,
      logRetentionDays: settings.LOG_RETENTION_DAYS,
      auditDays: settings.AUDIT_DAYS,
      maxUploadMegabytes: settings.MAX_UPLOAD_MB,
      maxPictureMegabytes: settings.MAX_PICTURE_MB,
      passwordMinLength: settings.PASSWORD_MIN_LENGTH,
      maxImagesPerJob: settings.MAX_IMAGES_PER_JOB,
    }),
  })

  sampleRoutes(app, settings)
}

/** False if no token is configured: requests from this machine prove nothing, because they include those of its browsers and its proxy. */
function carriesToken(request: FastifyRequest, token: string): boolean {
  const given = hashToken(request.headers.authorization ?? '')
  return token !== '' && timingSafeEqual(given, hashToken(`Bearer ${token}`))
}
