import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { trustedTypesPolicy } from '#contract/trusted-types-policy.ts'
import type { Settings } from '#server/platform/read-settings.ts'

/** Features of browsers that the app has no use for: no script that got in, and no page in a frame of it, could ask for them. */
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
 * Every answer of the app tells browsers that nothing but the app itself is loaded, run or embedded. These are the same for all: they
 * are written once, and not for each answer, which would keep them for as long as it lasts.
 */
export async function writeSecurityHeaders(settings: Settings): Promise<Record<string, string>> {
  const app = Fastify()
  await app.register(helmet, helmetOptions(settings))
  app.get('/', async (_request, reply) => reply.getHeaders())
  const answer = await app.inject('/')
  await app.close()
  return { ...answer.json<Record<string, string>>(), 'permissions-policy': permissionsPolicy }
}

/** Gives each answer these headers. */
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
        // No text becomes markup or code in the browser; the one policy names the address of a worker.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: [trustedTypesPolicy],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // `frame-ancestors` says it; this older header can not name origins.
    frameguard: settings.EMBED_ORIGINS.length > 0 ? false : { action: 'sameorigin' },
    hsts: isHttps,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: settings.EMBED_ORIGINS.length > 0 ? 'cross-origin' : 'same-origin' },
  }
}
