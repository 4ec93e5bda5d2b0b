import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Tally } from './tally.ts'

export interface EndedCommand {
  hasEndedWell: boolean
  /** Standard output and errors, in order. */
  output: string
}

/** Runs a command concurrently with others. Never rejects: a command that can't be started counts as failed. */
export async function runCommand(folder: string, [command = '', ...words]: string[]): Promise<EndedCommand> {
  const child = spawn(command, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  try {
    const [code] = await once(child, 'close')
    return { hasEndedWell: code === 0, output }
  } catch (error) {
    return { hasEndedWell: false, output: `${output}${error}\n` }
  }
}

/** Prints a command's output and counts it as one test with this title, which passes if the exit code is 0. */
export function countCommand(title: string, { hasEndedWell, output }: EndedCommand): Tally {
  process.stdout.write(output)
  return hasEndedWell
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [title] }
}

/** Runs a command whose exit code says whether its test passed, with live output. */
export async function countProgram(
  folder: string,
  title: string,
  [command = '', ...words]: string[],
): Promise<Tally> {
  const child = spawn(command, words, { cwd: folder, stdio: 'inherit' })
  const [code] = await once(child, 'close')
  return countCommand(title, { hasEndedWell: code === 0, output: '' })
}
