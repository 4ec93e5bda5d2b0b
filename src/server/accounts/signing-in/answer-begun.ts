import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { LoginAnswer } from '#contract/endpoints/accounts.ts'
import type { Awaited, HalfSignIn } from '#contract/entities/second-factor.ts'
import { type ExtraUserColumns, readUser } from '#server/accounts/users/read-user.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { BegunSession } from './begin-session.ts'
import { makeBrowserKnown } from './known-browser.ts'
import { setSessionCookie } from './session-cookie.ts'
import { halfSeconds } from './start-session.ts'

type Whole = z.input<typeof LoginAnswer>

/** Returns a function that answers a completed sign-in with the cookie and the user. */
export function answerWhole(platform: Platform, extra: ExtraUserColumns) {
  const { db, settings } = platform
  return async (
    reply: FastifyReply,
    { userId, token }: Pick<BegunSession, 'userId' | 'token'>,
  ): Promise<Whole> => {
    setSessionCookie(reply, settings, token)
    await makeBrowserKnown(platform, reply, userId, token)
    return { ...(await readUser(db, extra, userId)), ...shownToken(platform, token) }
  }
}

/** Returns a function that answers a sign-in: completed, or 202 if it awaits another step. */
export function answerBegun(platform: Platform, extra: ExtraUserColumns) {
  const whole = answerWhole(platform, extra)
  return async (reply: FastifyReply, begun: BegunSession): Promise<Whole | HalfSignIn> => {
    if (!begun.awaits) return await whole(reply, begun)
    reply.code(202)
    return answerHalf(platform, reply, { ...begun, awaits: begun.awaits })
  }
}

/** Answers an incomplete sign-in with what it awaits, and sets the cookie to continue with. */
export function answerHalf(
  platform: Platform,
  reply: FastifyReply,
  { awaits, methods, token }: BegunSession & { awaits: Awaited },
): HalfSignIn {
  setSessionCookie(reply, platform.settings, token, halfSeconds)
  return { awaits, methods, ...shownToken(platform, token) }
}

function shownToken({ settings }: Platform, token: string) {
  return settings.EMBED_ORIGINS.length > 0 ? { iframeToken: token } : {}
}
