import type { FastifyReply } from 'fastify'
import { sessionCookie } from '#server/platform/caller.ts'
import type { Settings } from '#server/platform/read-settings.ts'

/** Sets the session cookie, for SESSION_DAYS or for the given number of seconds. */
export function setSessionCookie(
  reply: FastifyReply,
  settings: Settings,
  token: string,
  maxAge = settings.SESSION_DAYS * 86_400,
): void {
  reply.setCookie(sessionCookie, token, {
    ...cookieAttributes(settings),
    maxAge,
  })
}

/** Clears the session cookie. */
export function clearSessionCookie(reply: FastifyReply, settings: Settings): void {
  reply.clearCookie(sessionCookie, cookieAttributes(settings))
}

/** Browsers send no Lax cookie from a frame in a third-party page; Partitioned prevents tracking across sites. */
export function cookieAttributes({ EMBED_ORIGINS, PUBLIC_URL }: Settings) {
  const everywhere = { httpOnly: true, path: '/' }
  if (EMBED_ORIGINS.length > 0) {
    return { ...everywhere, sameSite: 'none', secure: true, partitioned: true } as const
  }
  return { ...everywhere, sameSite: 'lax', secure: PUBLIC_URL.startsWith('https://') } as const
}
