import type { IDToken, UserInfoResponse } from 'openid-client'
import { z } from 'zod'
import { RegisterInput } from '#contract/endpoints/registering.ts'
import { UiLanguage } from '#contract/entities/language.ts'

/** The person whom an issuer has signed in. */
export interface Person {
  issuer: string
  /** The issuer's permanent id for them. */
  subject: string
  /** Null if missing or invalid. */
  email: string | null
  isVerified: boolean
  /** Candidates for a username, best first. */
  names: string[]
  language: UiLanguage | null
  groups: string[]
  /** When they last authenticated at the issuer, in milliseconds; null if it does not say. */
  shownAt: number | null
}

// A value that is no text, no list or too long counts as missing: an optional claim must not keep anybody out.
const Said = z.string().max(1_000).optional().catch(undefined)
const Claims = z.object({
  email: RegisterInput.shape.email.optional().catch(undefined),
  // Some issuers send a string.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  preferred_username: Said,
  nickname: Said,
  name: Said,
  locale: Said,
  groups: z.union([z.array(z.string()), z.string().transform((group) => [group])]).catch([]),
})

/** Reads an issuer's claims; the signed token takes precedence over the user info endpoint. */
export function readPerson(token: IDToken, info: UserInfoResponse | null): Person {
  const claims = Claims.parse({ ...info, ...token })
  const { email, preferred_username, nickname, name } = claims
  const names = [preferred_username, nickname, name, email].filter((said) => said !== undefined)
  return {
    issuer: token.iss,
    subject: token.sub,
    email: email ?? null,
    isVerified: claims.email_verified && email !== undefined,
    names,
    language: UiLanguage.safeParse(claims.locale?.slice(0, 2).toLowerCase()).data ?? null,
    groups: claims.groups,
    // From the signed token only.
    shownAt: token.auth_time === undefined ? null : token.auth_time * 1000,
  }
}
