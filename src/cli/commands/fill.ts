import path from 'node:path'
import { connect } from '#cli/connect.ts'
import { type FillOptions, fillSources } from '#cli/describing/fill-sources.ts'
import { type Exit, exits } from '#cli/exits.ts'
import { findFiles } from '#cli/find-files.ts'
import { count, type Terminal } from '#cli/terminal.ts'

export interface FillCommandOptions extends Omit<FillOptions, 'root'> {
  root?: string
  json?: boolean
  output?: string
}

/** `html` and `markdown`: writes alt texts into source files. */
export async function fill(
  endings: readonly string[],
  patterns: string[],
  { json, output, root, ...options }: FillCommandOptions,
  terminal: Terminal,
): Promise<Exit> {
  const files = await findFiles(patterns, endings)
  const filling = { ...options, root: path.resolve(root ?? '.') }
  const results = await fillSources(await connect(process.env), files, filling, terminal)
  if (!results) return exits.done
  const written = results.filter(({ alt }) => alt !== null)
  const print = ({ file, line, alt, problem }: (typeof results)[number]) =>
    problem ? `${file}:${line}: left out: ${problem}\n` : `${file}:${line}: ${alt || '(decorative)'}\n`
  const sorted = results.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
  await terminal.write(json ? `${JSON.stringify(sorted, null, 2)}\n` : sorted.map(print).join(''), output)
  const others = count(results.length - written.length, 'picture')
  terminal.say(`Wrote ${count(written.length, 'alt text')}, left out ${others}`)
  return written.length < results.length ? exits.findings : exits.done
}
