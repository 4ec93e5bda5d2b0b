import { type ChildProcess, fork } from 'node:child_process'
import type { JudgedPage, PageOrder } from './judge-page.ts'

export interface PageReader extends AsyncDisposable {
  /** Null: the page took too long or too much memory. One page at a time. */
  read(order: PageOrder): Promise<JudgedPage | null>
}

const megabytes = 400
const usualCpuSeconds = 8
/** On a busy machine. */
const withinMs = 60_000

/** Reads strangers' pages in a process of its own, which a hostile page ends at most: 100 kB of HTML can ask for hours and gigabytes. */
export function createPageReader({ cpuSeconds = usualCpuSeconds } = {}): PageReader {
  const start = () =>
    fork(new URL('./read-page.process.ts', import.meta.url), [String(cpuSeconds)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${megabytes}`],
      // None of this process’s secrets, but its compiled modules: it starts in two thirds of the time.
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    })
  // It takes as long to start as the first answer of a website.
  let child: ChildProcess | null = start()

  return {
    async read(order) {
      child ??= start()
      const reading = child
      const page = await new Promise<JudgedPage | null>((resolve) => {
        const timer = setTimeout(() => resolve(null), withinMs)
        const end = (page: JudgedPage | null) => {
          clearTimeout(timer)
          resolve(page)
        }
        reading.once('message', (message) => end(message as JudgedPage))
        reading.once('error', () => end(null))
        reading.once('exit', () => end(null))
        reading.send(order, () => {})
      })
      reading.removeAllListeners()
      if (!page) {
        child = null
        await kill(reading)
      }
      return page
    },
    async [Symbol.asyncDispose]() {
      if (child) await kill(child)
      child = null
    },
  }
}

async function kill(child: ChildProcess): Promise<void> {
  child.on('error', () => {})
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  // A process that could not be started never exits.
  if (child.pid !== undefined) await ended
}
