import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { batchImages } from './batch-images.ts'
import type { ListOrder, ListReport, ListWord } from './list-order.ts'
import { openList } from './read-list.ts'
import type { JobOfImages } from './write-batch.ts'

// Safe: it is started by read-list-apart.ts alone.
const order: ListOrder = workerData
const port = parentPort!

const told = Promise.withResolvers<JobOfImages>()
let wanted = 0
let hearMore = () => {}

port.on('message', (word: ListWord) => {
  if (word.type === 'job') {
    told.resolve(word.job)
    return
  }
  // Nothing piles up on the other side.
  wanted += 1
  hearMore()
})

try {
  await read()
} catch (error) {
  if (!(error instanceof UnreadableList)) throw error
  const { refusal }: UnreadableList = error
  tell({ type: 'refused', refusal })
} finally {
  port.close()
}

async function read(): Promise<void> {
  const { rows, ...list } = await openList(order.path, order.filename, order.columns)
  tell({ type: 'opened', list })
  const job = await told.promise
  for await (const batch of batchImages(rows(), order.images, job)) {
    while (wanted === 0) {
      await new Promise<void>((resolve) => {
        hearMore = resolve
      })
    }
    wanted -= 1
    tell({ type: 'batch', batch }, [batch.rows.buffer])
  }
  tell({ type: 'end' })
}

function tell(report: ListReport, transferred: ArrayBuffer[] = []): void {
  port.postMessage(report, transferred)
}
