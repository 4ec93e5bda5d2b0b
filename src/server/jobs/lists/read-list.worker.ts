import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { batchImages } from './batch-images.ts'
import type { ListOrder, ListReport } from './list-order.ts'
import { openList } from './read-list.ts'

// Safe: it is started by read-list-apart.ts alone.
const order: ListOrder = workerData
const port = parentPort!

let wanted = 0
let hearMore = () => {}

// Each word from the other side asks for one batch more: nothing piles up there.
port.on('message', () => {
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
  for await (const batch of batchImages(rows(), order.images)) {
    while (wanted === 0) {
      await new Promise<void>((resolve) => {
        hearMore = resolve
      })
    }
    wanted -= 1
    const bytes = Object.values(batch.columns)
    tell(
      { type: 'batch', batch },
      bytes.map(({ buffer }) => buffer),
    )
  }
  tell({ type: 'end' })
}

function tell(report: ListReport, transferred: ArrayBuffer[] = []): void {
  port.postMessage(report, transferred)
}
