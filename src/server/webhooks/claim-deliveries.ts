import { type SQL, sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { type RowOf, readRows } from '#server/platform/read-rows.ts'
import { receiverSeconds } from './send-delivery.ts'

const columns = {
  id: column.text,
  body: column.text,
  /** This attempt's number, from 1. */
  attempt: column.number,
  webhookId: column.number,
  /** In place of the webhook's own address. */
  url: column.nullable(column.text),
}
export type ClaimedDelivery = RowOf<typeof columns>

/** A worker that has not settled an attempt by then is considered dead. */
const lostAfterSeconds = 4 * receiverSeconds

interface Shares {
  atMost: number
  /** Concurrent deliveries per receiver; one for a receiver that is failing. */
  perWebhook: number
  /** Concurrent deliveries to all receivers of a user. */
  perOwner: number
  /** Concurrent deliveries to a host, whoever owns the receivers. */
  perHost: number
  /** The deliveries that this process is already sending. */
  underWay: readonly Pick<ClaimedDelivery, 'webhookId' | 'url'>[]
  /** A query for the ids of users whose webhooks may send. */
  presentUserIds: SQL
}

/** The host of an address column as `URL` writes it: port, trailing dot and, in older rows, capitals do not make another host. */
const hostOf = (url: SQL) => sql`substring(lower(${url}) from '^https?://(\\[[^]]*\\]|[^/?#:]*[^/?#:.])')`

/**
 * Claims due deliveries for this process: one of every owner, then a second of every owner, each time the longest due, so that receivers
 * that hang or have a long queue do not delay others, nor does a host with many receivers. Deliveries of absent users wait until these are
 * present again. If this process ends before it settles them, they become due again.
 */
export async function claimDeliveries(
  db: Database,
  { atMost, perWebhook, perOwner, perHost, underWay, presentUserIds }: Shares,
): Promise<ClaimedDelivery[]> {
  const ids = sql.param(underWay.map(({ webhookId }) => webhookId))
  const urls = sql.param(underWay.map(({ url }) => url))
  const busy = sql`unnest(${ids}::int[], ${urls}::text[]) busy (id, url)`
  return await readRows(
    db,
    columns,
    sql`
    with recursive receivers as (
      -- One index step per receiver, however many deliveries wait for it.
      (select webhook_id as id from webhook_deliveries where state = 'waiting' order by webhook_id limit 1)
      union all
      select (
        select webhook_id from webhook_deliveries
        where state = 'waiting' and webhook_id > receivers.id order by webhook_id limit 1
      ) from receivers where receivers.id is not null
    ), due as (
      select one.id, webhooks.user_id, ${hostOf(sql`coalesce(one.url, webhooks.url)`)} as host,
        row_number() over (partition by webhooks.user_id order by one.next_at) as turn, one.next_at
      from receivers join webhooks
        on webhooks.id = receivers.id and not webhooks.is_local and webhooks.user_id in (${presentUserIds})
      cross join lateral (
        select id, next_at, url from webhook_deliveries
        where webhook_id = webhooks.id and state = 'waiting' and next_at <= now()
        order by next_at
        limit greatest(0, case when webhooks.failing_since is null then ${perWebhook}::int else 1 end
          - (select count(*) from ${busy} where busy.id = webhooks.id))
      ) one
    ), shared as (
      select due.*, row_number() over (partition by due.host order by due.turn, due.next_at) as host_turn from due
      where due.turn <= ${perOwner}::int - (
        select count(*) from ${busy} join webhooks own on own.id = busy.id where own.user_id = due.user_id)
    ), taken as materialized (
      select delivery.id from shared due join webhook_deliveries delivery on delivery.id = due.id
      where delivery.state = 'waiting' and delivery.next_at <= now() and due.host_turn <= ${perHost}::int - (
        select count(*) from ${busy} join webhooks there on there.id = busy.id
        where ${hostOf(sql`coalesce(busy.url, there.url)`)} = due.host)
      order by due.turn, due.next_at limit ${atMost}::int for update of delivery skip locked
    )
    update webhook_deliveries delivery set
      attempts = delivery.attempts + 1,
      next_at = now() + make_interval(secs => ${lostAfterSeconds})
    from taken where delivery.id = taken.id
    returning delivery.id, delivery.body, delivery.attempts as attempt, delivery.webhook_id as "webhookId", delivery.url`,
  )
}
