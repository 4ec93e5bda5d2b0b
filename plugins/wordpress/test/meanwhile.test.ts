import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openQuietGround, type QuietGround } from './harness/open-quiet-ground.ts'
import { chosenVersions } from './harness/versions.ts'

interface Job {
  id: number
  status: string
  images: { total: number }
}
interface Account {
  balanceCents: number
  heldCents: number
  pricesCents: number[]
}

describe.each(chosenVersions(process.env))(
  'what comes while the plugin is at work on WordPress $wordpress with PHP $php',
  (versions) => {
    let ground: QuietGround

    beforeAll(async () => {
      ground = await openQuietGround(versions)
      await ground.setPublic(true)
      // The webhook is there, and says what these tests say, when they do.
      await ground.call('Bildwort_Hook::ensure')
      const { id } = await ground.call<{ id: number }>('get_option', 'bildwort_hook')
      await ground.call('Bildwort_Client::delete_webhook', id)
    })

    afterAll(() => ground?.close())

    test('the webhook of a job that is just being looked at has it looked at once more', async () => {
      const letGo = holdAnswers()
      const ids = await begin('looked-at')
      await callWhile(['Bildwort_Jobs::tend'], 'GET /api/v1/jobs/\\d+', ['probe_tell'])
      expect(await isDue('bildwort_tend_jobs')).toBe(true)
      letGo()
      await end(ids)
    })

    test('the webhook of a job whose number is not known yet has it looked at', async () => {
      const ids = await ground.addPictures(21, 'begun')
      await callWhile(['Bildwort_Batch::start', ids], 'POST /api/v1/jobs', ['probe_tell'])
      expect(await isDue('bildwort_tend_jobs')).toBe(true)
      await end(ids)
    })

    test('the webhook of a job is heard while a picture is described by itself', async () => {
      const ids = await begin('beside-one')
      const { id } = await newestJob()
      const [alone] = await ground.addPictures(1, 'alone')
      await ground.call('Bildwort_Batch::start', [alone])
      await callWhile(['Bildwort_Queue::describe_next'], 'POST /api/v1/images', ['probe_tell', { id }])
      expect(await ground.altTexts([alone!])).not.toContain('')
      expect(await isDue('bildwort_tend_jobs')).toBe(true)
      await end(ids)
    })

    test('pictures that are begun while other jobs are looked at do not wait for the next look', async () => {
      const letGo = holdAnswers()
      const others = { ids: await begin('others'), ...(await newestJob()) }
      const ids = await ground.addPictures(21, 'more')
      await callWhile(['Bildwort_Jobs::tend'], 'GET /api/v1/jobs/\\d+', [
        'probe_call_elsewhere',
        'Bildwort_Batch::start',
        [ids],
      ])
      expect(await isDue('bildwort_tend_jobs')).toBe(true)
      await ground.wordpress.runCron()
      expect((await newestJob()).id).toBeGreaterThan(others.id)
      letGo()
      await expect.poll(() => textsAfter(600, [...others.ids, ...ids])).not.toContain('')
    })

    test('a token that is entered while the old one is refused goes on at once', async () => {
      const old = await ground.bildwort.makeToken()
      await ground.connect(old.text)
      const ids = await ground.addPictures(1, 'old-token')
      await ground.call('Bildwort_Batch::start', ids)
      await old.revoke()
      await callWhile(['Bildwort_Queue::describe_next'], 'POST /api/v1/images', [
        'probe_call_elsewhere',
        'update_option',
        ['bildwort_token', { token: ground.bildwort.token }],
      ])
      expect(await ground.call('probe_notice')).toBe('')
      expect(await isDue('bildwort_describe_next')).toBe(true)
      await ground.wordpress.runCron()
      expect(await ground.altTexts(ids)).not.toContain('')
    })

    test('a picture that is added just after the last look is described', async () => {
      const [id] = await ground.addPictures(1, 'last-look')
      await ground.call('Bildwort_Cron::schedule', 'bildwort_describe_next', 0)
      await ground.call('probe_add_after_cron', id)
      await ground.call('probe_let_pass', 10)
      expect(await isDue('bildwort_describe_next')).toBe(true)
      await ground.wordpress.runCron()
      expect(await ground.altTexts([id!])).not.toContain('')
    })

    test('what another process has planned away goes on with the next run of WP-Cron', async () => {
      const ids = await begin('planned-away')
      const [alone] = await ground.addPictures(1, 'alone-planned-away')
      await ground.call('Bildwort_Batch::start', [alone])
      await expect.poll(newestJob).toMatchObject({ status: 'completed' })
      await ground.call('wp_clear_scheduled_hook', 'bildwort_tend_jobs')
      await ground.call('wp_clear_scheduled_hook', 'bildwort_describe_next')
      await ground.wordpress.runCron()
      expect(await ground.altTexts([...ids, alone!])).not.toContain('')
    })

    test('a hurry whose plan another process has replaced is not forgotten', async () => {
      const ids = await begin('replaced')
      await ground.call('Bildwort_Jobs::hurry')
      await ground.call('Bildwort_Cron::schedule', 'bildwort_tend_jobs', 600)
      await end(ids)
    })

    test('a hurry does not end a pause, and is over with it', async () => {
      const ids = await ground.addPictures(1, 'paused')
      await ground.call('Bildwort_Batch::start', ids)
      const until = Math.floor(Date.now() / 1_000) + 3_000
      const account = await ground.call('Bildwort_Token::account')
      await ground.call('update_option', 'bildwort_pause', { until, count: 1, message: 'Busy', account })
      await ground.call('Bildwort_Queue::hurry')
      await ground.wordpress.runCron()
      expect(await ground.altTexts(ids)).toEqual([''])
      expect(await isDue('bildwort_describe_next')).toBe(false)
      await ground.runCronAfter(3_000)
      expect(await ground.altTexts(ids)).not.toContain('')
    })

    test('the webhook of a job whose texts are just being written has nobody come back again and again', async () => {
      const ids = await begin('being-written')
      await expect.poll(newestJob).toMatchObject({ status: 'completed' })
      await callWhile(['Bildwort_Jobs::tend'], 'GET /api/v1/jobs/\\d+/images', [
        'probe_tell',
        await newestJob(),
      ])
      expect(await ground.altTexts(ids)).not.toContain('')
      await ground.wordpress.runCron()
      expect(await ground.call('probe_traces')).not.toContainEqual(expect.stringContaining('hurried'))
    })

    test('a hurry does not move what WP-Cron is about to do anyway', async () => {
      const ids = await begin('about-to')
      const [alone] = await ground.addPictures(1, 'alone-before')
      await ground.call('Bildwort_Batch::start', [alone])
      await expect.poll(newestJob).toMatchObject({ status: 'completed' })
      await ground.call('probe_let_pass', 20)
      await ground.call('Bildwort_Jobs::hurry')
      // What is planned anew after this answer is planned for another second.
      ground.bildwort.farSide.ai.set({ latencyMs: 1_100 })
      await ground.wordpress.runCron()
      expect(await ground.altTexts([...ids, alone!])).not.toContain('')
      expect(ground.wordpress.complaints()).toEqual([])
    })

    test('nothing is described or paid twice', async () => {
      const jobs = await readJobs()
      expect(jobs.map(({ images }) => images.total)).toEqual(Array(9).fill(21))
      const { balanceCents, heldCents, pricesCents } = await ground.bildwort.ask<Account>('/account')
      const pictures = 9 * 21 + 6
      expect({ heldCents, spentCents: ground.bildwort.balanceCents - balanceCents }).toEqual({
        heldCents: 0,
        spentCents: pictures * pricesCents[0]!,
      })
      expect(ground.bildwort.farSide.ai.counts().answered).toBe(pictures)
    })

    test('WordPress finds no fault with the plugin', () => {
      expect(ground.wordpress.complaints()).toEqual([])
    })

    /** Begins so many pictures that they go as a job. */
    async function begin(name: string): Promise<number[]> {
      const ids = await ground.addPictures(21, name)
      await ground.call('Bildwort_Batch::start', ids)
      return ids
    }

    /** Once the newest job is over, what is due by now writes its texts. Without a word of Bildwort that would be in ten minutes. */
    async function end(ids: number[]): Promise<void> {
      await expect.poll(newestJob).toMatchObject({ status: 'completed' })
      await ground.wordpress.runCron()
      expect(await ground.altTexts(ids)).not.toContain('')
    }

    /** Whether WordPress has it planned for now: nobody calls WP-Cron for what is not due. */
    async function isDue(event: string): Promise<boolean> {
      const at = await ground.call<number | false>('wp_next_scheduled', event)
      return at !== false && at <= Date.now() / 1_000
    }

    async function textsAfter(seconds: number, ids: number[]): Promise<string[]> {
      await ground.runCronAfter(seconds)
      return ground.altTexts(ids)
    }

    async function readJobs(): Promise<Job[]> {
      return (await ground.bildwort.ask<{ jobs: Job[] }>('/jobs')).jobs
    }

    async function newestJob(): Promise<Job> {
      return (await readJobs()).reduce((newest, job) => (job.id > newest.id ? job : newest))
    }

    /** Lets no picture be described until the function that it answers is called. */
    function holdAnswers(): () => void {
      const letGo = ground.bildwort.farSide.ai.hold()
      onTestFinished(letGo)
      return letGo
    }

    /** Calls functions of PHP, the second one in another process when the first has been answered by Bildwort. */
    function callWhile(call: unknown[], pattern: string, meanwhile: unknown[]) {
      return ground.call('probe_call_while', call, pattern, meanwhile)
    }
  },
)
