import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ground, openGround } from './harness/open-ground.ts'
import { openPhotograph } from './harness/open-photograph.ts'
import { chosenVersions } from './harness/versions.ts'

describe.each(chosenVersions(process.env))('WordPress $wordpress on PHP $php', (versions) => {
  let ground: Ground

  beforeAll(async () => {
    ground = await openGround(versions, ['bildwort'])
  })

  afterAll(() => ground?.close())

  test('is the one that was asked for', async () => {
    const { site, bildwort } = ground
    await site.go('/wp-admin/update-core.php')
    expect(await site.page.textContent('body')).toContain(versions.wordpress)
    expect((await ask(`${bildwort.url}/readyz`)).php).toMatch(versions.php)
  })

  test('reaches Bildwort with a token, and nobody outside', async () => {
    const { bildwort } = ground
    expect(await ask(`${bildwort.url}/api/v1/account`)).toMatchObject({
      status: 200,
      body: { username: 'editor', balanceCents: bildwort.balanceCents, ready: true },
    })
    expect((await ask('https://api.wordpress.org/')).error).toContain('blocked requests through HTTP')
  })

  test('shows an uploaded picture in its media library and in its REST answer', async () => {
    const { site } = ground
    const id = await site.upload(await openPhotograph('mountain-path'))
    await site.go('/wp-admin/upload.php?mode=list')
    expect(await site.page.textContent(`#post-${id} .column-title`)).toContain('mountain-path')
    expect(await site.readMedia(id)).toMatchObject({ id, alt_text: '', mime_type: 'image/jpeg' })
  })

  test('finds no fault with its plugins', () => {
    expect(ground.wordpress.complaints()).toEqual([])
  })

  async function ask(url: string): Promise<{ php: string; status?: number; body?: unknown; error?: string }> {
    const { wordpress, bildwort } = ground
    const answer = await fetch(`${wordpress.url}/wp-json/probe/v1/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url, token: bildwort.token }),
    })
    return (await answer.json()) as { php: string } // probe/probe.php says what it answers
  }
})
