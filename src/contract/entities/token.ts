import { z } from 'zod'
import { apiLimits } from '#contract/api-limits.ts'

/** What a token of the API may do. A call names one of them; a token without it is refused `scope_missing`. */
export const tokenScopes = [
  'images:read',
  'images:write',
  'jobs:read',
  'jobs:write',
  'account:read',
  'webhooks:write',
] as const
export const TokenScope = z.enum(tokenScopes)
export type TokenScope = z.infer<typeof TokenScope>

/** For how many days a token can be good. Null: until it is revoked. */
export const tokenDays = [30, 90, 365] as const

/** A token as its owner sees it after it was made: all but the token. */
export const ApiToken = z.object({
  id: z.int(),
  name: z.string(),
  /** Its first characters, to tell it by. */
  start: z.string(),
  scopes: z.array(TokenScope),
  createdAt: z.iso.datetime(),
  /** Null: never. */
  expiresAt: z.iso.datetime().nullable(),
  /** Null: it was not. */
  revokedAt: z.iso.datetime().nullable(),
  /** To the minute; null: not yet. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Cents that calls with it may hold and spend in a month of the books; null: no cap of its own. */
  monthlyCapCents: z.int().nullable(),
  /** Cents that it has held and spent in this month. */
  spentThisMonthCents: z.int(),
})
export type ApiToken = z.infer<typeof ApiToken>

/** What administrators see of somebody's token. */
export const TokenOfUser = ApiToken.pick({ id: true, name: true, start: true, lastUsedAt: true })
export type TokenOfUser = z.infer<typeof TokenOfUser>

export const ApiTokenInput = z.object({
  name: z.string().trim().min(1).max(apiLimits.tokenNameCharacters),
  scopes: z
    .array(TokenScope)
    .min(1)
    .transform((scopes) => tokenScopes.filter((scope) => scopes.includes(scope))),
  days: z.union([z.literal(tokenDays), z.null()]),
  monthlyCapCents: z.int().min(0).max(apiLimits.tokenCapCents).nullable().default(null),
})
export type ApiTokenInput = z.infer<typeof ApiTokenInput>
