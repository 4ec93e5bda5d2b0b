import type { FastifyRequest } from 'fastify'
import type { PasskeyUsed } from '#contract/endpoints/passkeys.ts'
import { noteFactorShown } from '#server/accounts/factors/confirm-with-code.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { checkUsed, findUsed } from './check-used.ts'
import { pageOf } from './page-of.ts'
import { noteCopies, takeUsed } from './take-used.ts'
import type { Purpose } from './webauthn.ts'

/** The purpose of a confirmation, valid in this session only. */
export function confirming({ sessionHash }: Pick<FastifyRequest, 'sessionHash'>): Purpose {
  return { act: 'confirm', sessionHash }
}

/** Records in the caller's session that they have shown one of their passkeys. Refuses `passkey_unknown`, `passkey_refused`. */
export async function confirmWithPasskey(
  platform: Platform,
  owner: Owner,
  answer: PasskeyUsed,
  request: FastifyRequest,
): Promise<void> {
  const { db, settings } = platform
  const { sessionHash } = request
  const found = await findUsed(platform, answer)
  if (!sessionHash || found?.owner.id !== owner.id) throw new Refusal('passkey_unknown')
  const page = pageOf(request, settings)
  const used = await checkUsed(platform, found.passkey, { answer, page, purpose: confirming(request) })
  const actor = userAt(owner.id, request.ip)
  await noteCopies(db, actor, used, () =>
    db.transaction(async (tx) => {
      await takeUsed(tx, used)
      await noteFactorShown(tx, actor, { method: 'passkey', sessionHash })
    }),
  )
}
