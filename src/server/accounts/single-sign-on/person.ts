import type { IDToken, UserInfoResponse } from 'openid-client'
import { z } from 'zod'
import { RegisterInput } from '#contract/endpoints/registering.ts'
import { UiLanguage } from '#contract/languages.ts'

/** Whom an issuer says it has signed in. */
export interface Person {
  issuer: string
  /** What the issuer knows them by, for ever. */
  subject: string
  /** Null: none that is one. */
  email: string | null
  isVerified: boolean
  /** What they may be called, the best first. */
  names: string[]
  language: UiLanguage | null
  groups: string[]
  /** When they last showed the issuer who they are, in milliseconds; null: it does not say. */
  shownAt: number | null
}

// What is no text, no list or too long counts as not said: nobody is kept out by a claim that is not needed.
const Said = z.string().max(1_000).optional().catch(undefined)
const Claims = z.object({
  email: RegisterInput.shape.email.optional().catch(undefined),
  // Some say it as a text.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  preferred_username: Said,
  nickname: Said,
  name: Said,
  locale: Said,
  groups: z.union([z.array(z.string()), z.string().transform((group) => [group])]).catch([]),
})

/** Reads what an issuer says of somebody; the signed token goes before what was asked for with it. */
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
    // By the signed token alone.
    shownAt: token.auth_time === undefined ? null : token.auth_time * 1000,
  }
}
