import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { batchImages } from './batch-images.ts'
import type { ListOrder, ListReport, ListWord } from './list-order.ts'
import { openList } from './read-list.ts'

// Safe: only read-list-in-child-process.ts starts it.
const order: ListOrder = JSON.parse(process.argv[2]!)

const told = Promise.withResolvers<Extract<ListWord, { type: 'job' }>>()
let wanted = 0
let hearMore = () => {}

process.on('message', (word: ListWord) => {
  if (word.type === 'job') {
    told.resolve(word)
    return
  }
  // Wait for demand, so that batches do not pile up on the other side.
  wanted += 1
  hearMore()
})
// Ctrl+C and container stops signal all processes. This one ends with its parent, which has work to finish first.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())

try {
  await read()
} catch (error) {
  if (!(error instanceof UnreadableList)) throw error
  const { refusal }: UnreadableList = error
  await tell({ type: 'refused', refusal })
} finally {
  process.disconnect()
}

async function read(): Promise<void> {
  const { rows, ...list } = await openList(order.path, order.filename, order.columns)
  await tell({ type: 'opened', list })
  const { job, set } = await told.promise
  for await (const batch of batchImages(rows(), order.images, job, set)) {
    while (wanted === 0) {
      await new Promise<void>((resolve) => {
        hearMore = resolve
      })
    }
    wanted -= 1
    await tell({ type: 'batch', batch })
  }
  await tell({ type: 'end' })
}

async function tell(report: ListReport): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  process.send!(report, (error: Error | null) => (error ? reject(error) : resolve()))
  await promise
}
