import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openQuietGround, type QuietGround } from './harness/open-quiet-ground.ts'
import { chosenVersions } from './harness/versions.ts'

interface Estimate {
  ids: number[]
  left_out: number
  cents: number
  balance_cents: number
}
interface Account {
  balanceCents: number
  heldCents: number
  pricesCents: number[]
}

describe.each(chosenVersions(process.env))(
  'many pictures on WordPress $wordpress with PHP $php',
  (versions) => {
    let ground: QuietGround
    let ids: number[]

    beforeAll(async () => {
      ground = await openQuietGround(versions)
      await ground.setPublic(true)
      ids = await ground.addPictures(25)
    })

    afterAll(() => ground?.close())

    test('what they cost is said before anything is begun', async () => {
      const { pricesCents } = await ground.bildwort.ask<Account>('/account')
      expect(await ground.call<Estimate>('Bildwort_Batch::estimate', [...ids, 999_999])).toEqual({
        ids,
        left_out: 1,
        cents: 25 * pricesCents[0]!,
        balance_cents: ground.bildwort.balanceCents,
      })
    })

    test('above what they may cost nothing is begun', async () => {
      const { cents } = await ground.call<Estimate>('Bildwort_Batch::estimate', ids)
      await expect(ground.call('Bildwort_Batch::start', ids, cents - 1)).rejects.toThrow('over_max_cost')
      expect(await ground.call('Bildwort_Batch::is_waiting', ids[0])).toBe(false)
      expect(await ground.bildwort.ask<Account>('/account')).toMatchObject({ heldCents: 0 })
    })

    test('they go as one job, whose webhook brings their texts; what a person wrote meanwhile stays', async () => {
      const { cents } = await ground.call<Estimate>('Bildwort_Batch::estimate', ids)
      expect(await ground.call('Bildwort_Batch::start', ids, cents)).toEqual({
        pictures: 25,
        left_out: 0,
        cents,
      })
      expect(await ground.call('Bildwort_Batch::is_waiting', ids[0])).toBe(true)
      await ground.call('update_post_meta', ids[3], '_wp_attachment_image_alt', 'My own words')
      // Without a word of Bildwort the job would be looked at in ten minutes.
      await expect.poll(waitingAfterCron, { interval: 1_000 }).toEqual([])
      const texts = await ground.altTexts(ids)
      expect(texts[3]).toBe('My own words')
      expect(texts.filter((text) => text === '')).toEqual([])
      const { jobs } = await ground.bildwort.ask<{ jobs: object[] }>('/jobs')
      expect(jobs).toMatchObject([
        { status: 'completed', images: { total: 25, succeeded: 25 }, costCents: cents },
      ])
    })

    test('what has its text is written anew only where nobody changed it', async () => {
      const { left_out, ids: again } = await ground.call<Estimate>('Bildwort_Batch::estimate', ids)
      expect(left_out).toBe(1)
      expect(again).not.toContain(ids[3])
    })

    test.each([
      ['no signature', () => ({})],
      [
        'the signature of somebody else',
        () => sign({ secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` }),
      ],
      ['a signature of more than five minutes ago', () => sign({ minutes: -6 })],
      ['a signature of the future', () => sign({ minutes: 6 })],
    ])('a message with %s is refused', async (_what, headers) => {
      expect(await tell(await headers())).toBe(401)
    })

    test('a message with a good signature is taken once', async () => {
      const headers = await sign({})
      expect(await tell(headers)).toBe(204)
      expect(await tell(headers)).toBe(409)
    })

    test('a message that carries another signature as well, as while a secret is replaced, is taken', async () => {
      const headers = await sign({})
      const signature = `v1,${Buffer.alloc(32).toString('base64')} ${headers['webhook-signature']}`
      expect(await tell({ ...headers, 'webhook-signature': signature })).toBe(204)
    })

    test('a message whose words were changed on the way is refused', async () => {
      expect(await tell(await sign({}), message.replace('4711', '4712'))).toBe(401)
    })

    test('where Bildwort does not say it, a job is asked after', async () => {
      await ground.call('Bildwort_Hook::remove')
      await ground.connect((await ground.bildwort.makeToken(withoutWebhooks)).text)
      const more = await ground.addPictures(21, 'more')
      await ground.call('Bildwort_Batch::start', more)
      expect(await ground.call('Bildwort_Hook::is_there')).toBe(false)
      await expect.poll(waitingAfterMinute, { interval: 1_000 }).toEqual([])
      expect((await ground.altTexts(more)).filter((text) => text === '')).toEqual([])

      async function waitingAfterMinute() {
        await ground.runCronAfter(61)
        return waiting(more)
      }
    })

    test('a token that may not start jobs has nothing begun, and says so', async () => {
      await ground.connect((await ground.bildwort.makeToken(['account:read', 'images:write'])).text)
      const others = await ground.addPictures(21, 'others')
      await expect(ground.call('Bildwort_Batch::start', others)).rejects.toThrow('scope_missing')
      expect(await waiting(others)).toEqual([])
      expect(await ground.call('Bildwort_Jobs::all')).toEqual([])
    })

    test('WordPress finds no fault with the plugin', () => {
      expect(ground.wordpress.complaints()).toEqual([])
    })

    async function waitingAfterCron() {
      await ground.wordpress.runCron()
      return waiting(ids)
    }

    async function waiting(of: number[]): Promise<number[]> {
      const found = await ground.call<boolean[]>('array_map', 'Bildwort_Batch::is_waiting', of)
      return of.filter((_, index) => found[index])
    }

    async function sign({ secret, minutes = 0 }: { secret?: string; minutes?: number }) {
      const own = await ground.call<{ secret: string }>('get_option', 'bildwort_hook')
      const id = `msg_${Math.random().toString(36).slice(2)}`
      const at = new Date(Date.now() + minutes * 60_000)
      return {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(secret ?? own.secret).sign(id, at, message),
      }
    }

    async function tell(headers: Record<string, string>, body = message): Promise<number> {
      const answer = await fetch(`${ground.wordpress.url}/wp-json/bildwort/v1/hook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
      return answer.status
    }
  },
)

const withoutWebhooks = ['account:read', 'images:read', 'images:write', 'jobs:read', 'jobs:write']
const message = '{"type":"job.completed","timestamp":"2026-01-01T00:00:00.000Z","data":{"jobId":4711}}'
