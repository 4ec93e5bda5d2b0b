import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import * as calls from '#contract/endpoints/site-audits.ts'
import * as webhooks from '#contract/endpoints/webhooks.ts'
import type { SiteAudit } from '#contract/entities/site-audit.ts'
import { presentUserIds } from '#server/accounts/users/users.queries.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { makeActors } from '#server/testing/make-actors.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { claimAudits } from './scanning/claim-audits.ts'
import { judgePage, type PageOrder } from './scanning/judge-page.ts'
import { siteAudits } from './site-audits.tables.ts'
import { startAuditWork } from './site-audits.work.ts'

type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void)

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body>${body}</body></html>`

const test = plainTest
  .extend('environment', { scope: 'file' }, () => ({ IMAGE_FETCH_ALLOW: '127.0.0.1' }))
  .extend('website', async ({ make: _ }, { onCleanup }) => {
    const pages: Record<string, Answer> = {}
    const visits: string[] = []
    const server = createServer((request, response) => {
      visits.push(request.url!)
      const answer = pages[request.url!]
      if (answer === undefined) return response.writeHead(404).end()
      if (typeof answer !== 'string') return answer(request, response)
      response.writeHead(200, { 'content-type': request.url!.endsWith('.xml') ? 'text/xml' : 'text/html' })
      response.end(answer)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onCleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, pages, visits }
  })
  .extend('scan', ({ platform }, { onCleanup }) => {
    let work: ReturnType<typeof startAuditWork> | null = null
    onCleanup(() => work?.stop())
    return () => {
      work ??= startAuditWork(platform, presentUserIds, { paceMs: 0, createReader: readInPlace })
    }
  })

/** Instead of a process, which takes a second to start. */
const readInPlace = () => ({
  read: async (order: PageOrder) => judgePage(order),
  async [Symbol.asyncDispose]() {},
})

type User = Awaited<ReturnType<ReturnType<typeof makeActors>['user']>>

const order = async (user: User, body: { url: string; depth?: 'page' | 'site'; maxPages?: number }) =>
  (await user.call(calls.startAudit, { body })).body

function ended(user: User, { id }: { id: number }): Promise<SiteAudit> {
  return until(async () => {
    const { body } = await user.call(calls.readAudit, { params: { id } })
    return body.finishedAt !== null && body
  })
}

const pagesOf = async (user: User, { id }: SiteAudit) =>
  (await user.call(calls.listAuditPages, { params: { id } })).body

test('a site is scanned by its links, and each picture stands once with its pages and faults', async ({
  make,
  website,
  scan,
}) => {
  const anna = await make.user({ isWaiting: true })
  const logo = '<a href="/"><img src="/logo.svg"></a>'
  website.pages['/'] =
    page(`${logo}<a href="/team">Team</a><a href="/missing">Gone</a><a href="/price.pdf">Prices</a>
    <img src="/hero.jpg" alt="Image of our shop"><img src="/line.png" alt="">`)
  website.pages['/team'] =
    page(`${logo}<h2>Our team</h2><p>Anna bakes.</p><img src="/anna.jpg" alt="DSC_0102.jpg">
    <img src="/a.jpg" alt="The bakery in summer"><img src="/b.jpg" alt="The bakery in summer">`)
  const ordered = await order(anna, { url: website.url })
  expect(ordered).toMatchObject({ status: 'waiting', end: null, depth: 'site', maxPages: 500 })
  scan()
  const audit = await ended(anna, ordered)
  expect(audit).toMatchObject({
    status: 'completed',
    end: { code: 'done', message: 'Alles wurde gelesen.' },
    pages: { read: 2, waiting: 0, failed: 1, skipped: 0, walled: 0 },
    pictures: {
      total: 6,
      withFaults: 5,
      decorative: 1,
      faults: { missing: 1, linked_without_text: 1, opening: 1, file_name: 1, duplicate: 2 },
    },
    sincePrevious: null,
  })
  const { body: pictures } = await anna.call(calls.listAuditPictures, { params: { id: audit.id } })
  expect(pictures.map(({ url, pageCount }) => [url.replace(website.url, ''), pageCount])).toEqual([
    ['/logo.svg', 2],
    ['/hero.jpg', 1],
    ['/line.png', 1],
    ['/anna.jpg', 1],
    ['/a.jpg', 1],
    ['/b.jpg', 1],
  ])
  expect(pictures[3]).toMatchObject({
    alt: 'DSC_0102.jpg',
    heading: 'Our team',
    language: 'en',
    page: { url: `${website.url}/team`, title: 'Shop' },
    selector: 'body > img:nth-of-type(1)',
    faults: [{ rule: 'file_name', message: 'Der Text ist ein Dateiname oder eine Adresse.' }],
  })
  const pages = await pagesOf(anna, audit)
  expect(
    pages.map(({ url, withFaults, notes }) => [url.replace(website.url, ''), withFaults, notes[0]?.code]),
  ).toEqual([
    ['/team', 4, undefined],
    ['/', 2, undefined],
    ['/missing', 0, 'not_found'],
  ])
  const ofPage = { params: { id: audit.id }, query: { page: pages[1]!.id, fault: 'opening' } } as const
  expect((await anna.call(calls.listAuditPictures, ofPage)).body).toHaveLength(1)
})

test('robots.txt is obeyed, and its sitemaps are read: an index, one that is packed, and one of another host is not', async ({
  make,
  website,
  scan,
}) => {
  const anna = await make.user()
  const { url, pages, visits } = website
  const list = (kind: 'url' | 'sitemap', ...paths: string[]) =>
    `<?xml version="1.0"?><${kind === 'url' ? 'urlset' : 'sitemapindex'}>${paths.map((path) => `<${kind}><loc>${path}</loc></${kind}>`).join('')}</${kind === 'url' ? 'urlset' : 'sitemapindex'}>`
  pages['/robots.txt'] = `User-agent: Bildwort\nDisallow: /secret\n\nSitemap: ${url}/index.xml\n`
  pages['/index.xml'] = list(
    'sitemap',
    `${url}/packed.xml.gz`,
    'http://127.0.0.2/other.xml',
    `${url}/index.xml`,
  )
  pages['/packed.xml.gz'] = (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/gzip' })
      .end(gzipSync(list('url', `${url}/a`, `${url}/secret/b`, 'http://elsewhere.invalid/')))
  pages['/'] = page('<p>No links here</p>')
  pages['/a'] = page('<img src="a.jpg">')
  pages['/secret/b'] = page('<img src="b.jpg">')
  scan()
  const audit = await ended(anna, await order(anna, { url }))
  expect(audit).toMatchObject({ pages: { read: 2, failed: 0, skipped: 1 }, pictures: { total: 1 } })
  expect(visits.toSorted()).toEqual(['/', '/a', '/index.xml', '/packed.xml.gz', '/robots.txt'])
  const [secret] = (await pagesOf(anna, audit)).filter(({ status }) => status === 'skipped')
  expect(secret!.notes).toEqual([{ code: 'robots', message: 'Die Website erlaubt es nicht (robots.txt).' }])

  pages['/robots.txt'] = 'User-agent: *\nDisallow: /\n'
  const forbidden = await ended(anna, await order(anna, { url, depth: 'page' }))
  expect(forbidden).toMatchObject({ status: 'failed', end: { code: 'nothing_read' }, pictures: { total: 0 } })
  expect(forbidden.end!.message).toBe(
    'Keine Seite ließ sich lesen. Die Website erlaubt es nicht (robots.txt).',
  )
})

test('what a sitemap names for a page that does not show it is found, without a fault', async ({
  make,
  website,
  scan,
}) => {
  const anna = await make.user()
  const { url, pages } = website
  const image = (file: string) => `<image:image><image:loc>${url}/${file}</image:loc></image:image>`
  pages['/sitemap.xml'] =
    `<urlset xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>${url}/shop</loc>${image('shown.jpg')}${image('drawn.jpg')}</url></urlset>`
  pages['/shop'] = page('<div id="root"><img src="/shown-300x200.jpg"></div>')
  scan()
  const { id } = await ended(anna, await order(anna, { url: `${url}/sitemap.xml`, depth: 'page' }))
  const { body } = await anna.call(calls.listAuditPictures, { params: { id } })
  expect(body.map((one) => [one.form, one.url.replace(url, ''), one.faults.length])).toEqual([
    ['img', '/shown-300x200.jpg', 1],
    ['sitemap', '/drawn.jpg', 0],
  ])
})

test('endless links, sessions in addresses and equal pages end at a limit or count once', async ({
  make,
  website,
  scan,
}) => {
  const anna = await make.user()
  const { url, pages } = website
  pages['/'] = page(
    '<a href="/day/1">Calendar</a><a href="/a?PHPSESSID=1">A</a><a href="/a?PHPSESSID=2">A</a><a href="/copy">B</a>',
  )
  pages['/a'] = page('<img src="/a.jpg">')
  pages['/copy'] = page('<img src="/a.jpg">')
  for (let day = 1; day < 40; day += 1)
    pages[`/day/${day}`] = page(`Day ${day} <a href="/day/${day + 1}">Next</a>`)
  scan()
  const audit = await ended(anna, await order(anna, { url, maxPages: 8 }))
  expect(audit).toMatchObject({
    status: 'completed',
    end: { code: 'page_limit' },
    pages: { read: 8, skipped: 1 },
  })
  const skipped = (await pagesOf(anna, audit)).filter(({ status }) => status === 'skipped')
  expect(skipped.map((one) => [one.url, one.notes[0]!.code])).toEqual([[`${url}/copy`, 'same_page']])
})

test('what cannot be read says why: redirects to private addresses and elsewhere, other types, walls, servers that fail', async ({
  make,
  website,
  scan,
}) => {
  const anna = await make.user()
  const { url, pages } = website
  const redirect = (location: string) => (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(302, { location }).end()
  const fail =
    (status: number, headers = {}) =>
    (_request: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(status, headers).end()
  const traps: Record<string, [answer: Answer, status: string, note: string | undefined]> = {
    '/private': [redirect('http://10.0.0.1/'), 'skipped', 'elsewhere'],
    '/loop': [redirect('/loop'), 'failed', 'too_many_redirects'],
    '/json': [
      (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      'skipped',
      'not_html',
    ],
    '/error': [fail(500), 'failed', 'server_error'],
    '/closed': [fail(403), 'failed', 'forbidden'],
    '/human': [fail(403, { 'cf-mitigated': 'challenge' }), 'failed', 'challenge'],
    '/login': [page('<form><input type="password"></form>'), 'read', 'login'],
    '/app': [page('<div id="root"></div><script src="app.js"></script>'), 'read', 'script'],
    '/broken': [
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('not gzip'),
      'failed',
      'damaged',
    ],
  }
  for (const [path, [answer]] of Object.entries(traps)) pages[path] = answer
  pages['/'] = page(
    Object.keys(traps)
      .map((path) => `<a href="${path}">x</a>`)
      .join(''),
  )
  scan()
  const audit = await ended(anna, await order(anna, { url }))
  expect(audit).toMatchObject({ status: 'completed', pages: { walled: 2 } })
  const seen = await pagesOf(anna, audit)
  const found = seen.map((one) => [one.url.replace(url, ''), one.status, one.notes[0]?.code])
  expect(found.toSorted()).toEqual(
    [
      ['/', 'read', undefined],
      ...Object.entries(traps).map(([path, [, status, note]]) => [path, status, note]),
    ].toSorted(),
  )

  const away = await ended(anna, await order(anna, { url: `${url}/private`, depth: 'page' }))
  expect(away.end!.message).toBe(
    'Keine Seite ließ sich lesen. Diese Adresse führt zu keinem Server im öffentlichen Internet.',
  )
})

test('a page is not requested where robots.txt cannot be had', async ({ make, website, scan }) => {
  const anna = await make.user()
  const { url, pages, visits } = website
  pages['/'] = page('<img src="/a.jpg">')
  pages['/robots.txt'] = (request) => void request.socket.destroy()
  scan()
  const audit = await ended(anna, await order(anna, { url, depth: 'page' }))
  expect(audit.end?.code).toBe('nothing_read')
  expect((await pagesOf(anna, audit)).map(({ notes }) => notes[0]?.code)).toEqual(['unreachable'])
  expect(visits).not.toContain('/')
})

test('a visit ends in time, however many slow redirects it meets', async ({
  make,
  platform,
  website,
  onTestFinished,
}) => {
  const anna = await make.user()
  const { url, pages } = website
  for (const hop of [1, 2, 3, 4])
    pages[`/${hop}`] = (_request, response) =>
      void setTimeout(() => response.writeHead(302, { location: `/${hop + 1}` }).end(), 100)
  pages['/5'] = page('<img src="/a.jpg">')
  const work = startAuditWork(platform, presentUserIds, {
    ...{ paceMs: 0, visitWithinMs: 300, createReader: readInPlace },
  })
  onTestFinished(() => work.stop())
  const audit = await ended(anna, await order(anna, { url: `${url}/1`, depth: 'page' }))
  expect((await pagesOf(anna, audit)).map(({ notes }) => notes[0]?.code)).toEqual(['too_slow'])
})

test('audits of test data do not take the place of others', async ({ make, platform }) => {
  const anna = await make.user()
  const kept = (isTest: boolean, many: number) =>
    platform.db.execute(sql`
      insert into site_audits (user_id, is_test, url, host, depth, max_pages, max_pictures, status, end_reason, finished_at)
      select ${anna.id}, ${isTest}, 'https://example.org/', 'example.org', 'page', 1, 1, 'completed', 'done', now()
      from generate_series(1, ${many}::int)`)
  await kept(false, 2)
  await kept(true, 30)
  await order(anna, { url: 'https://example.org/' })
  const counted = await platform.db.$count(siteAudits, eq(siteAudits.userId, anna.id))
  expect(counted).toBe(33)
})

test('a page that unpacks to too much is cut', async ({ make, website, scan }) => {
  const anna = await make.user()
  const { url, pages } = website
  pages['/'] = (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(gzipSync(`<img src="/first.jpg">${' '.repeat(30_000_000)}<img src="/late.jpg">`))
  scan()
  const audit = await ended(anna, await order(anna, { url }))
  expect(audit.pictures.total).toBe(1)
  expect((await pagesOf(anna, audit)).map(({ notes }) => notes[0]?.code)).toEqual(['cut'])
})

test('a stop keeps what was found, and audits of others cannot be seen', async ({ make, website, scan }) => {
  const [anna, ben] = [await make.user(), await make.user()]
  const { url, pages } = website
  const held: (() => void)[] = []
  pages['/'] = page('<img src="/a.jpg"><a href="/slow">More</a>')
  pages['/slow'] = (_request, response) =>
    void held.push(() =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(page('<img src="/b.jpg"><a href="/c">C</a>')),
    )
  scan()
  const { id } = await order(anna, { url })
  await until(() => held.length > 0)
  const running = (await anna.call(calls.readAudit, { params: { id } })).body
  expect(running).toMatchObject({ status: 'running', pictures: { total: 1, withFaults: 1 } })
  for (const call of [
    calls.readAudit,
    calls.listAuditPages,
    calls.listAuditPictures,
    calls.stopAudit,
    calls.deleteAudit,
  ])
    expect((await ben.call(call as typeof calls.readAudit, { params: { id } })).status).toBe(404)
  await anna.call(calls.stopAudit, { params: { id } })
  held[0]!()
  expect(await ended(anna, { id })).toMatchObject({
    status: 'stopped',
    end: { code: 'stopped' },
    pages: { read: 2, waiting: 0 },
    pictures: { total: 2 },
  })
  expect((await anna.call(calls.deleteAudit, { params: { id } })).status).toBe(204)
  expect((await anna.call(calls.readAudit, { params: { id } })).status).toBe(404)
})

test('one that waits is over at once when it is stopped, and no worker takes it', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const { id } = await order(anna, { url: 'https://waiting.example' })
  const { body } = await anna.call(calls.stopAudit, { params: { id } })
  expect(body).toMatchObject({ status: 'stopped', end: { code: 'stopped' }, finishedAt: expect.any(String) })
  expect(await claim(platform)).toEqual([])
})

test('the next audit of an address says what has changed', async ({ make, website, scan }) => {
  const anna = await make.user()
  website.pages['/'] = page('<img src="/a.jpg"><img src="/b.jpg"><img src="/c.jpg" alt="Image of a cat">')
  scan()
  const first = await ended(anna, await order(anna, { url: website.url }))
  website.pages['/'] = page(
    '<img src="/a.jpg" alt="A dog asleep"><img src="/b.jpg"><img src="/c.jpg" alt="x.jpg">',
  )
  const second = await ended(anna, await order(anna, { url: website.url }))
  expect(second.sincePrevious).toEqual({
    id: first.id,
    createdAt: first.createdAt,
    withFaults: -1,
    faults: { missing: -1, opening: -1, file_name: 1 },
  })
  const { body } = await anna.call(calls.listAudits)
  expect(body.map(({ id }) => id)).toEqual([second.id, first.id])
})

const claim = ({ db }: Platform) => claimAudits(db, 9, presentUserIds())

test('of a host and of a user one audit is scanned at a time, and that of a dead worker is taken up again', async ({
  make,
  platform,
}) => {
  const [anna, ben, cleo] = [await make.user(), await make.user(), await make.user()]
  const first = await order(anna, { url: 'https://www.example.org/a' })
  const sameUser = await order(anna, { url: 'https://example.net' })
  const sameHost = await order(ben, { url: 'http://example.org' })
  const other = await order(cleo, { url: 'example.com' })
  const [one, two] = await Promise.all([claim(platform), claim(platform)])
  const claimed = [...one, ...two].map(({ id }) => id)
  expect(claimed.toSorted()).toEqual([first.id, other.id].toSorted())
  await platform.pool.query('update site_audits set leased_until = now() where id = $1', [first.id])
  expect((await claim(platform)).map(({ id }) => id)).toEqual([first.id])
  await platform.pool.query("update site_audits set status = 'stopped', leased_until = null where id = $1", [
    first.id,
  ])
  expect((await claim(platform)).map(({ id }) => id).toSorted()).toEqual(
    [sameUser.id, sameHost.id].toSorted(),
  )
})

test('what is no address is refused, and so is a sixth audit that waits', async ({ make, platform }) => {
  const anna = await make.user()
  for (const url of ['nonsense', 'ftp://example.org', 'javascript:alert(1)', 'https://'])
    expect(await anna.call(calls.startAudit, { body: { url } })).toMatchObject({
      status: 400,
      body: { code: 'audit_url_invalid' },
    })
  const answers = await Promise.all(
    Array.from({ length: 7 }, () => anna.call(calls.startAudit, { body: { url: 'https://example.org' } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 202, 202, 409, 409])
  await platform.pool.query("update site_audits set status = 'stopped' where user_id = $1", [anna.id])
})

test('pictures come as CSV that can be uploaded as a list', async ({ make, website, scan }) => {
  const anna = await make.user({ language: 'en' })
  website.pages['/'] = page(
    '<h1>Shop</h1><a href="/x.pdf"><img src="/a.jpg"></a><img src="/b.jpg" alt="=1+1 apples on a tree">',
  )
  scan()
  const { id } = await ended(anna, await order(anna, { url: website.url }))
  const csv = (await anna.get(`/api/audits/${id}/pictures.csv?fault=any`)).body as unknown as string
  expect(String(csv).split('\r\n')).toEqual([
    '\ufeffImage URL;Alt text;Attribute alt;Faults;Page;Page title;On pages;Selector;Role;Link target;Caption;Context;Page language',
    `${website.url}/a.jpg;;absent;The image has no alt text. The link or button has no name because its image has no text.;${website.url}/;Shop;1;body > a:nth-of-type(1) > img:nth-of-type(1);functional;${website.url}/x.pdf;;Shop;en`,
    '',
  ])
  expect(String((await anna.get(`/api/audits/${id}/pictures.csv`)).body)).toContain(
    `"'=1+1 apples on a tree";present`,
  )
})

test('anybody with the link reads an audit until it ends', async ({ make, website, scan }) => {
  const anna = await make.user()
  website.pages['/'] = page('<img src="/a.jpg"><img src="/b.jpg" alt="Two dogs on a beach">')
  scan()
  const { id } = await ended(anna, await order(anna, { url: website.url }))
  const { body: link } = await anna.call(calls.shareAudit, { params: { id }, body: { days: 7 } })
  const seen = await make.visitor().call(calls.sharedAudit, { query: { token: link.token } })
  expect(seen.headers['x-robots-tag']).toContain('noindex')
  expect(seen.body).toMatchObject({
    audit: { id, url: `${website.url}/` },
    pages: [{ pictures: 2 }],
    expiresAt: link.expiresAt,
  })
  expect(seen.body.pictures.map(({ url }) => url)).toEqual([`${website.url}/a.jpg`])
  expect(JSON.stringify(seen.body)).not.toContain(anna.username)
  expect((await anna.call(calls.endAuditShare, { params: { id } })).status).toBe(204)
  expect((await make.visitor().call(calls.sharedAudit, { query: { token: link.token } })).status).toBe(404)
})

test('a webhook hears of the end', async ({ make, platform, website, scan }) => {
  const anna = await make.user()
  const body = { url: 'https://example.org/hook', events: ['audit.completed' as const] }
  const hook = (await anna.call(webhooks.createWebhook, { body })).body.webhook
  website.pages['/'] = page('')
  scan()
  const { id } = await ended(anna, await order(anna, { url: website.url }))
  const { body: deliveries } = await anna.call(webhooks.listDeliveries, { params: { id: hook.id } })
  expect(deliveries.map(({ payload }) => [payload.type, payload.data])).toEqual([
    ['audit.completed', { auditId: id }],
  ])
  await platform.pool.query('delete from webhooks where id = $1', [hook.id])
})
