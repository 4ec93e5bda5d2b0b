import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

    test('WordPress finds no fault with the plugin', () => {
      expect(ground.wordpress.complaints()).toEqual([])
    })
  },
)
