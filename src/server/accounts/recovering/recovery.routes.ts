import * as calls from '#contract/endpoints/accounts.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import { mount } from '#server/platform/mount.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { findResetToken } from './find-reset-token.ts'
import { orderLink } from './order-link.ts'
import { resetPassword } from './reset-password.ts'
import { verifyEmail } from './verify-email.ts'

/** Source: docs/specification.md#errors */
const neutral: Record<UiLanguage, string> = {
  de: 'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, wurde ein Link gesendet.',
  en: 'If an account with this e-mail exists, a link was sent',
}

/** Getting in again: links by mail, and what they lead to. */
export const recoveryRoutes: MountRoutes = (app, platform) => {
  const { db } = platform
  const attempts = limitAttempts(platform)

  mount(app, calls.forgotPassword, async ({ body, request }) => {
    await attempts.count(`links for ${networkOf(request.ip)}`, attemptLimits.linksPerAddress)
    await orderLink(platform, attempts, { kind: 'reset_password', name: body.email })
    return { message: neutral[languageOf(request)] }
  })

  mount(app, calls.resendVerification, async ({ body, request }) => {
    await attempts.count(`links for ${networkOf(request.ip)}`, attemptLimits.linksPerAddress)
    const name = 'email' in body ? body.email : body.username
    await orderLink(platform, attempts, { kind: 'verify_email', name })
    return { message: neutral[languageOf(request)] }
  })

  mount(app, calls.checkResetToken, async ({ query, request }) => {
    await attempts.count(`tokens of ${networkOf(request.ip)}`, attemptLimits.tokensPerAddress)
    await findResetToken(db, query.token)
    return {}
  })

  mount(app, calls.resetPassword, async ({ body, request }) => {
    await attempts.count(`tokens of ${networkOf(request.ip)}`, attemptLimits.tokensPerAddress)
    await resetPassword(db, attempts, body)
  })

  mount(app, calls.verifyEmail, async ({ query, request }) => {
    await attempts.count(`tokens of ${networkOf(request.ip)}`, attemptLimits.tokensPerAddress)
    await verifyEmail(db, query.token)
    return {}
  })
}
