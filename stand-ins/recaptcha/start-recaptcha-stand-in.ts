import fastify from 'fastify'
import { type Check, createCheckBook } from './create-check-book.ts'
import { createTokenBook } from './create-token-book.ts'
import { mountBrowserSide } from './mount-browser-side.ts'
import { mountSiteVerify } from './mount-site-verify.ts'
import { takeForms } from './take-forms.ts'
import { type Steering, verifyToken } from './verify-token.ts'

export interface RecaptchaStandInOptions {
  /** The only valid secret. Default `stand-in-secret`. */
  secret?: string
  /** 0, the default, picks a free one. */
  port?: number
  /** How long a token is valid. Default two minutes, as with Google. */
  tokenLifetimeMs?: number
}

export interface RecaptchaStandIn {
  /** The origin that a content security policy must allow in script-src and connect-src. */
  url: string
  /** Load it with `?render=<siteKey>`; every site key is valid. */
  scriptUrl: string
  verifyUrl: string
  secret: string
  /** The last thousand verifications, oldest first. */
  checks: readonly Check[]
  /** Overrides later answers; omitted fields stay unchanged. */
  set(change: Steering): void
  /** Removes tokens, checks and overrides. */
  reset(): void
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Google's reCAPTCHA v3 on 127.0.0.1: the script for the page, and siteverify for its server. */
export async function startRecaptchaStandIn(
  options: RecaptchaStandInOptions = {},
): Promise<RecaptchaStandIn> {
  const { secret = 'stand-in-secret', port = 0, tokenLifetimeMs = 120_000 } = options
  const tokens = createTokenBook(tokenLifetimeMs)
  const book = createCheckBook()
  let steering: Steering = {}
  const app = fastify({ forceCloseConnections: true })
  takeForms(app)
  mountBrowserSide(app, tokens)
  mountSiteVerify(app, book, (form) => verifyToken(form, secret, tokens, steering))
  const url = await app.listen({ host: '127.0.0.1', port })
  const close = async () => {
    await app.close()
  }
  return {
    url,
    scriptUrl: `${url}/recaptcha/api.js`,
    verifyUrl: `${url}/recaptcha/api/siteverify`,
    secret,
    checks: book.checks,
    set(change) {
      steering = { ...steering, ...change }
    },
    reset() {
      tokens.forget()
      book.forget()
      steering = {}
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}
