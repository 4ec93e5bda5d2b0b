import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openQuietGround, type QuietGround } from './harness/open-quiet-ground.ts'
import { chosenVersions } from './harness/versions.ts'

const shims = ['woocommerce-shim', 'polylang-shim', 'wpml-shim']

describe.each(chosenVersions(process.env))(
  'what Bildwort is told of a picture on WordPress $wordpress with PHP $php',
  (versions) => {
    let ground: QuietGround

    beforeAll(async () => {
      ground = await openQuietGround(versions, shims)
      await ground.setPublic(true)
    })

    afterAll(() => ground?.close())

    test('the name of its file says nothing, what a person wrote does', async () => {
      const [id] = await ground.addPictures(1, 'harbour')
      const url = await ground.call<string>('wp_get_attachment_url', id)
      expect(await ground.call('Bildwort_Picture::of_job', id)).toEqual({ url })
      await ground.call('wp_update_post', {
        ID: id,
        post_title: 'The harbour at dawn',
        post_excerpt: 'Boats &amp; gulls',
      })
      await ground.call('update_post_meta', id, '_wp_attachment_image_alt', 'A harbour')
      expect(await ground.call('Bildwort_Picture::of_job', id)).toEqual({
        url,
        context: 'The harbour at dawn',
        caption: 'Boats & gulls',
        existingAlt: 'A harbour',
      })
    })

    test('a post gives its title, and its focus phrases as keywords', async () => {
      const post = await ground.call<number>('wp_insert_post', {
        post_title: 'Ten harbours',
        post_status: 'publish',
        meta_input: {
          _yoast_wpseo_focuskw: 'old harbours',
          rank_math_focus_keyword: 'harbour town,old harbours',
        },
      })
      const [id] = await ground.addPictures(1, 'attached')
      await ground.call('wp_update_post', { ID: id, post_parent: post })
      expect(await ground.call('Bildwort_Picture::of_job', id)).toMatchObject({
        pageTitle: 'Ten harbours',
        keywords: ['old harbours', 'harbour town'],
      })
    })

    test('a product of a shop gives its name and its categories, also where the picture is only its featured image', async () => {
      const [id] = await ground.addPictures(1, 'teapot')
      await ground.call('shim_add_product', 'Teapot Emma', ['Tableware', 'Gifts'], id)
      expect(await ground.call('Bildwort_Picture::of_job', id)).toMatchObject({
        pageTitle: 'Teapot Emma',
        product: 'Teapot Emma',
        context: 'Gifts, Tableware',
      })
    })

    test.each(['shim_polylang', 'shim_wpml'])(
      'an attachment that has a language gets it alone (%s)',
      async (key) => {
        const [german, english] = await ground.addPictures(2, key)
        await ground.call('update_post_meta', german, key, 'de')
        await ground.call('Bildwort_Batch::start', [german, english])
        await expect.poll(textsAfterCron, { interval: 100 }).not.toContain('')
        expect(await languagesOf(german!)).toEqual(['de'])
        expect(await languagesOf(english!)).toEqual(['en'])

        async function textsAfterCron() {
          await ground.runCronAfter(600)
          return ground.altTexts([german!, english!])
        }
      },
    )

    test('languages are asked for as Bildwort takes them, whatever WordPress calls them', async () => {
      const [french, czech] = await ground.addPictures(2, 'elsewhere')
      await ground.call('update_post_meta', french, 'shim_polylang', 'fr_FR')
      await ground.call('update_post_meta', czech, 'shim_wpml', 'cs')
      await ground.call('Bildwort_Batch::start', [french, czech])
      await expect.poll(textsAfterCron, { interval: 100 }).not.toContain('')
      expect(await languagesOf(french!)).toEqual(['French'])
      expect(await languagesOf(czech!)).toEqual(['cz'])

      async function textsAfterCron() {
        await ground.runCronAfter(600)
        return ground.altTexts([french!, czech!])
      }
    })

    test.each([
      ['de, fr, cs_CZ, pt-br, Klingon', ['en']],
      ['de_AT, fr, cs_CZ, Klingon', ['de', 'French', 'cz', 'Klingon']],
      ['de, xx', ['en']],
      [' , ', ['en']],
    ])('of the settings “%s” %o are kept', async (languages, kept) => {
      expect(await ground.call('Bildwort_Settings::clean', { languages })).toMatchObject({ languages: kept })
    })

    test('many pictures of two languages are two jobs', async () => {
      const ids = await ground.addPictures(22, 'both')
      for (const id of ids.slice(0, 11)) await ground.call('update_post_meta', id, 'shim_wpml', 'de')
      const letGo = ground.bildwort.farSide.ai.hold()
      onTestFinished(letGo)
      await ground.call('Bildwort_Batch::start', ids)
      // There is place for both.
      await ground.wordpress.runCron()
      const { jobs } = await ground.bildwort.ask<{ jobs: object[] }>('/jobs')
      expect(jobs).toMatchObject([
        { languages: ['en'], images: { total: 11 } },
        { languages: ['de'], images: { total: 11 } },
      ])
      letGo()
      await expect.poll(textsAfterCron, { interval: 100 }).not.toContain('')

      async function textsAfterCron() {
        await ground.runCronAfter(600)
        return ground.altTexts(ids)
      }
    })

    test('WordPress finds no fault with the plugin', () => {
      expect(ground.wordpress.complaints()).toEqual([])
    })

    async function languagesOf(id: number): Promise<string[]> {
      const found = await ground.bildwort.ask<{ images: { texts: object }[] }>(`/images?externalId=wp-${id}`)
      return found.images.flatMap(({ texts }) => Object.keys(texts))
    }
  },
)
