import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Runs the loop in a process of its own, as the product has one, and says how long it took and what of the processors. */
export async function runBareLoop(options: object): Promise<{ seconds: number; cpuSeconds: number }> {
  const loop = fork(fileURLToPath(import.meta.resolve('./bare-loop.ts')), [JSON.stringify(options)])
  const [took] = await once(loop, 'message')
  await once(loop, 'exit')
  return took
}
