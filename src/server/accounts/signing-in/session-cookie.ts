import type { FastifyReply } from 'fastify'
import { sessionCookie } from '#server/platform/caller.ts'
import type { Settings } from '#server/platform/read-settings.ts'

/** Gives the browser a session token for SESSION_DAYS from now, or for so many seconds. */
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

/** Takes the session token from the browser. */
export function clearSessionCookie(reply: FastifyReply, settings: Settings): void {
  reply.clearCookie(sessionCookie, cookieAttributes(settings))
}

/** A frame in somebody else's page gets no Lax cookie; Partitioned keeps it from following people between pages. */
export function cookieAttributes({ EMBED_ORIGINS, PUBLIC_URL }: Settings) {
  const everywhere = { httpOnly: true, path: '/' }
  if (EMBED_ORIGINS.length > 0) {
    return { ...everywhere, sameSite: 'none', secure: true, partitioned: true } as const
  }
  return { ...everywhere, sameSite: 'lax', secure: PUBLIC_URL.startsWith('https://') } as const
}
