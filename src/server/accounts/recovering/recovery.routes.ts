import type { FastifyInstance } from 'fastify'
import * as recovery from '#contract/endpoints/recovery.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { makeBrowserKnown } from '#server/accounts/signing-in/known-browser.ts'
import type { Welcome } from '#server/accounts/users/create-user.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { findResetToken } from './find-reset-token.ts'
import { orderLink } from './order-link.ts'
import { resetPassword } from './reset-password.ts'
import { verifyEmail } from './verify-email.ts'

/** Source: docs/specification/calls.md#errors */
const neutral: Record<UiLanguage, string> = {
  de: 'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, wurde ein Link gesendet.',
  en: 'If an account with this e-mail exists, a link was sent',
}

/** Account recovery: requesting links by mail and using them. */
export function recoveryRoutes(app: FastifyInstance, platform: Platform, welcome: Welcome): void {
  const { db } = platform
  const attempts = limitAttempts(platform)

  mount(app, recovery.forgotPassword, async ({ body, request }) => {
    await orderLink(platform, attempts, { kind: 'reset_password', name: body.email }, request)
    return { message: neutral[languageOf(request)] }
  })

  mount(app, recovery.resendVerification, async ({ body, request }) => {
    const name = 'email' in body ? body.email : body.username
    await orderLink(platform, attempts, { kind: 'verify_email', name }, request)
    return { message: neutral[languageOf(request)] }
  })

  mount(app, recovery.checkResetToken, async ({ query, request }) => {
    await attempts.countFrom(request.ip, 'tokens', attemptLimits.tokensPerNetwork)
    await findResetToken(db, query.token)
    return {}
  })

  mount(app, recovery.resetPassword, async ({ body, request, reply }) => {
    await attempts.countFrom(request.ip, 'tokens', attemptLimits.tokensPerNetwork)
    const userId = await resetPassword(platform, welcome, body, request.ip)
    // The user has received the mail: guessing by strangers must not keep this browser from signing in.
    await makeBrowserKnown(platform, reply, userId, undefined)
  })

  mount(app, recovery.verifyEmail, async ({ query, request }) => {
    await attempts.countFrom(request.ip, 'tokens', attemptLimits.tokensPerNetwork)
    await verifyEmail(platform, welcome, query.token, request.ip)
    return {}
  })
}
