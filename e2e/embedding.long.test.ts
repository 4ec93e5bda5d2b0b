import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFreshPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { startHostPage } from './harness/start-host-page.ts'
import { adminPassword } from './harness/start-product.ts'

let host: Awaited<ReturnType<typeof startHostPage>>
let stage: Stage

beforeAll(async () => {
  host = await startHostPage()
  stage = await openStage({ EMBED_ORIGINS: host.origin }, 'localhost')
})

afterAll(async () => {
  await stage?.close()
  await host?.close()
})

test.for([
  ['a browser that keeps the frame’s cookie', false],
  ['a browser that drops it', true],
] as const)('the whole story goes in a frame of another site, in %s', async ([, isCookieDropped]) => {
  const { page, complaints, close } = await openFreshPage(stage.browser, {
    locale: 'de-DE',
    acceptDownloads: true,
  })
  await page.goto(host.showing(`${stage.url}/auth`))
  const app = page.frameLocator('iframe')
  await app.getByLabel('Benutzername oder E-Mail-Adresse').fill('admin')
  await app.getByLabel('Passwort', { exact: true }).fill(adminPassword)
  const signedIn = page.waitForResponse('**/api/login')
  await app.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await signedIn
  // Like browsers that give frames no cookies: the rest of the story depends on the stored token.
  if (isCookieDropped) await page.context().clearCookies()

  const { name, content } = stage.farSide.list(6)
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) }
  await app.locator('input[type=file]').first().setInputFiles(file)
  await app.getByRole('button', { name: 'Spalten ändern' }).waitFor()
  await expect.poll(() => shownPictures(app)).toBeGreaterThan(0)
  await app.getByRole('button', { name: /^\d+ Bilder beschreiben · / }).click()
  await app
    .getByRole('heading', { name: /^[\d.]+ (von [\d.]+ )?Bild(er|ern)? beschrieben$/ })
    .waitFor({ timeout: 60_000 })

  const download = page.waitForEvent('download')
  await app.getByText('CSV herunterladen').first().click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await app.getByText('Ergebnisse ansehen und herunterladen').first().click()
  await app.getByText('list.csv').first().waitFor()
  await expect.poll(() => shownPictures(app)).toBeGreaterThan(2)
  const kept = await page.context().cookies(stage.url)
  expect(kept.some((cookie) => cookie.name === 'bildwort_session')).toBe(!isCookieDropped)
  expect(complaints).toEqual([])
  await close()
})

test('no other site can embed the app', async () => {
  const stranger = await startHostPage()
  const { page, complaints, close } = await openFreshPage(stage.browser, { locale: 'de-DE' })
  await page.goto(stranger.showing(`${stage.url}/auth`))
  await expect.poll(() => complaints.join()).toMatch(/frame-ancestors/)
  expect(await page.frameLocator('iframe').getByRole('button').count()).toBe(0)
  await close()
  await stranger.close()
})

/** Number of the app's images that are loaded and rendered. */
function shownPictures(app: ReturnType<import('playwright-core').Page['frameLocator']>): Promise<number> {
  return app
    .locator('img')
    .evaluateAll(
      (pictures) => pictures.filter((img) => img instanceof HTMLImageElement && img.naturalWidth > 0).length,
    )
}
