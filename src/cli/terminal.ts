import { writeFile } from 'node:fs/promises'
import { progress } from '@clack/prompts'

export interface Progress {
  /** One more is done. */
  tick(line: string): void
  end(): void
}

/** Where the program writes: results to the standard output, everything else to the standard error. */
export interface Terminal {
  /** Results, into a file if one is named. */
  write(text: string | Uint8Array, file?: string): Promise<void>
  say(line: string): void
  /** A bar on a terminal, a line for each one elsewhere. */
  follow(total: number, title: string): Progress
}

export function openTerminal({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): Terminal {
  const say = (line: string) => void stderr.write(`${line}\n`)
  return {
    say,
    async write(text, file) {
      if (file !== undefined) return await writeFile(file, text)
      await new Promise<void>((resolve, reject) => {
        stdout.write(text, (fault) => (fault ? reject(fault) : resolve()))
      })
    },
    follow(total, title) {
      let done = 0
      if (!stderr.isTTY || total < 2) {
        return {
          tick(line) {
            done += 1
            say(`${done}/${total} ${line}`)
          },
          end() {},
        }
      }
      const bar = progress({ max: total, output: stderr })
      bar.start(title)
      return {
        tick(line) {
          done += 1
          bar.advance(1, `${done}/${total} ${line.slice(0, 60)}`)
        },
        end: () => bar.stop(`${done} of ${total}`),
      }
    },
  }
}

/** `1 file`, `2 files`. */
export function count(amount: number, word: string): string {
  return `${amount} ${word}${amount === 1 ? '' : 's'}`
}
