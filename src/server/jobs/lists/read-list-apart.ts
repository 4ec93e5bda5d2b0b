import { on } from 'node:events'
import { stat } from 'node:fs/promises'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { listFileOf } from '#contract/lists/list-files.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Logger } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { batchImages } from './batch-images.ts'
import type { List } from './list.ts'
import type { ListOrder, ListReport, ListWord } from './list-order.ts'
import type { ImageChoice } from './read-images.ts'
import { openList } from './read-list.ts'
import type { ImageBatch, JobOfImages } from './write-batch.ts'

/** A list whose images can be read once. It is closed whatever becomes of it: nobody else ends its reading. */
export interface ListApart extends AsyncDisposable {
  list: Omit<List, 'rows'>
  images(job: JobOfImages): AsyncIterable<ImageBatch>
}

interface Circumstances {
  /** Ends the reading at once. */
  signal?: AbortSignal | undefined
  log: Logger
}

/** What a thread has read before it is asked for: one batch is written to the database while the next one is read. */
const batchesAhead = 2

/**
 * Opens a list and makes images of it where it can do no harm: in a thread with a memory of its own, if it is not so small that
 * it can't do any. Refuses what `openList` and `createImageReader` refuse, and list_unreadable where the thread comes to its
 * end over it.
 */
export async function readListApart(order: ListOrder, circumstances: Circumstances): Promise<ListApart> {
  const { size } = await stat(order.path)
  // A workbook may be a thousand times larger than its file.
  const isSmall = size <= bounds.listReadInPlaceBytes && listFileOf(order.filename) !== 'xlsx'
  return isSmall ? await readHere(order) : await readInThread(order, circumstances)
}

async function readHere({ path, filename, columns, images }: ListOrder): Promise<ListApart> {
  try {
    const { rows, ...list } = await openList(path, filename, columns)
    return {
      list,
      images: (job) => refusing(batchImages(rows(), images, job)),
      [Symbol.asyncDispose]: async () => {},
    }
  } catch (error) {
    throw asRefusal(error)
  }
}

async function* refusing<T>(values: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* values
  } catch (error) {
    throw asRefusal(error)
  }
}

async function readInThread(order: ListOrder, { signal, log }: Circumstances): Promise<ListApart> {
  signal?.throwIfAborted()
  const thread = new Worker(new URL('./read-list.worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: memoryFor(order.images),
    // What the process was started with is not meant for it.
    execArgv: [],
    env: {},
  })
  const reports = on(thread, 'message', { close: ['exit'] })
  const close = async () => {
    signal?.removeEventListener('abort', close)
    await thread.terminate()
  }
  signal?.addEventListener('abort', close)

  async function hear(): Promise<ListReport> {
    const step = await reports.next().catch((error) => {
      log.error({ err: error }, 'a list brought the thread that read it to its end')
    })
    if (signal?.aborted) throw signal.reason
    if (!step || step.done) throw new Refusal('list_unreadable')
    // Safe: the thread sends nothing else.
    const report: ListReport = step.value[0]
    if (report.type === 'refused') throw refused(report.refusal)
    return report
  }

  function say(word: ListWord): void {
    thread.postMessage(word)
  }

  async function* images(job: JobOfImages): AsyncGenerator<ImageBatch> {
    say({ type: 'job', job })
    for (let ahead = 0; ahead < batchesAhead; ahead += 1) say({ type: 'more' })
    for (;;) {
      const report = await hear()
      if (report.type !== 'batch') return
      say({ type: 'more' })
      yield report.batch
    }
  }

  try {
    const report = await hear()
    // It begins with this or with a refusal.
    if (report.type !== 'opened') throw new Error(`a list began with ${report.type}`)
    return { list: report.list, images, [Symbol.asyncDispose]: close }
  } catch (error) {
    await close()
    throw error
  }
}

function memoryFor({ maxImagesPerJob }: ImageChoice): ResourceLimits {
  const { megabytes, bytesPerImage, youngMegabytes } = bounds.listReader
  return {
    maxOldGenerationSizeMb: megabytes + (maxImagesPerJob * bytesPerImage) / 1e6,
    maxYoungGenerationSizeMb: youngMegabytes,
  }
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof UnreadableList)) return error
  const { refusal }: UnreadableList = error
  return refused(refusal)
}

function refused({ code, details }: RefusalOf): Refusal {
  return new Refusal(code, details)
}
