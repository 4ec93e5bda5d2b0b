import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '#server/platform/log.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/open-database.ts'
import { openQueue } from '#server/platform/open-queue.ts'
import { grantAccess } from './grant-access.ts'
import { migrate } from './migrate.ts'

/** The connections to a database, by role. */
export interface DatabaseAddress {
  /** The product's role. */
  connectionString: string
  /** The role that owns the tables; the same if one role does both. */
  ownerConnectionString: string
}

/** Brings a database to this version's schema as its owner, and grants the product's role what it needs. */
export async function prepareDatabase(
  { connectionString, ownerConnectionString }: DatabaseAddress,
  log: Logger,
): Promise<void> {
  const owner = openDatabase(ownerConnectionString, log, { connections: 2 })
  try {
    await makeSchema(owner, log)
    const role = new URL(connectionString).username
    if (new URL(ownerConnectionString).username === role) return
    await grantAccess(owner.pool, role)
  } finally {
    await owner.close()
  }
}

/** Creates missing tables, including the queue's; `owner` is opened with the role that is to own them. */
export async function makeSchema(owner: OpenDatabase, log: Logger): Promise<void> {
  await migrate(owner.pool)
  const queue = await openQueue(owner, log, { supervise: false, migrate: true })
  try {
    // Only the owner can build what a new version of the queue builds in the background, such as indexes.
    while (
      (await queue.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress')
    ) {
      await sleep(100)
    }
  } finally {
    await queue.stop({ graceful: false, close: false })
  }
}
