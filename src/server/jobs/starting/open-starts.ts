import { stat } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { listFileOf } from '#contract/lists/list-files.ts'
import { spreadsheetLimits } from '#contract/spreadsheets/spreadsheet-limits.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createKeyedMutex } from '#server/platform/waiting/create-keyed-mutex.ts'
import { createSemaphore } from '#server/platform/waiting/create-semaphore.ts'
import { abortOnDisconnect } from './abort-on-disconnect.ts'
import { limitUploads } from './limit-uploads.ts'
import { type ReceivedUpload, receiveUpload } from './receive-upload.ts'
import type { StartedJob } from './write-job.ts'

/**
 * Each holds a database connection for as long as its list is read, those that wait for another start of the same user
 * as well: without turns twenty of them hold every connection there is.
 */
const startsAtOnce = 4

/** What is no larger unpacks to as much as is taken of any part at most; of others one at a time is in memory. */
const smallWorkbookBytes = (spreadsheetLimits.ratioFromMegabytes * 1e6) / spreadsheetLimits.ratio

interface Call {
  request: FastifyRequest
  reply: FastifyReply
  caller: Caller
}

/** Starts of jobs in this process, by the app and by the API, in the places and turns that they share. */
export interface Starts {
  /**
   * Takes in a list that comes as a form, once it is admitted, and hands it to `use`; the signal is `abortOnDisconnect`'s. Refuses what
   * `limitUploads`, `admit` and `receiveUpload` refuse.
   */
  receive<T>(
    call: Call,
    admit: () => Promise<void>,
    use: (upload: ReceivedUpload, signal: AbortSignal) => Promise<T>,
  ): Promise<T>
  /** Starts a job of what is there in its turn. */
  inTurn(caller: Caller, start: () => Promise<StartedJob>): Promise<StartedJob>
}

/** Make one per process. */
export function openStarts(platform: Platform): Starts {
  const turns = createKeyedMutex<number>(startsAtOnce)
  const uploads = limitUploads(platform)
  const largeWorkbooks = createSemaphore(1)
  return {
    inTurn: (caller, start) => turns.run(caller.id, start),
    async receive({ request, reply, caller }, admit, use) {
      const signal = abortOnDisconnect(reply)
      // Before it takes a place: who may start nothing keeps nobody else out.
      await admit()
      return await uploads.run(caller, () =>
        receiveUpload(platform, request, async (upload) => {
          // Not in the turns of all starts: other lists would wait behind workbooks.
          const release = (await isLargeWorkbook(upload)) ? await largeWorkbooks.acquire(signal) : () => {}
          try {
            return await use(upload, signal)
          } finally {
            release()
          }
        }),
      )
    },
  }
}

async function isLargeWorkbook({ path, filename }: ReceivedUpload): Promise<boolean> {
  return listFileOf(filename) === 'xlsx' && (await stat(path)).size > smallWorkbookBytes
}
