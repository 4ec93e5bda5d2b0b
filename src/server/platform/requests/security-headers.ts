import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Settings } from '#server/platform/read-settings.ts'

/** Nothing but the app itself is loaded, run or embedded; `blob:` is for previews that need a Bearer header. */
export function securityHeaders(settings: Settings): FastifyHelmetOptions {
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
