import type { TokenBook } from './create-token-book.ts'

export type ErrorCode =
  | 'missing-input-secret'
  | 'invalid-input-secret'
  | 'missing-input-response'
  | 'invalid-input-response'
  | 'timeout-or-duplicate'

/** The response of siteverify. Source: https://developers.google.com/recaptcha/docs/v3#site_verify_response */
export type Verdict =
  | { success: true; score: number; action: string; challenge_ts: string; hostname: string }
  | { success: false; 'error-codes': ErrorCode[] }

/** Overrides of later answers, regardless of the token. `success: false` refuses every token. */
export interface Steering {
  /** From 0, surely a bot, to 1, surely a person. Default 0.9. */
  score?: number
  /** Default: the action that the page requested. */
  action?: string
  success?: boolean
}

/** Verifies a token as Google does. Consumes it only if the secret is right. */
export function verifyToken(
  form: { secret: string; response: string },
  expectedSecret: string,
  tokens: TokenBook,
  steering: Steering,
): Verdict {
  const missing: ErrorCode[] = []
  if (!form.secret) missing.push('missing-input-secret')
  if (!form.response) missing.push('missing-input-response')
  if (missing.length > 0) return refuse(...missing)
  if (form.secret !== expectedSecret) return refuse('invalid-input-secret')
  const token = tokens.take(form.response)
  if (token === 'unknown' || steering.success === false) return refuse('invalid-input-response')
  if (token === 'used or expired') return refuse('timeout-or-duplicate')
  return {
    success: true,
    score: steering.score ?? 0.9,
    action: steering.action ?? token.action,
    challenge_ts: `${new Date(token.madeAt).toISOString().slice(0, 19)}Z`,
    hostname: token.hostname,
  }
}

function refuse(...codes: ErrorCode[]): Verdict {
  return { success: false, 'error-codes': codes }
}
