import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { trustedTypesPolicy } from '#contract/trusted-types-policy.ts'
import type { Settings } from '#server/platform/read-settings.ts'

/** Browser features that the app does not use: disabled for injected scripts and for framed pages. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ')

/**
 * The headers that make browsers load, run and embed nothing but the app itself. They are the same for all answers, so they are computed
 * once instead of being kept for each.
 */
export async function writeSecurityHeaders(settings: Settings): Promise<Record<string, string>> {
  const app = Fastify()
  await app.register(helmet, helmetOptions(settings))
  app.get('/', async (_request, reply) => reply.getHeaders())
  const answer = await app.inject('/')
  await app.close()
  return { ...answer.json<Record<string, string>>(), 'permissions-policy': permissionsPolicy }
}

/** Adds these headers to each answer. */
export function sendSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/** `blob:` is for previews that need a Bearer header. */
function helmetOptions(settings: Settings): FastifyHelmetOptions {
  const isHttps = settings.PUBLIC_URL.startsWith('https://')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'", ...settings.EMBED_ORIGINS],
        // Text never becomes markup or code in the browser; the one policy creates the address of a worker.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: [trustedTypesPolicy],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // `frame-ancestors` replaces it; this older header cannot name origins.
    frameguard: settings.EMBED_ORIGINS.length > 0 ? false : { action: 'sameorigin' },
    hsts: isHttps,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: settings.EMBED_ORIGINS.length > 0 ? 'cross-origin' : 'same-origin' },
  }
}
