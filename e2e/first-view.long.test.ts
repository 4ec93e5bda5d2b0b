import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFreshPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

test('before the app has loaded, visitors read what the product does', async () => {
  const { page, close } = await openFreshPage(stage.browser, { locale: 'de-DE' })
  await openWithoutApp(page, '/auth')
  await page.getByRole('heading', { name: 'Bilder, die sich lesen lassen.' }).waitFor()
  await openWithoutApp(page, '/')
  await page.getByRole('main').getByRole('status').waitFor()
  expect(await page.getByRole('heading').count()).toBe(0)
  await close()
})

test('before the app has loaded, signed-in users read what to do, in their language', async () => {
  const { page, close } = await stage.openFresh()
  await openWithoutApp(page, '/')
  await page.getByRole('heading', { name: 'Bilder beschreiben lassen' }).waitFor()
  expect(await page.getByRole('heading').count()).toBe(1)
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await openWithoutApp(page, '/')
  await page.getByRole('heading', { name: 'Describe your images' }).waitFor()
  expect(await page.getByRole('heading').count()).toBe(1)
  await close()
})

test('an app that fails to load shows an error with a way on', async () => {
  const { page, close } = await openFreshPage(stage.browser, { locale: 'de-DE' })
  await page.route('**/assets/start-app-*.js', (route) => route.abort())
  await page.goto(`${stage.url}/auth`)
  await page.getByRole('alert').getByText('Bildwort konnte nicht geladen werden.').waitFor()
  await page.unroute('**/assets/start-app-*.js')
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
  expect(await page.getByRole('alert').isVisible()).toBe(false)
  await close()
})

test.each(['/', '/auth', '/results'])(
  'the document of %s names all code that is needed immediately',
  async (path) => {
    const { page, close } = await stage.openFresh()
    const scripts: string[] = []
    let isDrawn = false
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && !isDrawn) scripts.push(new URL(request.url()).pathname)
      // The app runs by now and can do without what it loads later.
      if (request.url().endsWith('/api/user')) isDrawn = true
    })
    const document = await (await page.goto(stage.url + path))?.text()
    await page.locator('main h1').waitFor()
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter((script) => !document?.includes(script))).toEqual([])
    await close()
  },
)

/** The app's own code never arrives; the scripts before it do. */
async function openWithoutApp(page: Page, path: string): Promise<void> {
  await page.route('**/assets/*.js', () => {})
  await page.goto(stage.url + path, { waitUntil: 'commit' })
}
