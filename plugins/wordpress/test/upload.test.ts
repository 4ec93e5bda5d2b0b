import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callPhp } from './harness/call-php.ts'
import { type Ground, openGround } from './harness/open-ground.ts'
import { openPhotograph } from './harness/open-photograph.ts'
import { chosenVersions } from './harness/versions.ts'

describe.each(chosenVersions(process.env))('on WordPress $wordpress with PHP $php', (versions) => {
  let ground: Ground

  beforeAll(async () => {
    ground = await openGround(versions, [])
  })

  afterAll(() => ground?.close())

  test('the ZIP that Bildwort gives out is installed and activated', async () => {
    const { site, bildwort } = ground
    const zip = await fetch(`${bildwort.url}/downloads/bildwort-wordpress.zip`)
    expect(zip.status).toBe(200)
    await site.install(Buffer.from(await zip.arrayBuffer()))
    expect(await site.page.locator('tr.active[data-plugin="bildwort/bildwort.php"]').count()).toBe(1)
  })

  test('the settings are saved, and the test of the connection says the balance', async () => {
    const { site, bildwort } = ground
    await site.go('/wp-admin/options-general.php?page=bildwort')
    await site.page.fill('#bildwort-address', bildwort.url)
    await site.page.fill('#bildwort-token', bildwort.token)
    await site.page.check('input[name="bildwort_settings[on_upload]"]')
    await site.page.click('#submit')
    await site.page.waitForSelector('#setting-error-settings_updated')
    expect(await site.page.content()).not.toContain(bildwort.token)
    await site.page.click('text=Test the connection')
    const outcome = await site.page.textContent('.notice[role="status"]')
    expect(outcome).toContain('Connected as editor. Balance: 105.00 euros.')
  })

  test('an uploaded picture gets its alt text by itself', async () => {
    const { site } = ground
    const id = await site.upload(await openPhotograph('mountain-path'))
    await expect.poll(() => altTextAfterCron(id), { interval: 2_000 }).not.toBe('')
    expect(ground.bildwort.output()).not.toContain(ground.bildwort.token)
  })

  test('a text that a person wrote stays', async () => {
    const { site } = ground
    const id = await site.upload(await openPhotograph('sunset', 'hilltop-sunset.jpg'))
    await site.writeAltText(id, 'My own words')
    const next = await site.upload(await openPhotograph('stream', 'forest-stream.jpg'))
    // They are described one after the other: when the second has its text, the first has been looked at.
    await expect.poll(() => altTextAfterCron(next), { interval: 2_000 }).not.toBe('')
    expect((await site.readMedia(id)).alt_text).toBe('My own words')
  })

  test('deleted in the list of plugins it leaves the alt texts, and nothing else', async () => {
    const { site, wordpress } = ground
    const id = await site.upload(await openPhotograph('last', 'autumn-mountains.jpg'))
    await expect.poll(() => altTextAfterCron(id), { interval: 2_000 }).not.toBe('')
    const { alt_text } = await site.readMedia(id)
    await site.uninstall('bildwort')
    expect(await callPhp(wordpress)('probe_traces')).toEqual([])
    expect((await site.readMedia(id)).alt_text).toBe(alt_text)
  })

  test('WordPress finds no fault with the plugin', () => {
    expect(ground.wordpress.complaints()).toEqual([])
  })

  async function altTextAfterCron(id: number): Promise<string> {
    await ground.wordpress.runCron()
    return (await ground.site.readMedia(id)).alt_text
  }
})
