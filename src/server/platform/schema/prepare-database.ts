import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '#server/platform/log.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/open-database.ts'
import { openQueue, type QueueSettings } from '#server/platform/open-queue.ts'
import { grantAccess } from './grant-access.ts'
import { isCurrent } from './is-current.ts'
import { inTurn, migrate } from './migrate.ts'

/** The connections to a database, by role. */
export interface DatabaseAddress {
  /** The product's role. */
  connectionString: string
  /** The role that owns the tables; the same if one role does both. */
  ownerConnectionString: string
}

/**
 * Brings a database to this version's schema as its owner, creates missing queues, and grants the product's role what it needs. `product`
 * is opened with that role.
 */
export async function prepareDatabase(
  product: OpenDatabase,
  { connectionString, ownerConnectionString }: DatabaseAddress,
  queues: readonly QueueSettings[],
  log: Logger,
): Promise<void> {
  const role = new URL(connectionString).username
  const isOwner = new URL(ownerConnectionString).username === role
  // Most starts find nothing to do, and the owner's connections would cost more than all else that they do in the database.
  if (isOwner && (await isCurrent(product.pool, queues))) return
  const owner = openDatabase(ownerConnectionString, log, { connections: 2 })
  try {
    await makeSchema(owner, log, queues)
    if (!isOwner) await grantAccess(owner.pool, role)
  } finally {
    await owner.close()
  }
}

/** Creates missing tables, including the queue's, and missing `queues`; `owner` is opened with the role that is to own them. */
export async function makeSchema(
  owner: OpenDatabase,
  log: Logger,
  queues: readonly QueueSettings[] = [],
): Promise<void> {
  if (await isCurrent(owner.pool, queues)) return
  await migrate(owner.pool)
  // pg-boss locks only the creation itself: a process that found no schema, and then waited for another, would fail.
  await inTurn(owner.pool, () => makeQueues(owner, log, queues))
}

async function makeQueues(owner: OpenDatabase, log: Logger, queues: readonly QueueSettings[]): Promise<void> {
  const queue = await openQueue(owner, log, { supervise: false, migrate: true })
  try {
    for (const { name, ...settings } of queues) await queue.createQueue(name, settings)
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
