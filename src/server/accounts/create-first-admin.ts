import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { users } from './accounts.tables.ts'
import { createUser } from './create-user.ts'
import { hashPassword } from './hash-password.ts'

// Any fixed number will do; it only has to be the same in every process.
const firstAdminLock = 4_711_002

/**
 * Makes the administrator of the `ADMIN_` settings in a database without any user. Of several processes that
 * start at once, one does. Without ADMIN_PASSWORD the log says what to do: an invented password would have to be
 * told somewhere, and logs are read by many.
 */
export async function createFirstAdmin({ db, settings, log }: Platform): Promise<void> {
  if (await hasUsers(db)) return
  if (!settings.ADMIN_PASSWORD) {
    log.warn('There is no account yet: set ADMIN_PASSWORD and start again to get an administrator.')
    return
  }
  const admin = {
    username: settings.ADMIN_USERNAME,
    email: settings.ADMIN_EMAIL,
    passwordHash: await hashPassword(settings.ADMIN_PASSWORD),
    isAdmin: true,
    isVerified: true,
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${firstAdminLock})`)
    if (await hasUsers(tx)) return
    await createUser(tx, admin)
    log.info({ username: admin.username }, 'created the first administrator')
  })
}

async function hasUsers(db: Database | Transaction): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1)
  return user !== undefined
}
