// Photographs the steps of the help topic, in both languages, on Debian's WordPress with its package of translations:
// node plugins/wordpress/test/take-shots.ts <folder>
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { userPassword } from '../../../e2e/harness/make-user.ts'
import { openBrowser } from '../../../e2e/harness/open-browser.ts'
import { callPhp } from './harness/call-php.ts'
import { openSite } from './harness/open-site.ts'
import { startBildwort } from './harness/start-bildwort.ts'
import { startOnDebian } from './harness/start-on-debian.ts'

const languages = { de: 'de_DE', en: '' } as const
const words = {
  de: { create: 'Token anlegen', test: 'Verbindung testen', file: 'hunde.jpg' },
  en: { create: 'Create token', test: 'Test the connection', file: 'dogs.jpg' },
} as const
/** What readers of the help have in place of an address of this machine. */
const address = 'https://bildwort.example'
const scopes = ['images:write', 'jobs:read', 'jobs:write', 'account:read', 'webhooks:write']
/** As wide as they are shown: what is made smaller, nobody can read on a phone. */
const width = 640
const heights = { install: 420, connect: 760, written: 640 } as const

const folder = process.argv[2] ?? 'shots'
mkdirSync(folder, { recursive: true })
const browser = await openBrowser()
for (const language of ['de', 'en'] as const) await photograph(language)
await browser.close()

async function photograph(language: keyof typeof languages): Promise<void> {
  const wordpress = await startOnDebian([])
  const call = callPhp(wordpress)
  await call('probe_set_up', [])
  await call('update_option', 'WPLANG', languages[language])
  const bildwort = await startBildwort(wordpress.url)
  bildwort.farSide.ai.set({ writesByHand: true })
  const site = await openSite(browser, wordpress)
  const { page } = site
  const keep = async (name: keyof typeof heights) => {
    await page.setViewportSize({ width, height: heights[name] })
    await write(page, `${name}-${language}`)
  }
  try {
    const zip = await (await fetch(`${bildwort.url}/downloads/bildwort-wordpress.zip`)).arrayBuffer()
    await site.go('/wp-admin/plugin-install.php?tab=upload')
    const buffer = Buffer.from(zip)
    await page.setInputFiles('#pluginzip', {
      name: 'bildwort-wordpress.zip',
      mimeType: 'application/zip',
      buffer,
    })
    await keep('install')
    await site.install(buffer)

    await photographToken(bildwort.url, language)

    await site.go('/wp-admin/options-general.php?page=bildwort')
    await page.fill('#bildwort-address', bildwort.url)
    await page.fill('#bildwort-token', bildwort.token)
    await page.check('input[name="bildwort_settings[on_upload]"]')
    await page.click('#submit')
    await page.waitForSelector('#setting-error-settings_updated')
    await page.click(`text=${words[language].test}`)
    await page.waitForSelector('.notice[role="status"]')
    await page.fill('#bildwort-address', address)
    await keep('connect')

    // As it is: the stand-in knows it, and has a text for it that a person wrote.
    const id = await site.upload({
      name: words[language].file,
      mimeType: 'image/jpeg',
      buffer: readFileSync('stand-ins/pictures/photographs/cocker-spaniels.jpg'),
    })
    while ((await site.readMedia(id)).alt_text === '') {
      await call('probe_let_pass', 60)
      await wordpress.runCron()
    }
    await site.go(`/wp-admin/upload.php?item=${id}`)
    await page.waitForSelector('.attachment-details img.details-image')
    // Large enough for the whole text, as everybody can draw it.
    await page.addStyleTag({
      content: '.attachment-details textarea[id$="alt-text"] { height: 150px !important }',
    })
    await keep('written')
  } finally {
    await site.close()
    await bildwort.stop()
    await wordpress.stop()
  }
}

async function photographToken(url: string, language: keyof typeof languages): Promise<void> {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'editor', password: userPassword }),
  })
  const value = /bildwort_session=([^;]+)/.exec(login.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const context = await browser.newContext({
    viewport: { width: 1_000, height: 1_000 },
    locale: language,
    colorScheme: 'light',
  })
  await context.addCookies([{ name: 'bildwort_session', value, url }])
  const page = await context.newPage()
  await page.addInitScript((own) => localStorage.setItem('language', own), language)
  await page.goto(`${url}/konto/zugaenge`)
  await page.getByRole('button', { name: words[language].create, exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill('WordPress')
  for (const scope of scopes) await page.getByRole('dialog').getByLabel(scope).check()
  await write(page.getByRole('dialog'), `token-${language}`)
  await context.close()
}

async function write(of: Page | Locator, name: string): Promise<void> {
  await sharp(await of.screenshot({ animations: 'disabled' }))
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`))
}
