import { Worker } from 'node:worker_threads'
import { judgePage, type PageOrder } from './judge-page.ts'

// Reading blocks its thread, and another one watches what it costs: CPU time, because a busy machine makes no page hostile.

/** When the page under way began, in seconds of the process's CPU time; 0 without one. */
const begun = new Float64Array(new SharedArrayBuffer(8))
const mostCpuSeconds = Number(process.argv[2])
// As text: a thread that loads this file, and the rules with it, makes the start of the process take half as much CPU time again.
const watching = `(${watch})(require('node:worker_threads').workerData)`
new Worker(watching, { eval: true, workerData: { begun, mostCpuSeconds } }).unref()

process.on('message', (order: PageOrder) => {
  const { user, system } = process.cpuUsage()
  begun[0] = (user + system) / 1e6
  const page = judgePage(order)
  begun[0] = 0
  process.send!(page)
})
// Ctrl+C and container stops signal all processes. This one ends with its parent.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())

/** Runs in a thread of its own, where it has nothing but what it is passed. */
function watch({ begun, mostCpuSeconds }: { begun: Float64Array; mostCpuSeconds: number }): void {
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const [since = 0] = begun
    if (since > 0 && (user + system) / 1e6 - since > mostCpuSeconds) process.kill(process.pid, 'SIGKILL')
  }, 50)
}
