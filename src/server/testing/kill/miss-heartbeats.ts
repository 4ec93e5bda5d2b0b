import type pg from 'pg'

/**
 * Once the product is killed nobody's heart beats. That it has not for the time after which its work is taken over is written
 * into the queue and the leases here, because it need not be waited for at each kill.
 */
export async function missHeartbeats(database: pg.Pool | pg.Client): Promise<void> {
  await database.query(`update idempotency_keys set leased_until = now() where status is null`)
  await database.query(`update single_images set leased_until = now() where leased_until is not null`)
  await database.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - heartbeat_seconds * interval '1 s' where state = 'active'`,
  )
}
