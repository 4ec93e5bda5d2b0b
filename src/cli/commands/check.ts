import path from 'node:path'
import { checkFiles } from '#cli/checking/check-files.ts'
import { checkPictures } from '#cli/checking/check-source.ts'
import { ruleNames } from '#cli/checking/findings.ts'
import { type FindingForm, findingForms, writeFindings } from '#cli/checking/write-findings.ts'
import { type Exit, exits, Halt, wrongUse } from '#cli/exits.ts'
import { findFiles } from '#cli/find-files.ts'
import { readHtml } from '#cli/sources/read-html.ts'
import { sourceEndings } from '#cli/sources/read-source.ts'
import { count, type Terminal } from '#cli/terminal.ts'
import { version } from '#cli/version.ts'

export interface CheckOptions {
  failOn: string[]
  format: string
  json?: boolean
  quiet?: boolean
  root?: string
  output?: string
}

const mostPageBytes = 20_000_000
const pageWithinMs = 30_000

/** Checks the alt texts of files, and of pages by their address. Sends nothing anywhere; reads only the pages. */
export async function check(targets: string[], options: CheckOptions, terminal: Terminal): Promise<Exit> {
  const unknown = options.failOn.find((rule) => !ruleNames.includes(rule))
  if (unknown !== undefined)
    throw wrongUse(`There is no rule ${unknown}. The rules are ${ruleNames.join(', ')}.`)
  const format = options.json ? 'json' : options.format
  if (!isForm(format)) throw wrongUse(`--format is one of ${findingForms.join(', ')}.`)
  const addresses = targets.filter((target) => /^https?:\/\//.test(target))
  const patterns = targets.filter((target) => !addresses.includes(target))
  const files = await findFiles(patterns, sourceEndings)
  const checked = await checkFiles(files, path.resolve(options.root ?? '.'))
  for (const address of addresses)
    checked.findings.push(
      ...checkPictures(address, readHtml(await readAddress(address), address, { picturesOnly: true })),
    )
  const findings = checked.findings
    .map((finding) => ({ ...finding, isFailure: options.failOn.includes(finding.rule) }))
    .filter(({ isFailure }) => isFailure || !options.quiet)
  await terminal.write(writeFindings(findings, format, version), options.output)
  for (const { file, reason } of checked.unread) terminal.say(`${file} was not checked: ${reason}`)
  const failures = findings.filter(({ isFailure }) => isFailure).length
  const warnings = count(findings.length - failures, 'warning')
  const read = files.length + addresses.length - checked.unread.length
  terminal.say(`${count(failures, 'error')} and ${warnings} in ${count(read, 'file')}`)
  // A pipeline must not pass for what was not checked.
  return failures > 0 || checked.unread.length > 0 ? exits.findings : exits.done
}

function isForm(format: string): format is FindingForm {
  return (findingForms as readonly string[]).includes(format)
}

async function readAddress(address: string): Promise<string> {
  const answer = await fetch(address, {
    headers: { accept: 'text/html', 'user-agent': `bildwort/${version}` },
    signal: AbortSignal.timeout(pageWithinMs),
  }).catch((fault: Error) => {
    throw new Halt(exits.unreachable, `${address} could not be reached: ${reasonOf(fault)}`)
  })
  if (!answer.ok) throw new Halt(exits.unreachable, `${address} answers ${answer.status}.`)
  let [text, bytes] = ['', 0]
  const charset = /charset=["']?([\w-]+)/i.exec(answer.headers.get('content-type') ?? '')?.[1] ?? 'utf-8'
  const decoder = new TextDecoder(isEncoding(charset) ? charset : 'utf-8')
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes > mostPageBytes) throw wrongUse(`${address} is larger than ${mostPageBytes / 1e6} MB.`)
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

function reasonOf(fault: Error): string {
  return fault.cause instanceof Error ? fault.cause.message : fault.message
}

function isEncoding(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label))
  } catch {
    return false
  }
}
