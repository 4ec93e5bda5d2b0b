import { readFileSync } from 'node:fs'
import type { Job } from '#contract/entities/job.ts'
import type { Platform } from '#server/platform/platform.ts'
import { chargesOf, type PayingUser } from '#server/testing/cost-calls.ts'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { giveOwnKeys } from '#server/testing/own-keys.ts'
import { until } from '#server/testing/until.ts'
import type { FaultRule } from '#stand-ins/ai/behaviour.ts'

export { expect } from '#server/testing/job-test.ts'

/** A provider's behaviour, by its name in the table. */
export const faults: Record<string, FaultRule> = {
  '429, come back in 1 s': { status: 429, retryAfterSeconds: 1 },
  '429, come back in 90 s': { status: 429, retryAfterSeconds: 90 },
  '500, internal error': { status: 500 },
  '529, overloaded': { status: 529 },
  'line drops before the answer': { body: 'reset' },
  'line drops in the answer': { body: 'disconnect' },
  'no answer ever comes': { body: 'hang' },
  'HTML with 200': { body: 'html', status: 200 },
  'text that is no JSON': { body: 'malformed' },
  'JSON of another shape': { body: 'wrong_shape' },
  'text cut at the token limit': { body: 'truncated' },
  'thought until the limit': { body: 'thought' },
  'model declines': { body: 'refusal' },
  'answer says it declines': { body: 'declined' },
  'answer says nothing is there': { body: 'not_visible' },
  'wrong language': { body: 'wrong_language' },
  'empty texts': { body: 'empty_answer' },
  'nothing at all': { body: 'no_text' },
  'file name as alt text': { body: 'file_name' },
  'texts wrapped in markup': { body: 'markup' },
  'labels before the texts': { body: 'label' },
  'texts that stop short': { body: 'cut_off' },
  'key refused': { status: 401 },
  'no money left': { error: 'no_quota' },
  'picture too large': { error: 'picture_too_large' },
  'content flagged': { status: 403, message: 'The input was flagged by moderation.' },
  'turned down without a reason': { status: 400, message: 'Bad request.' },
}

export interface FaultCell {
  fault: string
  on: string
  howOften: string
  picture: string
  calls: string
  billed: string
  charged: string
}

/** The page is what the product promises; each of its rows is a test. */
function readTable(): FaultCell[] {
  const page = readFileSync(new URL('../../../../docs/faults.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [, fault = '', on = '', howOften = '', picture = '', calls = '', billed = '', charged = ''] = cells
    return { fault, on, howOften, picture, calls, billed, charged }
  })
}

export const faultCells = readTable()

/** `tryFault` describes one picture while the providers behave as in a row of the table, and returns the resulting row. */
export const test = jobTest.extend('tryFault', ({ make, ai, pictures, platform, worker }) => {
  return async (cell: FaultCell): Promise<FaultCell> => {
    const index = faultCells.indexOf(cell)
    const lastFour = `f${String(index).padStart(3, '0')}`
    const rule: FaultRule = { ...faults[cell.fault]!, match: matchOf(cell, lastFour) }
    const times = cell.howOften === 'once' ? { times: 1 } : {}
    const providers = cell.on === 'both' ? (['anthropic', 'openai'] as const) : (['anthropic'] as const)
    ai.set({ faults: providers.map((provider) => ({ ...rule, provider, ...times })) })
    const anna = await make.user()
    await giveOwnKeys(platform, anna.id, lastFour)
    const hangs = faults[cell.fault]?.body === 'hang'
    // An answer that does come must come in time on a busy machine, too.
    const isAnswered = cell.on === 'first' || cell.howOften === 'once'
    worker({
      ...(cell.on === 'only' && { providers: ['anthropic'] }),
      ...(hangs && { timeoutMs: isAnswered ? 5_000 : 100 }),
    })
    const images = generated(pictures.url, 1, 1_000 + index)
    const { body } = await anna.startJob({ images, languages: ['de', 'en'] })
    const job = await until(async () => {
      const { job: found } = await anna.job(body.jobId)
      return (found.finishedAt !== null || found.status === 'paused') && found
    })
    return {
      ...cell,
      picture: await tellPicture(platform, job),
      calls: `${count(ai.calls, 'anthropic')} + ${count(ai.calls, 'openai')}`,
      billed: String(
        ai.calls.filter(({ status, outputTokens }) => status === 200 && outputTokens > 0).length,
      ),
      charged: await tellCharge(anna, job),
    }
  }
})

/** The control question is in one language, the picture in two. */
function matchOf({ howOften }: FaultCell, lastFour: string): FaultRule['match'] {
  if (howOften !== 'for it alone') return lastFour
  return ({ keyLastFour, languages }) => keyLastFour === lastFour && languages.length === 2
}

function count(calls: readonly { provider: string }[], provider: string): number {
  return calls.filter((call) => call.provider === provider).length
}

/** In the table's words. */
async function tellPicture({ pool }: Platform, job: Job): Promise<string> {
  if (job.status === 'paused') return 'waits, the job says why'
  const { rows } = await pool.query('select state, provider, fault from job_images where job_id = $1', [
    job.id,
  ])
  const [{ state, provider, fault }] = rows
  if (state === 'succeeded') return `described by ${provider === 'anthropic' ? 'the first' : 'the other'}`
  return `fails: ${fault.code}`
}

async function tellCharge(anna: PayingUser, job: Job): Promise<string> {
  if (job.status === 'paused') await anna.stopJob()
  const { job: over } = await anna.ended(job.id)
  const [charge] = await chargesOf(anna)
  expect(over.costCents + (charge?.amount ?? 0)).toBe(0)
  return `${over.costCents} cents`
}
