import { eq, sql } from 'drizzle-orm'
import { firstAdminId } from '#contract/entities/user.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts'
import { product } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { openAccount } from '#server/credits/open-account.ts'
import { type Database, type Transaction, violatedConstraint } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Settings, SettingsProblem } from '#server/platform/read-settings.ts'
import { Refusal } from '#server/platform/refusal.ts'

// Any fixed number works; it only has to be the same in every process.
const firstAdminLock = 4_711_002

/**
 * Creates the administrator of the `ADMIN_` settings in a database that has none yet; if several processes start at once, one of them does.
 * Without ADMIN_PASSWORD it logs what to do: a generated password would have to be logged, and many people read logs. Throws a
 * `SettingsProblem` for a password that the product would refuse too.
 */
export async function createFirstAdmin({ db, settings, log }: Platform): Promise<void> {
  if (await hasFirstAdmin(db)) return
  if (!settings.ADMIN_PASSWORD) {
    log.warn('There is no administrator yet: set ADMIN_PASSWORD and start again to get one.')
    return
  }
  await refuseWeakSetting(settings, settings.ADMIN_PASSWORD)
  const admin = {
    id: firstAdminId,
    username: settings.ADMIN_USERNAME,
    email: settings.ADMIN_EMAIL,
    passwordHash: await hashPassword(settings.ADMIN_PASSWORD),
    isAdmin: true,
    isVerified: true,
  }
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${firstAdminLock})`)
      if (await hasFirstAdmin(tx)) return
      await tx.insert(users).overridingSystemValue().values(admin)
      await openAccount(tx, firstAdminId, { startsWithCredit: true })
      await recordEvent(tx, product, { kind: 'admin_granted', details: {}, subjectId: firstAdminId })
      log.info('created the first administrator')
    })
  } catch (error) {
    const taken = settingOf.get(violatedConstraint(error) ?? '')
    if (!taken) throw error
    log.error(`A user registered with ${taken} before there was an administrator: choose another value.`)
  }
}

async function refuseWeakSetting(settings: Settings, password: string): Promise<void> {
  const own = { username: settings.ADMIN_USERNAME, email: settings.ADMIN_EMAIL }
  try {
    await refuseWeakPassword(settings, password, own)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const why = error.code === 'password_too_short' ? 'is too short' : 'is easily guessed'
    throw new SettingsProblem(`ADMIN_PASSWORD: ${why}; choose another one for the first administrator`)
  }
}

const settingOf = new Map([
  ['users_username_key', 'ADMIN_USERNAME'],
  ['users_email_key', 'ADMIN_EMAIL'],
])

async function hasFirstAdmin(db: Database | Transaction): Promise<boolean> {
  return (await db.$count(users, eq(users.id, firstAdminId))) > 0
}
