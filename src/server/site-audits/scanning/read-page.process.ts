import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { judgePage, type PageOrder } from './judge-page.ts'

// Reading blocks its thread, and another one watches what it costs: CPU time, because a busy machine makes no page hostile.

const mostCpuSeconds = Number(process.argv[2])
const usedSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

if (isMainThread) readPages()
else watch(workerData)

function readPages(): void {
  /** What the process had used when the page under way began; 0 without one. */
  const begun = new Float64Array(new SharedArrayBuffer(8))
  new Worker(new URL(import.meta.url), { argv: process.argv.slice(2), workerData: begun }).unref()
  process.on('message', (order: PageOrder) => {
    begun[0] = usedSeconds()
    const page = judgePage(order)
    begun[0] = 0
    process.send!(page)
  })
  // Ctrl+C and container stops signal all processes. This one ends with its parent.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  process.on('disconnect', () => process.exit())
}

function watch(begun: Float64Array): void {
  setInterval(() => {
    const [since = 0] = begun
    if (since > 0 && usedSeconds() - since > mostCpuSeconds) process.kill(process.pid, 'SIGKILL')
  }, 50)
}
