import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openQuietGround, type QuietGround } from './harness/open-quiet-ground.ts'
import { signInToWordPress } from './harness/sign-in-to-wordpress.ts'
import { chosenVersions } from './harness/versions.ts'

type Person = Awaited<ReturnType<typeof signInToWordPress>>

describe.each(chosenVersions(process.env))(
  'who may have pictures described on WordPress $wordpress with PHP $php',
  (versions) => {
    let ground: QuietGround
    let id: number
    let admin: Person
    /** May upload, and edit what is theirs: the picture is not. */
    let author: Person
    let reader: Person

    beforeAll(async () => {
      ground = await openQuietGround(versions)
      await ground.call('probe_add_user', 'author', ['read', 'upload_files', 'edit_posts'])
      await ground.call('probe_add_user', 'reader', ['read', 'edit_posts', 'edit_others_posts'])
      ;[id] = (await ground.addPictures(1)) as [number]
      admin = await signInToWordPress(ground.wordpress, 'admin')
      author = await signInToWordPress(ground.wordpress, 'author')
      reader = await signInToWordPress(ground.wordpress, 'reader')
    })

    afterAll(() => ground?.close())

    test('the button is refused without the nonce of a page', async () => {
      expect((await admin.send(route(), { seen: '' })).status).toBe(401)
      expect((await admin.send(route(), { seen: '', _wpnonce: 'of-another-page' })).status).toBe(403)
      await expectNothingWritten()
    })

    test('the button is refused to whoever may not upload, or not edit this picture', async () => {
      for (const person of [author, reader]) {
        const answer = await person.send(route(), { seen: '', _wpnonce: await person.nonce('wp_rest') })
        expect(answer.status).toBe(403)
      }
      await expectNothingWritten()
    })

    test.each([
      ['how a picture stands', () => route()],
      ['how a run stands', () => '/index.php?rest_route=/bildwort/v1/run'],
    ])(
      '%s is told to nobody without the nonce of a page, and to nobody who may not upload',
      async (_what, path) => {
        expect((await admin.open(path())).status).toBe(401)
        expect((await admin.open(`${path()}&_wpnonce=of-another-page`)).status).toBe(403)
        expect((await reader.open(`${path()}&_wpnonce=${await reader.nonce('wp_rest')}`)).status).toBe(403)
        expect((await admin.open(`${path()}&_wpnonce=${await admin.nonce('wp_rest')}`)).status).toBe(200)
      },
    )

    test('the bulk action of the list leads nowhere without its nonce, nor for whoever may not upload', async () => {
      const path = `/wp-admin/upload.php?mode=list&action=bildwort_choose&media[]=${id}`
      expect((await admin.open(path)).status).toBe(403)
      expect((await admin.open(`${path}&_wpnonce=of-another-page`)).status).toBe(403)
      expect((await reader.open(`${path}&_wpnonce=${await reader.nonce('bulk-media')}`)).status).toBe(403)
      const answer = await admin.open(`${path}&_wpnonce=${await admin.nonce('bulk-media')}`)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toMatch(/page=bildwort-alt-texts&choice=\w{12}$/)
      await expectNothingWritten()
    })

    test('the page of costs is not there for whoever may not upload', async () => {
      expect((await reader.open('/wp-admin/upload.php?page=bildwort-alt-texts')).status).toBe(403)
    })

    test('a choice is nobody else’s', async () => {
      const path = `/wp-admin/upload.php?mode=list&action=bildwort_choose&media[]=${id}`
      const answer = await admin.open(`${path}&_wpnonce=${await admin.nonce('bulk-media')}`)
      const { search } = new URL(answer.headers.get('location') ?? '', ground.wordpress.url)
      const page = await author.open(`/wp-admin/upload.php${search}`)
      expect(await page.text()).toContain('This choice is older than an hour.')
    })

    test.each(['bildwort_choose', 'bildwort_start'])('%s is refused without its nonce', async (action) => {
      for (const nonce of ['', 'of-another-page']) {
        const answer = await admin.send('/wp-admin/admin-post.php', { ...fields(action), _wpnonce: nonce })
        expect(answer.status).toBe(403)
      }
      await expectNothingWritten()
    })

    test.each(['bildwort_choose', 'bildwort_start'])(
      '%s is refused to whoever may not upload',
      async (action) => {
        const _wpnonce = await reader.nonce(action)
        expect((await reader.send('/wp-admin/admin-post.php', { ...fields(action), _wpnonce })).status).toBe(
          403,
        )
        await expectNothingWritten()
      },
    )

    test('of a choice nothing is begun that is not theirs to edit', async () => {
      const answer = await author.send('/wp-admin/admin-post.php', {
        ...fields('bildwort_start'),
        _wpnonce: await author.nonce('bildwort_start'),
      })
      expect(answer.status).toBe(302)
      await expectNothingWritten()
    })

    test('nothing is begun that would cost more than was said', async () => {
      const answer = await admin.send('/wp-admin/admin-post.php', {
        ...fields('bildwort_start'),
        cents: '1',
        _wpnonce: await admin.nonce('bildwort_start'),
      })
      expect(answer.headers.get('location')).toContain('choice=missing')
      await expectNothingWritten()
    })

    test('the button writes for an administrator who sends the nonce', async () => {
      const answer = await admin.send(route(), { seen: '', _wpnonce: await admin.nonce('wp_rest') })
      expect(answer.status).toBe(200)
      expect(await ground.altTexts([id])).not.toEqual([''])
    })

    test('WordPress finds no fault with the plugin', () => {
      expect(ground.wordpress.complaints()).toEqual([])
    })

    function route(): string {
      return `/index.php?rest_route=/bildwort/v1/attachments/${id}`
    }

    function fields(action: string) {
      return { action, choice: 'missing', cents: '100000', ids: String(id) }
    }

    async function expectNothingWritten(): Promise<void> {
      expect(await ground.altTexts([id])).toEqual([''])
      expect(await ground.call('Bildwort_Batch::is_waiting', id)).toBe(false)
    }
  },
)
