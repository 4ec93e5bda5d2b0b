import { fork } from 'node:child_process'
import { on, once } from 'node:events'
import { stat } from 'node:fs/promises'
import type { FilesOfSet } from '#contract/file-alt-texts.ts'
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

/** A list whose images can be read once. The caller must close it in any case: nothing else ends its reading. */
export interface ChildList extends AsyncDisposable {
  list: Omit<List, 'rows'>
  /** `set`: the uploaded files that it names. */
  images(job: JobOfImages, set?: FilesOfSet | null): AsyncIterable<ImageBatch>
}

interface Circumstances {
  /** Aborts the reading at once. */
  signal?: AbortSignal | undefined
  log: Logger
}

/** How many batches the process reads ahead: one is written to the database while the next one is read. */
const batchesAhead = 2
const lastWordsKept = 2_000

/**
 * Opens a list and creates its images in a separate process with limited memory, unless the list is too small to do harm. A worker
 * thread does not suffice: V8 ends the whole process if a thread's heap is full and an allocation fails. Refuses what `openList`
 * and `createImageReader` refuse, and list_unreadable if the process crashes on it.
 */
export async function readListInChildProcess(
  order: ListOrder,
  circumstances: Circumstances,
): Promise<ChildList> {
  const { size } = await stat(order.path)
  // A workbook can unpack to a thousand times the size of its file.
  const isSmall = size <= bounds.listReadInPlaceBytes && listFileOf(order.filename) !== 'xlsx'
  return isSmall ? await readHere(order) : await readInProcess(order, circumstances)
}

async function readHere({ path, filename, columns, images }: ListOrder): Promise<ChildList> {
  try {
    const { rows, ...list } = await openList(path, filename, columns)
    return {
      list,
      images: (job, set) => refusing(batchImages(rows(), images, job, set)),
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

async function readInProcess(order: ListOrder, { signal, log }: Circumstances): Promise<ChildList> {
  signal?.throwIfAborted()
  const child = fork(new URL('./read-list.process.ts', import.meta.url), [JSON.stringify(order)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Do not inherit this process's flags.
    execArgv: memoryFor(order.images),
    // None of this process’s secrets, but its compiled modules: it starts in two thirds of the time.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  })
  // If the process fails to start, `hear` reports it.
  const exited = once(child, 'exit').catch(() => {})
  let lastWords = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-lastWordsKept)
  })
  const reports = on(child, 'message', { close: ['close'] })
  const close = async () => {
    signal?.removeEventListener('abort', close)
    child.kill('SIGKILL')
    await exited
  }
  signal?.addEventListener('abort', close)

  async function hear(): Promise<ListReport> {
    const step = await reports.next()
    if (signal?.aborted) throw signal.reason
    if (step.done) {
      const reason = child.signalCode ?? `exit code ${child.exitCode}`
      log.error(
        { err: new Error(`the process that read a list ended: ${reason}`), lastWords },
        'a list could not be read',
      )
      throw new Refusal('list_unreadable')
    }
    // Safe: the process sends nothing else.
    const report: ListReport = step.value[0]
    if (report.type === 'refused') throw refused(report.refusal)
    return report
  }

  function say(word: ListWord): void {
    // If the process has ended, `hear` reports it.
    child.send(word, () => {})
  }

  async function* images(job: JobOfImages, set: FilesOfSet | null = null): AsyncGenerator<ImageBatch> {
    say({ type: 'job', job, set })
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
    // The first report is this or a refusal.
    if (report.type !== 'opened') throw new Error(`a list began with ${report.type}`)
    return { list: report.list, images, [Symbol.asyncDispose]: close }
  } catch (error) {
    await close()
    throw error
  }
}

/** V8's young generation consists of three semi-spaces. */
function memoryFor({ maxImagesPerJob }: ImageChoice): string[] {
  const { megabytes, bytesPerImage, semiSpaceMegabytes } = bounds.listReader
  const oldMegabytes = Math.ceil(megabytes + (maxImagesPerJob * bytesPerImage) / 1e6)
  return [`--max-old-space-size=${oldMegabytes}`, `--max-semi-space-size=${semiSpaceMegabytes}`]
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof UnreadableList)) return error
  const { refusal }: UnreadableList = error
  return refused(refusal)
}

function refused({ code, details }: RefusalOf): Refusal {
  return new Refusal(code, details)
}
