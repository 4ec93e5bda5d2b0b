import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '#server/platform/log.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/open-database.ts'
import { openQueue } from '#server/platform/open-queue.ts'
import { grantAccess } from './grant-access.ts'
import { migrate } from './migrate.ts'

/** Where the rows are, and as whom. */
export interface DatabaseAddress {
  /** For what the product does. */
  connectionString: string
  /** For who owns the tables; the same where one role does both. */
  ownerConnectionString: string
}

/** Brings a database to this version's schema as its owner, and lets the product's role do what it needs. */
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

/** Makes what is missing of the tables, the queue's included; `owner` is opened as who is to own them. */
export async function makeSchema(owner: OpenDatabase, log: Logger): Promise<void> {
  await migrate(owner.pool)
  const queue = await openQueue(owner, log, { supervise: false, migrate: true })
  try {
    // What a new version of the queue builds beside its work, indexes say, only the owner can build.
    while (
      (await queue.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress')
    ) {
      await sleep(100)
    }
  } finally {
    await queue.stop({ graceful: false, close: false })
  }
}
