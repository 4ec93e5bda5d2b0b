// Photographs every screen of the plugin for people to look at: in both languages, on a phone and on a desktop, on Debian's WordPress
// with its package of translations: node plugins/wordpress/test/take-screens.ts <folder>
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openBrowser } from '../../../e2e/harness/open-browser.ts'
import { temporaryFolder } from '../../../e2e/harness/start-product.ts'
import { packPlugin } from '../../../scripts/wordpress/pack-plugin.ts'
import { unpackArchive } from '../../../scripts/wordpress/unpack-archive.ts'
import { callPhp } from './harness/call-php.ts'
import { generatePictures } from './harness/generate-pictures.ts'
import { openOrClose } from './harness/open-or-close.ts'
import { openSite } from './harness/open-site.ts'
import { startBildwort } from './harness/start-bildwort.ts'
import { startOnDebian } from './harness/start-on-debian.ts'

const photographs = 'stand-ins/pictures/photographs'
const locales = { de: 'de_DE', en: '' } as const
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const
const inEditor = '.interface-complementary-area'

const folder = process.argv[2] ?? 'screens'
mkdirSync(folder, { recursive: true })
for (const language of ['de', 'en'] as const)
  for (const size of ['phone', 'desktop'] as const) await photograph(language, size)

async function photograph(language: keyof typeof locales, size: keyof typeof sizes): Promise<void> {
  const ground = await openGround()
  const { site, call, bildwort, wordpress } = ground
  const { page, go } = site
  try {
    await call('update_option', 'WPLANG', locales[language])
    await page.setViewportSize(sizes[size])
    await photographSettings()
    const pictures = await addPictures(ground, language)
    await photographLibrary(pictures)
    await photographEditor(pictures.stream)
    await photographCosts()
  } finally {
    await ground.close()
  }

  async function photographSettings() {
    const test = 'input[name="action"][value="bildwort_test_connection"] ~ p .button'
    await go('/wp-admin/options-general.php?page=bildwort')
    await keep('settings-first')
    await page.fill('#bildwort-address', bildwort.url)
    await page.fill('#bildwort-token', 'bw_live_mistyped')
    await page.click('#submit')
    await page.waitForSelector('#setting-error-settings_updated')
    await page.click(test)
    await page.waitForSelector('.notice[role="status"]')
    await keep('settings-refused')
    await page.fill('#bildwort-token', bildwort.token)
    await page.click('#submit')
    await page.waitForSelector('#setting-error-settings_updated')
    await page.click(test)
    await page.waitForSelector('.notice[role="status"]')
    await keep('settings-connected')
    await page.fill('#bildwort-address', 'http://bildwort.example')
    await page.fill('#bildwort-languages', 'de, xx')
    await page.click('#submit')
    await page.waitForSelector('#setting-error-bildwort_address')
    await keep('settings-wrong')
  }

  async function photographLibrary({ fig, stream }: Pictures) {
    const until = Math.floor(Date.now() / 1_000) + 3_600
    const message =
      language === 'de' ? 'Dieses Zugangstoken wurde widerrufen.' : 'This access token was revoked.'
    await go('/wp-admin/upload.php?mode=list')
    await page.focus(`#post-${stream} .bildwort-write`)
    await keep('list')
    await page.keyboard.press('Enter')
    await page.waitForSelector(`#post-${stream} .bildwort-state-own`)
    await keep('list-written')
    const account = await call('Bildwort_Token::account')
    await call('update_option', 'bildwort_pause', { until, count: 3, message, account })
    await go('/wp-admin/upload.php?mode=list&bildwort_alt=missing')
    await keep('list-filtered-while-waiting')
    await call('delete_option', 'bildwort_pause')
    await go('/wp-admin/upload.php?mode=grid')
    await page.waitForSelector(`.attachment[data-id="${fig}"]`)
    await keep('grid')
    await page.click('.select-mode-toggle-button')
    await page.click(`.attachment[data-id="${fig}"]`)
    await keep('grid-selected')
    await go(`/wp-admin/upload.php?item=${fig}`)
    await page.waitForSelector('.bildwort-field .button')
    await keep('dialog')
    await page.focus('.bildwort-field .button')
    await page.keyboard.press('Enter')
    await untilWritten()
    await keep('dialog-written')
    await go(`/wp-admin/post.php?post=${fig}&action=edit`)
    await page.waitForSelector('.bildwort-field .button')
    await keep('own-page')
    await page.click('.bildwort-field .button')
    await untilWritten()
    await keep('own-page-written')
  }

  async function photographEditor(id: number) {
    const seen = { 'core/edit-post': { welcomeGuide: false }, _modified: new Date().toISOString() }
    await call('update_user_meta', 1, 'wp_persisted_preferences', seen)
    const url = await call<string>('wp_get_attachment_url', id)
    const image = `<figure class="wp-block-image size-full"><img src="${url}" alt="" class="wp-image-${id}"/></figure>`
    const post = await call<number>('wp_insert_post', {
      post_title: 'Bildwort',
      post_content: `<!-- wp:image {"id":${id},"sizeSlug":"full"} -->\n${image}\n<!-- /wp:image -->`,
    })
    await go(`/wp-admin/post.php?post=${post}&action=edit`)
    await page.click('.wp-block-image')
    // A phone has the panels of a block behind a button.
    if (size === 'phone') await page.click('.interface-pinned-items button')
    const panel = page.locator(`${inEditor} .bildwort-panel-help`)
    await panel.scrollIntoViewIfNeeded()
    await keep('editor', false)
    await page.click(`${inEditor} .bildwort-panel-help + .components-button`)
    await page.waitForSelector('.bildwort-choice')
    await keep('editor-choice', false)
    page.once('dialog', (dialog) => dialog.accept())
  }

  async function photographCosts() {
    const settings = { address: bildwort.url, languages: ['de', 'en', 'it', 'es'], overwrite: 'all' }
    await call('update_option', 'bildwort_settings', settings)
    await call('update_option', 'bildwort_token', { token: await bildwort.makePoorToken() })
    const [damaged] = await addMany(ground)
    await go('/wp-admin/upload.php?page=bildwort-alt-texts&choice=missing')
    await keep('costs-too-high')
    await call('update_option', 'bildwort_token', { token: bildwort.token })
    await go('/wp-admin/upload.php?page=bildwort-alt-texts&choice=missing')
    await keep('costs')
    await call('file_put_contents', await call('get_attached_file', damaged), 'This is no picture.')
    await page.click('.bildwort-page button.button-primary')
    await page.waitForSelector('#bildwort-summary')
    await keep('run')
    while (Number(await page.getAttribute('#bildwort-run', 'data-bildwort-waiting')) > 0) {
      await call('probe_let_pass', 660)
      await wordpress.runCron()
      await page.reload({ waitUntil: 'domcontentloaded' })
    }
    await keep('run-done')
    await go('/wp-admin/upload.php?page=bildwort-alt-texts&choice=gone')
    await keep('costs-old-choice')
    await go('/wp-admin/plugins.php')
    await keep('plugins')
  }

  async function untilWritten() {
    await page.waitForFunction(
      () =>
        document.querySelector('.bildwort-said')?.textContent && !document.querySelector('.bildwort-busy'),
    )
  }

  async function keep(name: string, fullPage = true): Promise<void> {
    await page.waitForLoadState('load')
    const file = path.join(folder, `${name}-${language}-${size}.png`)
    await page.screenshot({ path: file, animations: 'disabled', fullPage })
    console.log(file)
  }
}

function openGround() {
  return openOrClose(async (later) => {
    const unpacked = temporaryFolder()
    later(async () => unpacked.remove())
    // As it is given out: its translations are made when it is packed.
    const zip = path.join(unpacked.path, 'bildwort.zip')
    writeFileSync(zip, await packPlugin())
    await unpackArchive(zip, unpacked.path)
    const wordpress = await startOnDebian([path.join(unpacked.path, 'bildwort')])
    later(wordpress.stop)
    const call = callPhp(wordpress)
    await call('probe_set_up', ['bildwort'])
    const bildwort = await startBildwort(wordpress.url)
    later(bildwort.stop)
    bildwort.farSide.ai.set({ writesByHand: true })
    const browser = await openBrowser()
    later(() => browser.close())
    return { wordpress, call, bildwort, site: await openSite(browser, wordpress) }
  })
}

type Ground = Awaited<ReturnType<typeof openGround>>
type Pictures = Awaited<ReturnType<typeof addPictures>>

/** One picture of every kind that the media library tells apart. */
async function addPictures({ site, call }: Ground, language: 'de' | 'en') {
  const add = (name: string) => {
    const buffer = readFileSync(path.join(photographs, `${name}.jpg`))
    return site.upload({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })
  }
  await add('dandelion')
  const [decorative, typed, waits, failed] = [
    await add('colour-gradient'),
    await add('cocker-spaniels'),
    await add('hilltop-sunset'),
    await add('paint-brushes'),
  ]
  const words = {
    de: ['Zwei Cockerspaniel vor einem Holzhaus', 'Die Datei dieses Bildes ist nicht da.'],
    en: ['Two cocker spaniels before a wooden house', 'The file of this picture is not there.'],
  }[language]
  await call('update_post_meta', decorative, '_bildwort', { written: { alt: '' }, decorative: true })
  await call('update_post_meta', typed, '_wp_attachment_image_alt', words[0])
  await call('update_post_meta', waits, '_bildwort_waiting', 4_000_000_000)
  await call('update_post_meta', failed, '_bildwort_problem', words[1])
  return { fig: await add('fig-in-red-bowl'), stream: await add('forest-stream') }
}

async function addMany({ call, bildwort }: Ground): Promise<number[]> {
  return call<number[]>('probe_add_pictures', 'picture', await generatePictures(bildwort, 24))
}
