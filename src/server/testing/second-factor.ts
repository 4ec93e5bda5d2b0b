import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import * as calls from '#contract/endpoints/factors.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Actor } from './create-actor.ts'

/** The code that an app shows, so many steps of 30 s from now. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Sets an app up for somebody, and forgets that a code was used: the next test can use the same. */
export async function setUpApp(platform: Platform, actor: Actor) {
  const started = await actor.call(calls.startTotp, { body: {} })
  const { secret } = started.body
  const { body } = await actor.call(calls.confirmTotp, { body: { code: codeOf(secret) } })
  await forgetSteps(platform)
  return { secret, recoveryCodes: body.recoveryCodes ?? [] }
}

/** As if the codes that were used were long ago. */
export async function forgetSteps({ db }: Pick<Platform, 'db'>): Promise<void> {
  await db.execute(sql`update totp_factors set last_step = 0`)
}

/** As if a second factor had been shown in nobody's session for long. */
export async function forgetConfirmations({ db }: Pick<Platform, 'db'>): Promise<void> {
  await db.execute(
    sql`update sessions set confirmed_at = now() - interval '16 minutes' where confirmed_at is not null`,
  )
}

/** The browser's cookies after an answer, for the next request of it. */
export function cookiesOf(headers: Record<string, unknown>): { cookie: string } {
  const lines = [headers['set-cookie']].flat().filter((line) => line !== undefined)
  return { cookie: lines.map((line) => String(line).split(';')[0]).join('; ') }
}
