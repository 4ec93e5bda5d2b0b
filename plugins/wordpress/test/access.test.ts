import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openQuietGround, type QuietGround } from './harness/open-quiet-ground.ts'
import { signInToWordPress } from './harness/sign-in-to-wordpress.ts'
import { chosenVersions } from './harness/versions.ts'

/** Every action of the plugin that comes from a page: where its form goes, and how to see that it was done. */
const actions = [
  {
    what: 'testing the connection',
    path: '/wp-admin/admin-post.php',
    fields: { action: 'bildwort_test_connection' },
    nonceOf: 'bildwort_test_connection',
    traces: ['get_transient', 'bildwort_test_%d'],
  },
  {
    what: 'saving the settings',
    path: '/wp-admin/options.php',
    fields: {
      option_page: 'bildwort',
      action: 'update',
      'bildwort_settings[address]': 'https://elsewhere.example',
      'bildwort_settings[languages]': 'fr',
      'bildwort_token[token]': 'bw_live_of_somebody_else',
    },
    nonceOf: 'bildwort-options',
    traces: ['get_option', 'bildwort_settings'],
  },
] as const

describe.each(chosenVersions(process.env))(
  'who may do what on WordPress $wordpress with PHP $php',
  (versions) => {
    let ground: QuietGround

    beforeAll(async () => {
      ground = await openQuietGround(versions)
      await ground.call('probe_add_user', 'author', ['read', 'upload_files'])
      await ground.call('probe_add_user', 'manager', ['read', 'manage_options'])
    })

    afterAll(() => ground?.close())

    describe.each(actions)('$what', ({ path, fields, nonceOf, traces: [read, place] }) => {
      test.each(['author', 'manager'])('is refused to one who lacks a right (%s)', async (name) => {
        const before = await traces()
        const person = await signInToWordPress(ground.wordpress, name)
        const answer = await person.send(path, { ...fields, _wpnonce: await person.nonce(nonceOf) })
        expect(answer.status).toBe(403)
        expect(await traces()).toEqual(before)
      })

      test.each(['', 'of-another-page'])(
        'is refused to an administrator whose nonce is “%s”',
        async (nonce) => {
          const before = await traces()
          const admin = await signInToWordPress(ground.wordpress, 'admin')
          const answer = await admin.send(path, { ...fields, ...(nonce && { _wpnonce: nonce }) })
          expect(answer.status).toBe(403)
          expect(await traces()).toEqual(before)
        },
      )

      test('leads one who is not signed in to the form, and does nothing', async () => {
        const before = await traces()
        const body = new URLSearchParams(fields)
        const answer = await fetch(`${ground.wordpress.url}${path}`, {
          method: 'POST',
          body,
          redirect: 'manual',
        })
        // admin-post.php knows no such action of strangers, and says nothing.
        if (path.endsWith('options.php')) expect(answer.headers.get('location')).toContain('wp-login.php')
        expect(await traces()).toEqual(before)
      })

      test('is done for an administrator who sends its nonce', async () => {
        const before = await traces()
        const admin = await signInToWordPress(ground.wordpress, 'admin')
        const answer = await admin.send(path, { ...fields, _wpnonce: await admin.nonce(nonceOf) })
        expect(answer.status).toBe(302)
        expect(await traces()).not.toEqual(before)
      })

      function traces() {
        return Promise.all([1, 2, 3].map((id) => ground.call(read, place.replace('%d', String(id)))))
      }
    })

    test('the token is in no page, and in no list of options', async () => {
      await ground.connect(ground.bildwort.token)
      const admin = await signInToWordPress(ground.wordpress, 'admin')
      for (const page of ['options-general.php?page=bildwort', 'options.php', 'upload.php']) {
        const answer = await admin.send(`/wp-admin/${page}`, {})
        expect(answer.status, page).toBe(200)
        expect(await answer.text(), page).not.toContain(ground.bildwort.token)
      }
    })

    describe('the address of Bildwort', () => {
      const heard: (string | undefined)[] = []
      const elsewhere = createServer((request, response) => {
        heard.push(request.headers.authorization)
        response.writeHead(404).end()
      })
      let address: string
      let admin: Awaited<ReturnType<typeof signInToWordPress>>

      beforeAll(async () => {
        await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
        address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
        admin = await signInToWordPress(ground.wordpress, 'admin')
      })
      afterAll(() => void elsewhere.close())
      beforeEach(async () => {
        heard.length = 0
        await ground.call('update_option', 'bildwort_settings', {
          address: ground.bildwort.url,
          languages: ['en'],
        })
        await ground.connect('bw_live_saved')
      })

      async function save(fields: Record<string, string>): Promise<string> {
        await admin.send('/wp-admin/options.php', {
          option_page: 'bildwort',
          action: 'update',
          'bildwort_settings[languages]': 'en',
          'bildwort_token[token]': '',
          ...fields,
          _wpnonce: await admin.nonce('bildwort-options'),
        })
        const page = await admin.open('/wp-admin/options-general.php?page=bildwort&settings-updated=true')
        const notices = (await page.text()).matchAll(/settings-error[^>]*>\s*<p><strong>([^<]+)/g)
        return [...notices].map(([, words]) => words).join(' ')
      }
      async function testConnection(): Promise<void> {
        const action = 'bildwort_test_connection'
        await admin.send('/wp-admin/admin-post.php', { action, _wpnonce: await admin.nonce(action) })
      }
      const kept = () => ground.call('get_option', 'bildwort_token')

      test('a change of it forgets the saved token, which is sent to no other server', async () => {
        const page = await save({ 'bildwort_settings[address]': address })
        expect(page).toContain('The address was changed, so the saved token was removed.')
        await testConnection()
        expect(heard).toEqual([])
        expect(await kept()).toEqual([])
      })

      test('to take it away and enter another one later forgets it, too, whoever saves the settings', async () => {
        for (const next of ['', address])
          await ground.call('update_option', 'bildwort_settings', { address: next, languages: ['en'] })
        await testConnection()
        expect(heard).toEqual([])
      })

      test('with a new token in the same form that one is sent there', async () => {
        const page = await save({
          'bildwort_settings[address]': address,
          'bildwort_token[token]': 'bw_live_new',
        })
        expect(page).not.toContain('the saved token was removed')
        await testConnection()
        expect(heard).toEqual(['Bearer bw_live_new'])
      })

      test('what else is changed keeps the token', async () => {
        await save({
          'bildwort_settings[address]': `${ground.bildwort.url}/`,
          'bildwort_settings[languages]': 'de',
        })
        expect(await kept()).toEqual({ token: 'bw_live_saved' })
      })

      test('a new token that came with a wrong address is not saved for the former one', async () => {
        const page = await save({
          'bildwort_settings[address]': 'ftp://bildwort',
          'bildwort_token[token]': 'bw_live_new',
        })
        expect(page).toContain('The token was not saved, either')
        expect(await kept()).toEqual({ token: 'bw_live_saved' })
      })
    })

    test('WordPress finds no fault with the plugin', () => {
      expect(ground.wordpress.complaints()).toEqual([])
    })
  },
)
