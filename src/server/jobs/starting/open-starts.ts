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

/**
 * Each holds a database connection while its list is read, even if it waits for another start of the same user: without this limit twenty
 * of them would hold every connection.
 */
const startsAtOnce = 4

/** A workbook up to this size decompresses to at most the limit for any part; larger ones are in memory one at a time. */
const smallWorkbookBytes = (spreadsheetLimits.ratioFromMegabytes * 1e6) / spreadsheetLimits.ratio

interface Call {
  request: FastifyRequest
  reply: FastifyReply
  caller: Caller
  takesPictures?: boolean
}

/** Starts of jobs in this process, from the app and the API, which share their places and turns. */
export interface Starts {
  /**
   * Receives a list as a form, once it is admitted, and passes it to `use`; the signal is that of `abortOnDisconnect`. `takesPictures` as
   * `receiveUpload` says. Refuses what `limitUploads`, `admit` and `receiveUpload` refuse.
   */
  receive<T>(
    call: Call,
    admit: () => Promise<void>,
    use: (upload: ReceivedUpload, signal: AbortSignal) => Promise<T>,
  ): Promise<T>
  /** Starts a job, or reads its list, when it is the caller's turn. */
  inTurn<T>(caller: Caller, start: () => Promise<T>): Promise<T>
}

/** Create one per process. */
export function openStarts(platform: Platform): Starts {
  const turns = createKeyedMutex<number>(startsAtOnce)
  const uploads = limitUploads(platform)
  const largeWorkbooks = createSemaphore(1)
  return {
    inTurn: (caller, start) => turns.run(caller.id, start),
    async receive({ request, reply, caller, takesPictures = false }, admit, use) {
      const signal = abortOnDisconnect(reply)
      // Before it takes a place: callers who may not start anything must not block others.
      await admit()
      return await uploads.run(caller, () =>
        receiveUpload(
          platform,
          request,
          async (upload) => {
            // Not in the turns of all starts: other lists would wait for workbooks.
            const release = (await isLargeWorkbook(upload)) ? await largeWorkbooks.acquire(signal) : () => {}
            try {
              return await use(upload, signal)
            } finally {
              release()
            }
          },
          { takesPictures },
        ),
      )
    },
  }
}

async function isLargeWorkbook({ path, filename }: ReceivedUpload): Promise<boolean> {
  return listFileOf(filename) === 'xlsx' && (await stat(path)).size > smallWorkbookBytes
}
