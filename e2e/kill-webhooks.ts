import { setTimeout as sleep } from 'node:timers/promises'
import type { Webhook } from '#contract/entities/webhook.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { type EventOrder, orderEvent } from '#server/webhooks/order-event.ts'
import { startFarSide } from './harness/far-side.ts'
import {
  busySeconds,
  drawn,
  type Heard,
  type Manner,
  mannerNames,
  startRoughReceivers,
} from './harness/rough-receivers.ts'
import { adminPassword, startProduct, temporaryFolder } from './harness/start-product.ts'

/**
 * 1,000 events to receivers that fail, hang, redirect, disconnect, ask to wait or answer 410, and two sending processes, one of which is
 * killed (SIGKILL) while sending a message, ten times. Prints the outcome. `npm run test:long -- webhooks 7` uses the seed 7.
 */
const seed = Number(process.argv[2] ?? 1)
const events = 1_000
const rolledBack = 100
const kills = 10
const mostSeconds = 540
const beganAt = Date.now()

/** The event of each receiver: each webhook subscribes to one. */
const eventOf = {
  good: (jobId) => ({ event: 'job.completed', data: { jobId } }),
  fails: (jobId) => ({ event: 'job.stopped', data: { jobId } }),
  hangs: (jobId) => ({ event: 'job.failed', data: { jobId } }),
  redirects: (jobId) => ({ event: 'job.paused', data: { jobId, reason: 'no_provider' } }),
  gone: (jobId) => ({
    event: 'image.completed',
    data: {
      image: {
        ...{ id: `${jobId}-1`, jobId, position: 1, filename: 'a.jpg' },
        ...{ state: 'succeeded', problem: null, externalId: null, metadata: null },
      },
    },
  }),
  drops: (balanceCents) => ({ event: 'balance.low', data: { balanceCents, thresholdCents: 500 } }),
  busy: (tokenId) => ({
    event: 'token.expiring',
    data: { tokenId, name: 'Redaktion', start: 'bw_live_0000', expiresAt: new Date().toISOString() },
  }),
} as const satisfies Record<Manner, (number: number) => EventOrder>

const verdicts: boolean[] = []
const farSide = await startFarSide([5, 10])
const secrets = new Map<string, string>()
const receivers = await startRoughReceivers(seed, secrets)
const folder = temporaryFolder()
const postgres = await startEmbeddedPostgres({ dataDir: folder.path })
const environment = {
  ...farSide.environment,
  DATA_DIR: folder.path,
  DATABASE_URL: postgres.connectionString,
  WEBHOOK_ALLOW: '127.0.0.1',
}
const web = await startProduct({ ...environment, ROLE: 'web' })
const { db, pool, close } = openDatabase(postgres.connectionString, createLog('silent'))
const startSender = () => startProduct({ ...environment, ROLE: 'worker' })
let senders = await Promise.all([startSender(), startSender()])
const headers = await signIn()
const numbers = Array.from({ length: events }, (_, index) => index + 1)
const mannerOf = (number: number) => mannerNames[drawn(`${seed} to ${number}`) % mannerNames.length]!
try {
  for (const manner of mannerNames) {
    const asked = { url: `${receivers.url}/${manner}`, events: [eventOf[manner](0).event] }
    const { webhook, secret } = await call<{ webhook: Webhook; secret: string }>('POST', '', asked)
    secrets.set(manner, secret)
    console.log(`webhook ${webhook.id}: ${manner}`)
  }
  // While a webhook is disabled, nothing is queued for it, so all events of the one that 410 disables are queued at once.
  await order(...numbers.filter((number) => mannerOf(number) === 'gone'))
  const rest = numbers.filter((number) => mannerOf(number) !== 'gone')
  for (let kill = 0; kill < kills; kill += 1) {
    for (const number of rest.filter((_, index) => index % (kills + 1) === kill)) await order(number)
    await killOne(kill)
    await lookAfter()
  }
  for (const number of rest.filter((_, index) => index % (kills + 1) === kills)) await order(number)
  for (let number = 1; number <= rolledBack; number += 1) await orderAndRollBack(10_000 + number)
  while ((await countWaiting()) > 0 && secondsSince(beganAt) < mostSeconds) {
    await lookAfter()
    await sleep(500)
  }
  judge(await call<Webhook[]>('GET', ''))
} finally {
  await Promise.all([web, ...senders].map((product) => product.stop()))
  await close()
  await postgres.stop()
  receivers.close()
  await farSide.close()
  folder.remove()
}
process.exitCode = verdicts.every(Boolean) ? 0 : 1

/** In one transaction. */
async function order(...told: number[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const number of told) await orderEvent(tx, { id: 1 }, eventOf[mannerOf(number)](number))
  })
}

async function orderAndRollBack(number: number): Promise<void> {
  const never = db.transaction(async (tx) => {
    await orderEvent(tx, { id: 1 }, eventOf[mannerOf(number)](number))
    throw new Error('not after all')
  })
  await never.catch(() => {})
}

/** Kills one of the two with SIGKILL while it sends a message, and replaces it. */
async function killOne(kill: number): Promise<void> {
  const [victim, other] = senders
  await Promise.race([receivers.nextMessage(), sleep(10_000)])
  await victim!.kill()
  senders = [other!, await startSender()]
  const taken = new Set(receivers.heard.filter(({ isTaken }) => isTaken).map(({ number }) => number)).size
  console.log(`kill ${kill + 1}: ${taken} taken so far, ${secondsSince(beganAt).toFixed(0)} s`)
}

/**
 * Skips the longer pauses, except a receiver’s Retry-After (pending retries are due sooner than those). Also does what an owner would:
 * enables a disabled webhook and resends what it missed.
 */
async function lookAfter(): Promise<void> {
  await pool.query(`
    update webhook_deliveries set next_at = now() + make_interval(secs =>
      case when last_status = 429 then ${busySeconds} else 0 end)
    where state = 'waiting' and next_at > now() + interval '61 seconds'`)
  for (const { id, offBecause } of await call<Webhook[]>('GET', '')) {
    if (offBecause === null) continue
    await call('PATCH', `/${id}`, { isOn: true })
    const { rows } = await pool.query(
      "select id from webhook_deliveries where webhook_id = $1 and state = 'failed'",
      [id],
    )
    let sentAgain = 0
    for (const { id: deliveryId } of rows) {
      // Another 410 may disable it in the meantime: the next round continues.
      const isOn = await call('POST', `/${id}/deliveries/${deliveryId}/resend`).catch(() => false)
      if (isOn === false) break
      sentAgain += 1
    }
    console.log(
      `webhook ${id} was switched off (${offBecause}); on again, ${sentAgain} of ${rows.length} sent again`,
    )
  }
}

async function countWaiting(): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int as waiting from webhook_deliveries where state <> 'delivered'",
  )
  return rows[0].waiting
}

function judge(webhooks: Webhook[]): void {
  const { heard } = receivers
  console.log('receiver   events  messages  taken  taken twice  taken more often')
  let twice = 0
  let moreOften = 0
  for (const manner of mannerNames) {
    const owed = numbers.filter((number) => mannerOf(number) === manner)
    const own = heard.filter((one) => one.manner === manner)
    const times = owed.map((number) => own.filter((one) => one.number === number && one.isTaken).length)
    const [none, two, more] = [0, 2, 3].map(
      (least) => times.filter((count) => (least === 3 ? count > 2 : count === least)).length,
    )
    twice += two!
    moreOften += more!
    const cells = [owed.length, own.length, owed.length - none!, two!, more!]
    console.log(manner.padEnd(9), cells.map((cell) => String(cell).padStart(8)).join(' '))
    tell(`${manner}: every event arrived`, none === 0)
  }
  tell(`at most once more than needed: ${twice} came once more, ${moreOften} more often`, moreOften === 0)
  tell(
    `all ${heard.length} messages are rightly signed`,
    heard.every(({ isSigned }) => isSigned),
  )
  tell('each event has one webhook-id, in every message', hasOneIdEach(heard))
  tell('no redirect was followed', !heard.some(({ manner }) => manner === 'elsewhere'))
  tell('nothing that was rolled back was delivered', !heard.some(({ number }) => number > 10_000))
  tell(`who asked for ${busySeconds} s was left alone for as long`, isPatient(heard))
  tell(
    'in the end all webhooks are on',
    webhooks.every(({ offBecause }) => offBecause === null),
  )
  const failed = verdicts.filter((isRight) => !isRight).length
  console.log(
    `seed ${seed}, ${kills} kills, ${secondsSince(beganAt).toFixed(0)} s: ${failed === 0 ? 'all right' : `${failed} WRONG`}`,
  )
}

function hasOneIdEach(heard: Heard[]): boolean {
  const places = new Set(heard.map(({ manner, number }) => `${manner} ${number}`))
  const ids = new Set(
    heard.map(({ manner, number, headers }) => `${manner} ${number} ${headers['webhook-id']}`),
  )
  return places.size === ids.size
}

function isPatient(heard: Heard[]): boolean {
  return heard
    .filter(({ manner, isTaken }) => manner === 'busy' && !isTaken)
    .every((refused) => {
      const next = heard.find(
        (one) => one.manner === 'busy' && one.number === refused.number && one.at > refused.at,
      )
      return !next || next.at - refused.at >= busySeconds * 1_000
    })
}

function tell(text: string, isRight: boolean): void {
  verdicts.push(isRight)
  console.log(isRight ? 'ok    ' : 'WRONG ', text)
}

function secondsSince(moment: number): number {
  return (Date.now() - moment) / 1_000
}

async function signIn(): Promise<Record<string, string>> {
  const answer = await fetch(`${web.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  })
  const token = /bildwort_session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  return { authorization: `Bearer ${token}` }
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${web.url}/api/user/webhooks${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return (text === '' ? null : JSON.parse(text)) as T // the run looks at what it got
}
