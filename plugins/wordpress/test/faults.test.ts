import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openQuietGround, type QuietGround } from './harness/open-quiet-ground.ts'
import { chosenVersions } from './harness/versions.ts'

describe.each(chosenVersions(process.env))(
  'what goes wrong on WordPress $wordpress with PHP $php',
  (versions) => {
    let ground: QuietGround

    beforeAll(async () => {
      ground = await openQuietGround(versions)
    })

    afterAll(() => ground?.close())

    test('a site that is not public sends the files, however many', async () => {
      const ids = await ground.addPictures(21, 'private')
      await ground.call('Bildwort_Batch::start', ids)
      await expect.poll(() => textsAfterCron(ids), { interval: 100 }).not.toContain('')
      const { jobs } = await ground.bildwort.ask<{ jobs: object[] }>('/jobs')
      expect(jobs).toEqual([])
      const { images } = await ground.bildwort.ask<{ images: object[] }>(`/images?externalId=wp-${ids[0]}`)
      expect(images).toMatchObject([{ url: 'upload:private-1.jpg' }])
    })

    test('a token that is revoked in the middle is said, and another one goes on with what waits', async () => {
      const token = await ground.bildwort.makeToken()
      await ground.connect(token.text)
      const ids = await ground.addPictures(2, 'revoked')
      await ground.call('Bildwort_Batch::start', ids)
      await ground.runCronAfter(10)
      expect(await ground.altTexts(ids)).toEqual([expect.stringMatching(/./), ''])
      await token.revoke()
      await ground.runCronAfter(10)
      expect(await ground.altTexts(ids)).toEqual([expect.stringMatching(/./), ''])
      expect(await notice()).toMatch(/Pictures are waiting.*This access token was revoked/s)
      await ground.connect(ground.bildwort.token)
      expect(await notice()).toBe('')
      await expect.poll(() => textsAfterCron(ids)).not.toContain('')
    })

    test('a Bildwort that is gone for a while is asked again, and nothing is lost or paid twice', async () => {
      const ids = await ground.addPictures(2, 'gone')
      const { balanceCents: before } = await ground.bildwort.ask<{ balanceCents: number }>('/account')
      const { cents } = await ground.call<{ cents: number }>('Bildwort_Batch::start', ids)
      await ground.bildwort.goAway()
      for (let times = 0; times < 3; times += 1) await ground.runCronAfter(600)
      expect(await notice()).toMatch(/Pictures are waiting.*Bildwort does not answer/s)
      await ground.bildwort.comeBack()
      await expect.poll(() => textsAfterCron(ids)).not.toContain('')
      expect(await notice()).toBe('')
      expect(await ground.bildwort.ask('/account')).toMatchObject({ balanceCents: before - cents })
    })

    test('a picture that another process has finished meanwhile is not described once more', async () => {
      const [id] = await ground.addPictures(1, 'meanwhile')
      await ground.call('Bildwort_Batch::start', [id])
      await ground.call('probe_describe_after_another', id)
      expect(await ground.altTexts([id!])).toEqual([''])
    })

    test('a picture whose answer was lost and which was deleted at Bildwort holds up no other', async () => {
      const [lost, other] = await ground.addPictures(2, 'deleted')
      await ground.call('Bildwort_Batch::start', [lost])
      await expect.poll(() => textsAfterCron([lost!])).not.toContain('')
      const { images } = await ground.bildwort.ask<{ images: { id: string }[] }>(
        `/images?externalId=wp-${lost}`,
      )
      const headers = { 'x-api-key': ground.bildwort.token }
      const address = `${ground.bildwort.url}/api/v1/images/${images[0]?.id}`
      expect((await fetch(address, { method: 'DELETE', headers })).status).toBe(204)
      for (const kept of ['_bildwort', '_wp_attachment_image_alt'])
        await ground.call('delete_post_meta', lost, kept)
      for (const id of [lost, other]) await ground.call('Bildwort_Batch::start', [id])
      for (let times = 0; times < 2; times += 1) await ground.runCronAfter(10)
      expect(await ground.altTexts([lost!, other!])).toEqual(['', expect.stringMatching(/./)])
      expect(await notice()).toBe('')
    })

    test('a job lives on while Bildwort is gone', async () => {
      await ground.setPublic(true)
      const ids = await ground.addPictures(21, 'job')
      await ground.call('Bildwort_Batch::start', ids)
      await ground.bildwort.goAway()
      await ground.runCronAfter(600)
      expect(await ground.call('Bildwort_Batch::is_waiting', ids[0])).toBe(true)
      await ground.bildwort.comeBack()
      await expect.poll(() => textsAfterCron(ids)).not.toContain('')
    })

    test.each([
      ['by itself', 1],
      ['after its job', 21],
    ])(
      'a picture that Bildwort cannot fetch though the site seems public is sent as a file, %s',
      async (way, count) => {
        const ids = await ground.addPictures(count, way.replaceAll(' ', '-'))
        await ground.call('update_option', 'probe_hides_pictures', 1)
        await ground.call('Bildwort_Batch::start', ids)
        await expect.poll(() => textsAfterCron(ids), { interval: 100 }).not.toContain('')
        await ground.call('update_option', 'probe_hides_pictures', 0)
        const { images } = await ground.bildwort.ask<{ images: object[] }>(`/images?externalId=wp-${ids[0]}`)
        expect(images[0]).toMatchObject({ url: expect.stringContaining('upload:'), state: 'succeeded' })
      },
    )

    test('when it is deleted the texts stay, and nothing else', async () => {
      const ids = await ground.addPictures(1, 'kept')
      await ground.call('Bildwort_Batch::start', ids)
      const { webhooks } = await ground.bildwort.ask<{ webhooks: object[] }>('/webhooks')
      expect(webhooks).toHaveLength(1)
      await ground.runCronAfter(10)
      const texts = await ground.altTexts(ids)
      expect(texts).not.toContain('')
      await ground.call('probe_uninstall', 'bildwort')
      expect(await ground.call('probe_traces')).toEqual([])
      expect(await ground.altTexts(ids)).toEqual(texts)
      expect(await ground.bildwort.ask('/webhooks')).toEqual({ webhooks: [] })
    })

    test('WordPress finds no fault with the plugin', () => {
      expect(ground.wordpress.complaints()).toEqual([])
    })

    async function textsAfterCron(ids: number[]) {
      await ground.runCronAfter(600)
      return ground.altTexts(ids)
    }

    const notice = () => ground.call<string>('probe_notice')
  },
)
