import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '#server/platform/metrics.ts'
import { readSettings } from '#server/platform/read-settings.ts'
import { renderErrors } from '#server/platform/render-errors.ts'
import { sendSecurityHeaders, writeSecurityHeaders } from './security-headers.ts'
import { serveWeb } from './serve-web.ts'

const google = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'
const html = 'text/html; charset=utf-8'
const notFound = { status: 404, type: 'application/json; charset=utf-8' }

test('with reCAPTCHA the document of the register tab allows its script, and no other document does', async () => {
  const off = policyUnder({})
  const on = policyUnder({ RECAPTCHA_SITE_KEY: 'public', RECAPTCHA_SECRET_KEY: 'of the site' })
  const elsewhere = ['/auth', '/auth?tab=login', '/', '/admin?tab=register', '/index.html?tab=register']
  for (const path of elsewhere) expect([path, await on(path)]).toEqual([path, await off(path)])
  expect(await off('/auth?tab=register')).toBe(await off('/auth'))

  const register = (await on('/auth?tab=register')).split(';')
  const added = [`script-src 'self' ${google}`, `connect-src 'self' ${google}`, `frame-src ${google}`]
  expect(register).toEqual(expect.arrayContaining(added))
  const changed = /^(script|connect)-src|trusted-types/
  const unchanged = (await off('/auth')).split(';').filter((part) => !changed.test(part))
  expect(register.filter((part) => !added.includes(part))).toEqual(unchanged)
})

test('a path is answered with the document of its page, the upload page only with a session', async () => {
  const open = await servePages(['home', 'auth', 'results'])
  expect(await open('/auth')).toBe('auth')
  expect(await open('/auth/reset-password?token=x')).toBe('index')
  expect(await open('/home')).toBe('index')
  expect(await open('/results/17')).toBe('results')
  expect(await open('/admin')).toBe('index')
  expect(await open('/../../etc')).toBe('index')
  expect(await open('/')).toBe('index')
  expect(await open('/', { cookie: 'bildwort_session=anything' })).toBe('home')
})

test('the page of a shared link is kept from search engines and other sites, however its path is written', async () => {
  const ask = await askPages([])
  const kept = { 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' }
  for (const path of [
    '/teilen/token',
    '/%74eilen/token',
    '/teilen%2Ftoken',
    '/TEILEN/token',
    '//teilen/token',
    '/teilen/token.html',
  ])
    expect([path, (await ask(path, { accept: 'text/html' })).told]).toEqual([
      path,
      expect.objectContaining(kept),
    ])
  expect((await ask('/results/teilen/')).told).not.toHaveProperty('x-robots-tag')
})

test('a path is recognised by its meaning, not by its spelling', async () => {
  const open = await servePages(['auth'])
  expect(await open('/%61uth')).toBe('auth')
  const ask = await askPages([])
  for (const path of ['/%61pi/x', '/a%73sets/x', '//api/x', '/logo%2Epng'])
    expect([path, await ask(path)]).toEqual([path, expect.objectContaining(notFound)])
})

test('a path with a file extension but no file shows the app’s not-found screen to navigations, as 404', async () => {
  const ask = await askPages(['impressum'])
  const opened = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  for (const path of ['/impressum.php', '/a/b.css', '/impressum/index.html?x', '/wp-login.php'])
    expect([path, await ask(path, opened)]).toMatchObject([path, { status: 404, body: 'index', type: html }])
  expect(await ask('/impressum', opened)).toMatchObject({ status: 200, body: 'impressum', type: html })
})

test('a missing file that a page or program fetches is not answered with a document', async () => {
  const ask = await askPages([])
  for (const path of [
    '/a/b.css',
    '/logo.png',
    '/assets/gone-1a2b.js',
    '/assets',
    '/api',
    '/api?x',
    '/api/x.css',
  ])
    expect([path, await ask(path, { accept: '*/*' })]).toEqual([path, expect.objectContaining(notFound)])
  for (const path of ['/assets/gone-1a2b.js', '/api', '/api?x', '/api/', '/api/x.php'])
    expect([path, await ask(path, { accept: 'text/html' })]).toEqual([
      path,
      expect.objectContaining(notFound),
    ])
})

test('a program with an API token gets files, but an error in place of the app’s pages', async () => {
  const ask = await askPages(['impressum'])
  const headers = { 'x-api-key': 'bw_live_x', accept: 'text/html' }
  for (const path of ['/', '/v1/jobs', '/jobs/18/results.csv', '/impressum'])
    expect([path, await ask(path, headers)]).toEqual([path, expect.objectContaining(notFound)])
  expect(JSON.parse((await ask('/v1/jobs', headers)).body)).toMatchObject({ code: 'outside_v1' })
  expect(await ask('/downloads/plugin.zip', headers)).toMatchObject({ status: 200, body: 'zip' })
  expect(await ask('/script.js', headers)).toMatchObject({ status: 200, body: 'script' })
})

test('a HEAD request gets the headers of documents and files', async () => {
  const ask = await askPages([], { exposeHeadRoutes: false })
  for (const path of ['/', '/auth', '/index.html', '/script.js'])
    expect([path, await ask(path, {}, 'HEAD')]).toMatchObject([path, { status: 200, body: '' }])
  expect(await ask('/api/x', {}, 'HEAD')).toMatchObject({ status: 404, body: '' })
})

test('public files of the build are served as they are', async () => {
  const ask = await askPages([])
  expect(await ask('/downloads/plugin.zip')).toMatchObject({
    status: 200,
    body: 'zip',
    type: 'application/zip',
  })
  expect(await ask('/downloads/other.zip', { accept: '*/*' })).toMatchObject({ status: 404 })
})

/** Returns a function that tells which of these pages' documents answers a path. */
async function servePages(pages: string[]) {
  const ask = await askPages(pages)
  return async (path: string, headers = {}) => (await ask(path, headers)).body
}

/** Returns a function that requests paths of an app with these pages. */
async function askPages(pages: string[], options: { exposeHeadRoutes?: boolean } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bildwort-web-'))
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'index.html'), 'index')
  await writeFile(join(folder, 'script.js'), 'script')
  await mkdir(join(folder, 'downloads'))
  await writeFile(join(folder, 'downloads/plugin.zip'), 'zip')
  for (const page of pages) await writeFile(join(folder, 'pages', `${page}.html`), page)
  const app = Fastify(options)
  renderErrors(app, createMetrics(), 'https://bildwort.example')
  await app.register(cookie)
  await serveWeb(app, readSettings({}), folder)
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  return async (path: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const { statusCode, body, headers: told } = await app.inject({ method, url: path, headers })
    return { status: statusCode, body, type: told['content-type'], told }
  }
}

/** Returns a function that reads the policy of a path's document under these settings. */
function policyUnder(environment: Record<string, string>) {
  return async (path: string): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'bildwort-web-'))
    await writeFile(join(folder, 'index.html'), '<!doctype html>')
    const settings = readSettings(environment)
    const app = Fastify()
    sendSecurityHeaders(app, await writeSecurityHeaders(settings))
    await app.register(cookie)
    await serveWeb(app, settings, folder)
    const { statusCode, headers } = await app.inject(path)
    await app.close()
    await rm(folder, { recursive: true })
    expect([path, statusCode]).toEqual([path, 200])
    return String(headers['content-security-policy'])
  }
}
