import type { z } from 'zod'
import type { readAccount } from '#contract/endpoints/v1/account.ts'
import { permits, tokenScopes } from '#contract/entities/token.ts'
import { builtInLanguages, maxLanguages, type UiLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { pricePerImage } from '#contract/pricing.ts'
import { listTokens } from '#server/accounts/tokens/list-tokens.ts'
import { findOwners } from '#server/accounts/users/find-owners.ts'
import { findUsableKeys } from '#server/apikeys/find-usable-keys.ts'
import { readCredits } from '#server/credits/read-credits.ts'
import { startLimitOf } from '#server/jobs/starting/count-start.ts'
import { imagesPerJob } from '#server/jobs/starting/prepare-job.ts'
import type { TokenCaller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

type V1Account = z.infer<(typeof readAccount)['schema']['response'][200]>

const pricesCents = Array.from({ length: maxLanguages }, (_, more) => pricePerImage(more + 1))

/** What an account can do and spend with the calling token, with names in the reader's language. */
export async function readV1Account(
  platform: Platform,
  caller: TokenCaller,
  language: UiLanguage,
): Promise<V1Account> {
  const { db, settings } = platform
  const [owners, credits, tokens, keys] = await Promise.all([
    findOwners(db, [caller.id]),
    readCredits(db, caller.id),
    listTokens(db, caller),
    findUsableKeys(platform, caller),
  ])
  const owner = owners.get(caller.id)
  const token = tokens.find(({ id }) => id === caller.tokenId)
  // Revoked, or the account deleted, since the call was admitted.
  if (!owner || !token) throw new Refusal('token_unknown')
  return {
    username: owner.username,
    livemode: !caller.isTest,
    ready: caller.isTest || keys.providers.length > 0,
    balanceCents: credits.balance,
    heldCents: credits.held,
    token: {
      name: token.name,
      scopes: tokenScopes.filter((scope) => permits(token.scopes, scope)),
      expiresAt: token.expiresAt,
      monthlyCapCents: token.monthlyCapCents,
      spentThisMonthCents: token.spentThisMonthCents,
    },
    languages: builtInLanguages.map(({ tag, names }) => ({ code: tag, tag, name: names[language] })),
    pricesCents,
    limits: {
      imagesPerJob: imagesPerJob(settings, caller),
      uploadMegabytes: settings.MAX_UPLOAD_MB,
      pictureMegabytes: limits.pictureMegabytes.each,
      startsPerHour: startLimitOf(caller).max,
    },
  }
}
