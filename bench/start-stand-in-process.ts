import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A stand-in in a separate process, so that its work does not count for the measured one. */
export async function startStandInProcess(name: 'ai' | 'pictures', flags: string[]) {
  const main = fileURLToPath(import.meta.resolve(`#stand-ins/${name}/main.ts`))
  const child = spawn(process.execPath, [main, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) {
    const ready: { url: string } = JSON.parse(line)
    child.stdout.resume()
    return { url: ready.url, stop: () => child.kill('SIGTERM') }
  }
  throw new Error(`the stand-in ${name} did not start`)
}
