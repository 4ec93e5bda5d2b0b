import { connect } from '#cli/connect.ts'
import { type Exit, exits, wrongUse } from '#cli/exits.ts'
import { count, type Terminal } from '#cli/terminal.ts'
import { orThrow } from '#client/client.ts'
import { wait } from '#client/repeat-calls.ts'
import { downloadTo } from './jobs.ts'

export interface AuditOptions {
  depth: 'page' | 'site'
  maxPages?: string
  format: 'text' | 'csv' | 'json'
  json?: boolean
  output?: string
}

const lookEveryMs = 2_000

/** Lets the server check the pictures of a website, and waits for it. */
export async function audit(
  url: string,
  { depth, maxPages, format, json, output }: AuditOptions,
  terminal: Terminal,
): Promise<Exit> {
  if (maxPages !== undefined && !/^[1-9]\d{0,5}$/.test(maxPages)) throw wrongUse('--max-pages is a number.')
  const bildwort = await connect(process.env)
  const body = { url, depth, ...(maxPages && { maxPages: Number(maxPages) }) }
  const { id } = await orThrow(bildwort.POST('/api/v1/audits', { body }))
  terminal.say(`Audit ${id} of ${url}`)
  const params = { path: { id } }
  const look = () => orThrow(bildwort.GET('/api/v1/audits/{id}', { params }))
  let read = await look()
  for (let said = 0; read.status === 'waiting' || read.status === 'running'; read = await look()) {
    if (read.pages.read > said)
      terminal.say(`${count(read.pages.read, 'page')} read, ${read.pages.waiting} waiting`)
    said = read.pages.read
    await wait(lookEveryMs)
  }
  const { pages, pictures, end, findings } = read
  if (format === 'csv') {
    const { response } = await bildwort.GET('/api/v1/audits/{id}.csv', { params, parseAs: 'stream' })
    await downloadTo(response, terminal, output)
  } else if (json || format === 'json') await terminal.write(`${JSON.stringify(read, null, 2)}\n`, output)
  else {
    const lines = findings.flatMap(({ page, url: picture, alt, faults }) =>
      faults.map(
        ({ rule, message }) => `${page.url}\t${picture || '(inline)'}\t${rule}\t${message}\t${alt ?? ''}\n`,
      ),
    )
    await terminal.write(lines.join(''), output)
  }
  terminal.say(
    `${pictures.withFaults} of ${count(pictures.total, 'picture')} with faults, in ${count(pages.read, 'page')}${end ? `: ${end.message}` : ''}`,
  )
  return pictures.withFaults > 0 || read.status === 'failed' ? exits.findings : exits.done
}
