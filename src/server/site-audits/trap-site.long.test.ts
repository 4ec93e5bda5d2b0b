import * as calls from '#contract/endpoints/site-audits.ts'
import { presentUserIds } from '#server/accounts/users/users.queries.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { pictureForms } from '#stand-ins/website/picture-forms.ts'
import { startWebsite, traps } from '#stand-ins/website/start-website.ts'
import { startAuditWork } from './site-audits.work.ts'

const test = plainTest.extend('environment', { scope: 'file' }, () => ({ IMAGE_FETCH_ALLOW: '127.0.0.1' }))

test('on a site with every form of picture and every trap each picture is found with its faults, and nothing else', async ({
  make,
  platform,
  onTestFinished,
}) => {
  const website = await startWebsite()
  onTestFinished(() => website.close())
  const work = startAuditWork(platform, presentUserIds, { paceMs: 5 })
  onTestFinished(() => work.stop())
  const anna = await make.user({ language: 'en' })
  const input = { url: website.url, maxPages: 120 }
  const { id } = (await anna.call(calls.startAudit, { body: input })).body
  const params = { id }
  const audit = await until(async () => {
    const { body } = await anna.call(calls.readAudit, { params })
    return body.finishedAt !== null && body
  }, 300_000)
  // The calendar never ends.
  expect(audit.end?.code).toBe('page_limit')

  const pages = (await anna.call(calls.listAuditPages, { params, query: { limit: 200 } })).body
  const noteOf = (path: string) =>
    pages.find(({ url }) => url === `${website.url}/${path}`)?.notes[0]?.code ?? null
  const notes = Object.fromEntries(Object.keys(traps).map((path) => [path, noteOf(path)]))
  expect(notes).toEqual(Object.fromEntries(Object.entries(traps).map(([path, { note }]) => [path, note])))
  const charset = pages.find(({ url }) => url.endsWith('/wrong-charset'))
  expect(charset?.title).toBe('Grüße')

  const seen: Record<string, string[][]> = {}
  for (const { path } of pictureForms) {
    const page = pages.find(({ url }) => url === `${website.url}/${path}`)
    const query = { page: page?.id ?? 0, limit: 200 }
    const { body } = await anna.call(calls.listAuditPictures, { params, query })
    seen[path] = body.map(({ url, faults }) => [
      url.slice(url.lastIndexOf('/') + 1),
      ...faults.map(({ rule }) => rule).toSorted(),
    ])
  }
  const expected = pictureForms.map(({ path, found }) => [
    path,
    found.map(([file, ...faults]) => [file, ...faults.toSorted()]),
  ])
  expect(seen).toEqual(Object.fromEntries(expected))
  // Two without an address are at the same place of their pages: one row.
  expect(audit.pictures.total).toBe(pictureForms.flatMap(({ found }) => found).length - 1)

  expect(website.requests.filter((path) => path.startsWith('/sitemap')).length).toBeLessThanOrEqual(51)
  expect(website.requests.filter((path) => path === '/session')).toHaveLength(1)
  expect(website.requests).not.toContain('/disallowed')
  expect(website.requests).not.toContain('/prices.pdf')
}, 400_000)
