import path from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../e2e/harness/open-browser.ts'
import { openSite, type Site } from './harness/open-site.ts'
import { type Bildwort, startBildwort } from './harness/start-bildwort.ts'
import { startWordPress, type WordPress } from './harness/start-wordpress.ts'
import { chosenVersions } from './harness/versions.ts'

const probe = path.join(import.meta.dirname, 'probe')

describe.each(chosenVersions(process.env))('WordPress $wordpress on PHP $php', (versions) => {
  let browser: Browser
  let wordpress: WordPress
  let bildwort: Bildwort
  let site: Site

  beforeAll(async () => {
    browser = await openBrowser()
    wordpress = await startWordPress(versions, [probe])
    bildwort = await startBildwort(wordpress.url)
    site = await openSite(browser, wordpress)
    await site.activate('probe')
  })

  afterAll(async () => {
    await browser?.close()
    await bildwort?.stop()
    await wordpress?.stop()
  })

  test('is the one that was asked for', async () => {
    await site.go('/wp-admin/update-core.php')
    expect(await site.page.textContent('body')).toContain(versions.wordpress)
    expect((await ask(`${bildwort.url}/readyz`)).php).toMatch(versions.php)
  })

  test('reaches Bildwort with a token, and nobody outside', async () => {
    expect(await ask(`${bildwort.url}/api/v1/account`)).toMatchObject({
      status: 200,
      body: { username: 'editor', balanceCents: bildwort.balanceCents, ready: true },
    })
    expect((await ask('https://api.wordpress.org/')).error).toContain('blocked requests through HTTP')
  })

  test('shows an uploaded picture in its media library and in its REST answer', async () => {
    const id = await site.upload({ name: 'harbour.png', mimeType: 'image/png', buffer: await picture() })
    await site.go('/wp-admin/upload.php?mode=list')
    await site.page.waitForSelector(`#post-${id}`)
    expect(await site.page.textContent(`#post-${id} .column-title`)).toContain('harbour')
    const answer = await site.page.request.get(`${wordpress.url}/wp-json/wp/v2/media/${id}`)
    expect(await answer.json()).toMatchObject({ id, alt_text: '', mime_type: 'image/png' })
  })

  test('finds no fault with its plugins', () => {
    expect(wordpress.complaints()).toEqual([])
  })

  async function ask(url: string): Promise<{ php: string; status?: number; body?: unknown; error?: string }> {
    const answer = await fetch(`${wordpress.url}/wp-json/probe/v1/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url, token: bildwort.token }),
    })
    return (await answer.json()) as { php: string } // probe/probe.php says what it answers
  }
})

function picture(): Promise<Buffer> {
  const create = { width: 320, height: 240, channels: 3, background: '#2f6f8f' } as const
  return sharp({ create }).png().toBuffer()
}
