import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as calls from '#contract/endpoints/site-audits.ts'
import * as webhooks from '#contract/endpoints/webhooks.ts'
import { restartPatienceMs } from '#server/testing/kill/kill-product.ts'
import { expect, test } from '#server/testing/kill/kill-test.ts'
import { until } from '#server/testing/until.ts'

const pageCount = 30

test('a scan whose worker is killed again and again reads each page once, and ends once', async ({
  make,
  platform: { pool },
  product,
  onTestFinished,
}) => {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    requests.push(path)
    if (path !== '/' && !/^\/\d+$/.test(path)) return response.writeHead(404).end()
    const at = Number(path.slice(1))
    const next = at + 1 < pageCount ? `<a href="/${at + 1}">Next</a>` : ''
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<title>Page ${at}</title><img src="/logo.png"><img src="/${at}.jpg">${next}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const anna = await make.user()
  const hook = { url: 'https://example.org/hook', events: ['audit.completed' as const] }
  const webhookId = (await anna.call(webhooks.createWebhook, { body: hook })).body.webhook.id
  const body = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  const params = { id: (await anna.call(calls.startAudit, { body })).body.id }
  const read = async () => (await anna.call(calls.readAudit, { params })).body

  for (const pages of [3, 9, 18]) {
    await product.start()
    await until(async () => (await read()).pages.read >= pages, restartPatienceMs)
    await product.kill()
    expect((await read()).status).toBe('running')
    // What the next worker would wait for.
    await pool.query('update site_audits set leased_until = now() where id = $1', [params.id])
  }
  await product.start()
  const audit = await until(async () => {
    const now = await read()
    return now.finishedAt !== null && now
  }, restartPatienceMs)

  expect(audit).toMatchObject({
    status: 'completed',
    end: { code: 'done' },
    pages: { read: pageCount, failed: 0 },
    pictures: { total: pageCount + 1, withFaults: pageCount + 1, faults: { missing: pageCount + 1 } },
  })
  const [logo] = (await anna.call(calls.listAuditPictures, { params })).body
  expect(logo).toMatchObject({ url: `${body.url}/logo.png`, pageCount })
  // Of each kill at most the page under way was requested again.
  const repeated = pageCount + 3
  expect(requests.filter((path) => /^\/\d*$/.test(path)).length).toBeLessThanOrEqual(repeated)
  const told = (await anna.call(webhooks.listDeliveries, { params: { id: webhookId } })).body
  expect(told).toHaveLength(1)
  expect(product.complaints()).toEqual([])
}, 600_000)
