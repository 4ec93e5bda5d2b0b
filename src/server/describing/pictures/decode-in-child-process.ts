import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { PictureFault } from '#contract/picture-faults.ts'

/** What one file can cost, start of the process included; an SVG of 300 bytes can draw for a minute. */
const most = { megabytes: 768, cpuSeconds: 6, wallMs: 60_000 }

/**
 * Decodes a HEIC, or draws an SVG, in a process of its own: what a hostile file does to these decoders ends with it. An SVG runs
 * no scripts and loads nothing that it refers to. The PNG is at most 2,600 px an edge. Faults: `damaged`, and
 * `too_costly` if it takes more than 6 s of CPU time or 768 MB.
 */
export async function decodeInChildProcess(
  file: Buffer,
  format: 'heic' | 'svg',
  signal: AbortSignal,
  { cpuSeconds = most.cpuSeconds } = {},
): Promise<{ png: Buffer } | { fault: PictureFault }> {
  signal.throwIfAborted()
  const ordered = [format, most.megabytes, cpuSeconds].map(String)
  const script = fileURLToPath(new URL('./decode.process.ts', import.meta.url))
  const child = spawn(
    'nice',
    // Whoever waits for a page goes first.
    ['-n', '10', process.execPath, script, ...ordered],
    // Decoders print to standard output what they think of a file.
    {
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
      // None of this process’s secrets, but its compiled modules: it starts in two thirds of the time.
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      signal,
      killSignal: 'SIGKILL',
      timeout: most.wallMs,
    },
  )
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (_code, endedBy) => resolve(endedBy))
  })
  const [input, , , report] = child.stdio
  // A process that is killed reads no more.
  input?.on('error', () => {}).end(file)
  const [output, endedBy] = await Promise.all([buffer(report as Readable), ended])
  signal.throwIfAborted()
  if (endedBy) return { fault: { code: 'too_costly' } }
  return output.length > 0 ? { png: output } : { fault: { code: 'damaged' } }
}
