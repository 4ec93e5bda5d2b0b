import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { signInRefusals } from '#contract/entities/audit-event.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Actor } from './actor.ts'
import { auditEvents } from './audit.tables.ts'

/** How many rows an hour name a network; further attempts are counted by account only. */
export const refusedRowsPerHour = 200

interface RefusedSignIn {
  /** The user whose name or address was typed; null if unknown. The typed text is not stored: it may be a password in the wrong field. */
  userId: number | null
  reason: (typeof signInRefusals)[number]
}

/**
 * Counts a refused sign-in in one row per account, network, reason and hour, however many attempts there are. After `refusedRowsPerHour`
 * rows it uses one row per account and reason, so that guessing cannot fill the disk.
 */
export async function recordRefusedSignIn(
  db: Database,
  { network }: Pick<Actor, 'network'>,
  refused: RefusedSignIn,
  now = new Date(),
): Promise<void> {
  if (await countOneMore(db, tallyOf(refused, network, now))) return
  const kept = (await countRows(db, now)) < refusedRowsPerHour ? network : null
  await db
    .insert(auditEvents)
    .values({
      kind: 'sign_in_refused',
      at: now,
      actorKind: 'visitor',
      subjectId: refused.userId,
      network: kept,
      details: { reason: refused.reason },
      tally: tallyOf(refused, kept, now),
    })
    .onConflictDoUpdate({
      target: auditEvents.tally,
      targetWhere: isNotNull(auditEvents.tally),
      set: { times: sql`${auditEvents.times} + 1` },
    })
}

async function countOneMore(db: Database, tally: string): Promise<boolean> {
  const { rowCount } = await db
    .update(auditEvents)
    .set({ times: sql`${auditEvents.times} + 1` })
    .where(eq(auditEvents.tally, tally))
  return rowCount === 1
}

function countRows(db: Database, now: Date): Promise<number> {
  const thisHour = new Date(now).setUTCMinutes(0, 0, 0)
  return db.$count(
    auditEvents,
    and(
      gte(auditEvents.at, new Date(thisHour)),
      eq(auditEvents.kind, 'sign_in_refused'),
      isNotNull(auditEvents.tally),
      isNotNull(auditEvents.network),
    ),
  )
}

function tallyOf({ userId, reason }: RefusedSignIn, network: string | null, now: Date): string {
  return [now.toISOString().slice(0, 13), reason, userId ?? 'nobody', network ?? 'many'].join(' ')
}
