import { parentPort } from 'node:worker_threads'
import { isWritable, writeFileTexts } from '#metadata/write-file.ts'
import type { WriteOrder } from './texts-writer.ts'

// Says that it is ready, then answers each order with the written file, or with null.
parentPort!.on('message', async ({ file, texts }: WriteOrder) => {
  const written = isWritable(file) ? await writeFileTexts(file, texts).catch(() => null) : null
  parentPort!.postMessage(written)
})
parentPort!.postMessage('ready')
