import type { Browser, Page } from 'playwright-core'
import type { WordPress } from './start-wordpress.ts'

export interface Site {
  page: Page
  /** Leads the page to a path of the WordPress. */
  go(path: string): Promise<void>
  /** Installs a plugin from its ZIP and activates it, as the page for that does. */
  install(zip: Buffer): Promise<void>
  /** Deactivates a plugin and deletes it, in the list of plugins. */
  uninstall(plugin: string): Promise<void>
  /** Activates a plugin by its folder, in the list of plugins. */
  activate(plugin: string): Promise<void>
  /** Uploads a file as the media library's own form does, and answers with the number of the attachment. */
  upload(file: { name: string; mimeType: string; buffer: Buffer }): Promise<number>
  /** What everybody is answered of an attachment. */
  readMedia(id: number): Promise<Media>
  /** Writes into the field of the attachment's own page, and saves it. */
  writeAltText(id: number, text: string): Promise<void>
  close(): Promise<void>
}

/** Of the REST answer, what tests look at. */
interface Media {
  id: number
  alt_text: string
  mime_type: string
}

/** The administrator of a WordPress at a browser that reaches 127.0.0.1 and nothing else, signed in by the form. */
export async function openSite(browser: Browser, wordpress: WordPress): Promise<Site> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  context.setDefaultTimeout(600_000)
  const page = await context.newPage()
  const go = async (path: string) => {
    await page.goto(`${wordpress.url}${path}`, { waitUntil: 'domcontentloaded', timeout: 600_000 })
  }

  await go('/wp-login.php')
  await page.fill('#user_login', 'admin')
  await page.fill('#user_pass', 'password')
  await page.click('#wp-submit')
  await page.waitForSelector('#wpadminbar')

  return {
    page,
    go,
    async install(zip) {
      await go('/wp-admin/plugin-install.php?tab=upload')
      await page.setInputFiles('#pluginzip', {
        name: 'plugin.zip',
        mimeType: 'application/zip',
        buffer: zip,
      })
      await page.click('#install-plugin-submit')
      await page.click('a[href*="action=activate"]')
      await page.waitForURL('**/wp-admin/plugins.php*')
    },
    async uninstall(plugin) {
      const row = `tr[data-plugin^="${plugin}/"]`
      await go('/wp-admin/plugins.php')
      await page.click(`${row} .deactivate a`)
      await page.waitForSelector(`${row}.inactive`)
      // Before its scripts have run the link leads to a page that asks once more.
      await page.waitForLoadState('load')
      page.once('dialog', (dialog) => dialog.accept())
      // Pages ask that address for other things as well, once a minute at least.
      const deleted = page.waitForResponse((answer) =>
        Boolean(answer.request().postData()?.includes('action=delete-plugin')),
      )
      await page.click(`${row} .delete a`)
      await deleted
    },
    async activate(plugin) {
      await go('/wp-admin/plugins.php')
      await page.click(`tr[data-plugin^="${plugin}/"] .activate a`)
      await page.waitForSelector(`tr.active[data-plugin^="${plugin}/"]`)
    },
    async upload(file) {
      await go('/wp-admin/media-new.php?browser-uploader')
      await page.setInputFiles('#async-upload', file)
      await page.click('#html-upload')
      await page.waitForURL('**/wp-admin/upload.php*')
      const answer = await page.request.get(`${wordpress.url}/wp-json/wp/v2/media?per_page=1`)
      const [newest] = (await answer.json()) as { id: number }[] // as the REST reference of WordPress says
      if (!newest) throw new Error(`not uploaded: ${await page.textContent('body')}`)
      return newest.id
    },
    async readMedia(id) {
      const answer = await fetch(`${wordpress.url}/wp-json/wp/v2/media/${id}`)
      if (!answer.ok) throw new Error(`attachment ${id}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as Media // as the REST reference of WordPress says
    },
    async writeAltText(id, text) {
      await go(`/wp-admin/post.php?post=${id}&action=edit`)
      await page.fill('#attachment_alt', text)
      await page.click('#publish')
      await page.waitForSelector('#message.updated')
    },
    close: () => context.close(),
  }
}
