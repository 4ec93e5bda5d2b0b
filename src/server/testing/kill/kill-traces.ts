import type pg from 'pg'

export type KillTraces = Awaited<ReturnType<typeof tracesOf>>

/** Everything that starting and settling jobs leaves of one user, counted. */
export async function tracesOf(pool: pg.Pool, userId: number) {
  const { rows } = await pool.query<{
    jobs: number
    ended: number
    images: number
    chunks: number
    balance: number
    held: number
    holds: number
    openHolds: number
    charges: number
    charged: number
    totalImages: number
    totalCents: number
    told: number
  }>(
    `select jobs.*,
      (select count(*)::int from job_images where job_id in (select id from jobs where user_id = $1)) as images,
      (select count(*)::int from job_chunks where job_id in (select id from jobs where user_id = $1)) as chunks,
      account.balance_cents::int as balance, account.held_cents::int as held, holds.*, charges.*,
      owner.total_processed_images as "totalImages", owner.total_cost_cents::int as "totalCents",
      (select count(*)::int from notifications where user_id = $1) as told
    from users owner join credit_accounts account on account.user_id = owner.id,
      (select count(*)::int as jobs, count(finished_at)::int as ended from jobs where user_id = $1) as jobs,
      (select count(*)::int as holds, count(*) filter (where closed_at is null)::int as "openHolds"
        from credit_holds where user_id = $1) as holds,
      (select count(*)::int as charges, coalesce(-sum(amount_cents), 0)::int as charged
        from credit_transactions where user_id = $1 and cause = 'job') as charges
    where owner.id = $1`,
    [userId],
  )
  return rows[0]!
}

/** The identity of the ledger in words of its own: what is booked less what is held is what can be spent. Whose it is not. */
export async function brokenAccounts(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select account.user_id, account.balance_cents, account.held_cents
    from credit_accounts account
    where balance_cents < 0
      or held_cents <> (select coalesce(sum(cents), 0) from credit_holds hold
        where hold.user_id = account.user_id and closed_at is null)
      or balance_cents + held_cents <> (select coalesce(sum(amount_cents), 0) from credit_transactions entry
        where entry.user_id = account.user_id)`)
  return rows
}
