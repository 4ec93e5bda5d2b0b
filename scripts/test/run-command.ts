import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Tally } from './tally.ts'

export interface EndedCommand {
  hasEndedWell: boolean
  /** All that it said, errors too, in the order in which it did. */
  output: string
}

/** Runs a command beside whatever else runs. Never rejects: one that does not even start has ended badly. */
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

/** Prints what a command said, and counts it as one test by this title: it passes if it ended with 0. */
export function countCommand(title: string, { hasEndedWell, output }: EndedCommand): Tally {
  process.stdout.write(output)
  return hasEndedWell
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [title] }
}

/** Runs a command that says by its exit code whether its test passed, and lets it speak while it runs. */
export async function countProgram(
  folder: string,
  title: string,
  [command = '', ...words]: string[],
): Promise<Tally> {
  const child = spawn(command, words, { cwd: folder, stdio: 'inherit' })
  const [code] = await once(child, 'close')
  return countCommand(title, { hasEndedWell: code === 0, output: '' })
}
