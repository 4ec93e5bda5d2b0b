import { once } from 'node:events'
import { expect, test } from '#server/testing/test.ts'

const ownConnection = `application_name = 'bildwort events' and datname = current_database()`

test('once a channel is open, every process receives what any process sends', async ({ platform, start }) => {
  const elsewhere = await start()
  const heard = [hear(platform.events, 'news'), hear(elsewhere.platform.events, 'news')]
  expect(await Promise.all(heard.map(({ next }) => next()))).toEqual(['', ''])
  await platform.pool.query(`notify news, 'first'`)
  expect(await Promise.all(heard.map(({ next }) => next()))).toEqual(['first', 'first'])
  for (const { off } of heard) off()
})

test('a lost connection is reopened, makes all listeners look again, and continues', async ({ platform }) => {
  const { next, off } = hear(platform.events, 'lost')
  expect(await next()).toBe('')
  for (let round = 0; round < 2; round++) {
    await platform.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${ownConnection}`)
    expect(await next()).toBe('')
    await platform.pool.query(`notify lost, 'again'`)
    expect(await next()).toBe('again')
  }
  const count = async () =>
    (await platform.pool.query(`select from pg_stat_activity where ${ownConnection}`)).rowCount
  // A backend ends a moment after its connection.
  await expect.poll(count).toBe(1)
  off()
})

test('a removed listener receives nothing, and the others continue', async ({ platform }) => {
  const gone = hear(platform.events, 'shared')
  const stays = hear(platform.events, 'shared')
  expect(await stays.next()).toBe('')
  expect(await gone.next()).toBe('')
  gone.off()
  await platform.pool.query(`notify shared, 'only one'`)
  expect(await stays.next()).toBe('only one')
  expect(gone.payloads).toEqual([])
  stays.off()
})

test('a channel without listeners is unlistened, and a later listener receives again', async ({ start }) => {
  const { events, pool } = (await start()).platform
  const lastSaid = async () => {
    const { rows } = await pool.query(`select query from pg_stat_activity where ${ownConnection}`)
    return rows.map(({ query }) => query)
  }
  const [first, second] = [hear(events, 'rare'), hear(events, 'rare')]
  expect(await first.next()).toBe('')
  first.off()
  await pool.query(`notify rare, 'one is left'`)
  await expect.poll(() => second.payloads).toContain('one is left')
  second.off()
  await expect.poll(lastSaid).toContain('unlisten "rare"')
  const third = hear(events, 'rare')
  expect(await third.next()).toBe('')
  await pool.query(`notify rare, 'again'`)
  expect(await third.next()).toBe('again')
  third.off()
  const fourth = hear(events, 'rare')
  expect(await fourth.next()).toBe('')
  await pool.query(`notify rare, 'at once'`)
  expect(await fourth.next()).toBe('at once')
  fourth.off()
})

test('closing during a reconnection leaves no connection behind', async ({ platform, start }) => {
  const listening = async (): Promise<number[]> => {
    const { rows } = await platform.pool.query(`select pid from pg_stat_activity where ${ownConnection}`)
    return rows.map(({ pid }) => pid)
  }
  const others = await listening()
  const site = await start()
  const its = async () => (await listening()).filter((pid) => !others.includes(pid))
  const [lost] = await its()
  expect(await platform.pool.query('select pg_terminate_backend($1, 60000) as gone', [lost])).toMatchObject({
    rows: [{ gone: true }],
  })
  await site.platform.events.close()
  await expect.poll(its).toEqual([])
})

function hear(
  events: { on(channel: string, listener: (payload: string) => void): () => void },
  channel: string,
) {
  const target = new EventTarget()
  const payloads: string[] = []
  const off = events.on(channel, (payload) => {
    payloads.push(payload)
    target.dispatchEvent(new Event('heard'))
  })
  return {
    payloads,
    off,
    async next(): Promise<string> {
      if (payloads.length === 0) await once(target, 'heard')
      return payloads.shift()!
    },
  }
}
