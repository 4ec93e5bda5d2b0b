import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { column } from '#server/platform/columns.ts'
import type { QueueSettings } from '#server/platform/open-queue.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { isTimedOut } from '#server/platform/render-errors.ts'
import {
  queueSchemaVersion,
  queueState,
  queuesTable,
  readQueueState,
} from '#server/platform/statements/queue-tables.ts'
import { journal, migrationsFolder } from './migrate.ts'

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Whether the database has every migration of this version or a later one, the queue's schema with all that it builds in the background,
 * and these queues. It stays so: schemas only move forward, and each migration is committed together with its entry in the journal.
 */
export async function isCurrent(client: Client, queues: readonly QueueSettings[]): Promise<boolean> {
  try {
    return (await hasTables(client)) && (await isMigrated(client)) && (await isQueueReady(client, queues))
  } catch (error) {
    // Another process is migrating the tables that are read here: wait for it as the owner, who has no time limit.
    if (isTimedOut(error)) return false
    throw error
  }
}

async function hasTables(client: Client): Promise<boolean> {
  const [found] = await queryRows(
    client,
    { journal: column.nullable(column.text), queues: column.nullable(column.text) },
    `select to_regclass('${journal}')::text as journal, to_regclass('${queuesTable}')::text as queues`,
  )
  return Boolean(found?.journal && found.queues)
}

async function isMigrated(client: Client): Promise<boolean> {
  const [last] = await queryRows(
    client,
    { at: column.nullable(column.number) },
    `select max(created_at) as at from ${journal}`,
  )
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)!
  // As Drizzle does, by the time alone.
  return (last?.at ?? 0) >= newest.folderMillis
}

async function isQueueReady(client: Client, queues: readonly QueueSettings[]): Promise<boolean> {
  const [found] = await queryRows(client, queueState, readQueueState)
  return (
    found?.version === queueSchemaVersion &&
    !found.isBuilding &&
    queues.every(({ name }) => found.queues.includes(name))
  )
}
