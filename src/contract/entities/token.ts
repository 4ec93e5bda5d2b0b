import { z } from 'zod'
import { apiLimits } from '#contract/api-limits.ts'

/** What an API token can do. A call requires one of them and refuses a token without it with `scope_missing`. */
export const tokenScopes = [
  'images:read',
  'images:write',
  'jobs:read',
  'jobs:write',
  'account:read',
  'webhooks:read',
  'webhooks:write',
] as const
export const TokenScope = z.enum(tokenScopes)
export type TokenScope = z.infer<typeof TokenScope>

/** Whether scopes open a call that requires `scope`. `…:write` includes `…:read`. */
export function permits(scopes: readonly string[], scope: TokenScope): boolean {
  return scopes.includes(scope) || scopes.includes(scope.replace(':read', ':write'))
}

/** For how many days a token can be valid. Null: until it is revoked. */
export const tokenDays = [30, 90, 365] as const

/** A token as its owner sees it after creation: everything but the token itself. */
export const ApiToken = z.object({
  id: z.int(),
  name: z.string(),
  /** Its first characters, which identify it. */
  start: z.string(),
  /** It reaches test data instead of live data: texts are made up, and nothing is charged. */
  isTest: z.boolean(),
  scopes: z.array(TokenScope),
  createdAt: z.iso.datetime(),
  /** Null: never. */
  expiresAt: z.iso.datetime().nullable(),
  /** Null: not revoked. */
  revokedAt: z.iso.datetime().nullable(),
  /** To the minute; null: not used yet. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Cents that calls with it can hold and spend in a month of the operator's books; null: no cap of its own. */
  monthlyCapCents: z.int().nullable(),
  /** Cents held and spent with it this month. */
  spentThisMonthCents: z.int(),
})
export type ApiToken = z.infer<typeof ApiToken>

/** What administrators see of a user's token. */
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
  isTest: z.boolean().optional(),
})
export type ApiTokenInput = z.infer<typeof ApiTokenInput>
