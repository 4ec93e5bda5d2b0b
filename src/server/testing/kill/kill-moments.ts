import pg from 'pg'
import { until } from '#server/testing/until.ts'
import { type KillableProduct, restartPatienceMs } from './kill-product.ts'
import { beforeCommit, killLock, killTriggers } from './kill-triggers.ts'
import { missHeartbeats } from './miss-heartbeats.ts'

export type KillKind =
  | 'start'
  | 'stop'
  | 'settle'
  | 'purchase'
  | 'claim'
  | 'record'
  | 'copy'
  | 'begin'
  | 'end'

/** A moment of a transaction at which the product is killed. */
export interface KillMoment {
  /** As the failure of a test names it. */
  name: string
  step: number
  /** The commit was sent and comes through; only its answer finds nobody. */
  isCommitted: boolean
}

/** The two that every transaction has. */
export const commitMoments: readonly KillMoment[] = [
  { name: 'killed before the commit', step: beforeCommit, isCommitted: false },
  { name: 'killed while the commit comes through', step: beforeCommit, isCommitted: true },
]

export type KillMoments = Awaited<ReturnType<typeof openKillMoments>>

/** Puts the triggers into a test's database, and holds and lets go what waits in them. */
export async function openKillMoments(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(killTriggers)
  const held = new Map<number, KillMoment>()

  const waiting = async () => {
    const { rows } = await client.query<{ userId: number; pid: number }>(
      `select objid::int as "userId", pid from pg_locks
       where locktype = 'advisory' and classid = $1 and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      [killLock],
    )
    return rows
  }

  const letGo = async () => {
    await client.query('delete from kill_cases')
    for (const userId of held.keys()) {
      await client.query('select pg_advisory_unlock($1, $2)', [killLock, userId])
    }
    held.clear()
  }

  return {
    /**
     * Every moment of the transaction that a user's job has been through: behind each statement that wrote, before the
     * commit, and while it is committed.
     */
    async momentsOf(kind: KillKind, userId: number): Promise<KillMoment[]> {
      const { rows } = await client.query<{ step: number; statement: string }>(
        `select step, statement from kill_trace
         where transaction in (select transaction from kill_trace where ${kind}_of = $1) order by step`,
        [userId],
      )
      return [
        ...rows.map(({ step, statement }) => ({
          name: `killed behind statement ${step}, ${statement}`,
          step,
          isCommitted: false,
        })),
        ...commitMoments,
      ]
    },
    /** From now on the user's transaction of this kind waits at the moment. */
    async hold(kind: KillKind, userId: number, moment: KillMoment): Promise<void> {
      await client.query('select pg_advisory_lock($1, $2)', [killLock, userId])
      await client.query('insert into kill_cases values ($1, $2, $3)', [userId, kind, moment.step])
      held.set(userId, moment)
    },
    /**
     * kill -9, once everything waits that is to be held. What the process leaves behind in the database ends then: undone, or
     * committed where the moment says so. What it worked on is there for the next one to take over.
     */
    async killWhenAllWait(product: Pick<KillableProduct, 'kill'>): Promise<void> {
      try {
        await until(async () => (await waiting()).length === held.size, restartPatienceMs)
      } catch (error) {
        // What this test still holds would keep the next one of the file waiting, too.
        await letGo()
        throw error
      }
      await product.kill()
      const left = await waiting()
      for (const { userId, pid } of left) {
        if (!held.get(userId)?.isCommitted) await client.query('select pg_terminate_backend($1, 5000)', [pid])
      }
      await letGo()
      const pids = left.map(({ pid }) => pid)
      await until(async () => {
        const { rowCount } = await client.query('select from pg_stat_activity where pid = any($1)', [pids])
        return rowCount === 0
      })
      await missHeartbeats(client)
    },
    close: () => client.end(),
  }
}
