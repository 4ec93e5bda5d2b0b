import type pg from 'pg'

/**
 * Once the product is killed nobody's heart beats. That it has not for the 10 s after which its work is taken over is written
 * into the queue here, because it need not be waited for at each kill.
 */
export async function missHeartbeats(database: pg.Pool | pg.Client): Promise<void> {
  await database.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '10 s' where state = 'active'`,
  )
}
