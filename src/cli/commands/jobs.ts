import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { connect } from '#cli/connect.ts'
import { type Bounds, euros, readEuros } from '#cli/describing/run-orders.ts'
import { type Exit, exits, wrongUse } from '#cli/exits.ts'
import { count, type Terminal } from '#cli/terminal.ts'
import { type Bildwort, type Job, orThrow, type ResultForm } from '#client/client.ts'

interface Printing {
  json?: boolean
  output?: string
}

export interface CsvOptions extends Bounds, Printing {
  languages: string[]
  format?: string
  onlyMissing?: boolean
}

const forms = ['csv', 'json', 'ndjson', 'xlsx'] as const
type Form = (typeof forms)[number]

const tooDear = {
  insufficient_credits: 'which does not suffice',
  monthly_limit_reached: 'but the monthly limit does not suffice',
  over_max_cost: 'but --max-cost does not suffice',
  token_cap_reached: 'but the token’s cap does not suffice',
}

/** Starts a job from a list file, waits for it, and writes its results. Run again, it goes on with the job that it started. */
export async function csv(file: string, options: CsvOptions, terminal: Terminal): Promise<Exit> {
  const { languages, onlyMissing = false, dryRun, json, output } = options
  const form = formOf(options.format ?? output?.split('.').at(-1) ?? 'csv')
  const most = readEuros(options.maxCost)
  const bytes = await readFile(file)
  const bildwort = await connect(process.env)
  const fields = { languages, onlyMissing, ...(most !== undefined && { maxCost: most }) }
  const digest = createHash('sha256')
    .update(JSON.stringify([path.basename(file), fields]))
    .update(bytes)
  const body = { ...fields, file: new File([new Uint8Array(bytes)], path.basename(file)) }
  if (dryRun) {
    const quote = await orThrow(bildwort.POST('/api/v1/jobs/quote', { body }))
    const { images, costCents, balanceCents, reason } = quote
    if (json) await terminal.write(`${JSON.stringify(quote, null, 2)}\n`, output)
    else
      terminal.say(
        `${count(images.total, 'picture')}, up to ${euros(costCents)}; ${euros(balanceCents)} are left${reason ? `, ${tooDear[reason]}` : ''}. Nothing was sent.`,
      )
    return exits.done
  }
  const headers = { 'Idempotency-Key': `cli-${digest.digest('hex')}` }
  const started = await orThrow(bildwort.POST('/api/v1/jobs', { body, headers }))
  terminal.say(
    `Job ${started.id}: ${count(started.images.total, 'picture')}, up to ${euros(started.estimatedCents)}`,
  )
  const job = await follow(bildwort, started.id, terminal)
  if (job.status === 'failed') {
    terminal.say(`Job ${job.id} failed: ${job.problem?.message ?? 'no reason is known'}`)
    return exits.findings
  }
  await download(bildwort, job.id, `results.${form}`, terminal, output)
  terminal.say(`${job.images.succeeded} described, ${job.images.failed} failed, ${euros(job.costCents)}`)
  return job.images.failed > 0 ? exits.findings : exits.done
}

async function follow(bildwort: Bildwort, id: number, terminal: Terminal): Promise<Job> {
  let [seen, progress]: [number, ReturnType<Terminal['follow']> | null] = [0, null]
  const job = await bildwort.waitForJob(id, {
    onLook({ images, status, problem }) {
      progress ??= terminal.follow(images.total, `Job ${id}`)
      const ended = images.succeeded + images.failed
      for (; seen < ended; seen += 1) progress.tick(status === 'paused' ? (problem?.message ?? status) : '')
    },
  })
  // Assigned in the callback, which TypeScript does not see.
  ;(progress as ReturnType<Terminal['follow']> | null)?.end()
  return job
}

async function download(
  bildwort: Bildwort,
  id: number,
  form: ResultForm,
  terminal: Terminal,
  output?: string,
) {
  await downloadTo(await bildwort.download(id, form), terminal, output)
}

/** Writes an answer as it arrives. */
export async function downloadTo({ body }: Response, terminal: Terminal, output?: string): Promise<void> {
  const read = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  if (output !== undefined) return await pipeline(read, createWriteStream(output))
  for await (const part of read) await terminal.write(part)
}

function formOf(text: string): Form {
  const form = forms.find((one) => one === text.toLowerCase())
  if (!form)
    throw wrongUse(`Results are ${forms.join(', ')}: give --format, or --output with such an ending.`)
  return form
}

export async function results(
  id: string,
  { format, output, failed }: { format?: string; output?: string; failed?: boolean },
  terminal: Terminal,
): Promise<Exit> {
  const form = failed
    ? 'failed.csv'
    : (`results.${formOf(format ?? output?.split('.').at(-1) ?? 'csv')}` as const)
  await download(await connect(process.env), readId(id), form, terminal, output)
  return exits.done
}

export async function stop(id: string, { json, output }: Printing, terminal: Terminal): Promise<Exit> {
  const bildwort = await connect(process.env)
  const params = { path: { id: readId(id) } }
  const job = await orThrow(bildwort.POST('/api/v1/jobs/{id}/stop', { params }))
  await terminal.write(json ? `${JSON.stringify(job, null, 2)}\n` : print(job), output)
  return exits.done
}

export async function jobs(
  { json, output, limit = '50' }: Printing & { limit?: string },
  terminal: Terminal,
): Promise<Exit> {
  const bildwort = await connect(process.env)
  const found: Job[] = []
  for await (const job of bildwort.jobs()) {
    if (found.push(job) >= Number(limit)) break
  }
  await terminal.write(json ? `${JSON.stringify(found, null, 2)}\n` : found.map(print).join(''), output)
  return exits.done
}

function print({ id, status, stopped, name, languages, images, costCents }: Job): string {
  const state = stopped && status === 'completed' ? 'stopped' : status
  return `${[id, state, `${images.succeeded}/${images.total}`, `${images.failed} failed`, euros(costCents), languages.join(','), name].join('\t')}\n`
}

function readId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw wrongUse(`${text} is no id of a job.`)
  return Number(text)
}
