import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Runs the loop in a separate process, like the product, and returns its elapsed and CPU time. */
export async function runBareLoop(options: object): Promise<{ seconds: number; cpuSeconds: number }> {
  const loop = fork(fileURLToPath(import.meta.resolve('./bare-loop.ts')), [JSON.stringify(options)])
  const [took] = await once(loop, 'message')
  await once(loop, 'exit')
  return took
}
