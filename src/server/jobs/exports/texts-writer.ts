import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { PictureTexts } from '#metadata/picture-texts.ts'

export interface WriteOrder {
  file: Uint8Array
  texts: PictureTexts
}

export interface TextsWriter extends AsyncDisposable {
  /** A copy of the file with its texts; null if texts cannot be written into it, or not within ten seconds. */
  write(order: WriteOrder): Promise<Uint8Array | null>
}

const withinMs = 10_000
const mostMegabytes = 256

/** Writes texts into uploaded files in a thread of its own: a file made for it can keep its parser busy, and must not delay other calls. */
export function openTextsWriter(): TextsWriter {
  let worker: Worker | null = null

  async function start(): Promise<Worker> {
    const started = new Worker(new URL('./texts-writer.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    })
    // On a busy machine it takes seconds to load its code, which the first file is not to lose.
    await once(started, 'message')
    return started
  }

  async function end(): Promise<void> {
    const ended = worker
    worker = null
    await ended?.terminate()
  }

  return {
    async write(order) {
      worker ??= await start()
      const late = new AbortController()
      worker.postMessage(order)
      try {
        const answer = await Promise.race([
          once(worker, 'message', { signal: late.signal }),
          sleep(withinMs, null, { signal: late.signal }),
        ])
        if (answer === null) await end()
        return answer?.[0] ?? null
      } catch {
        // It ran out of memory.
        await end()
        return null
      } finally {
        late.abort()
      }
    },
    [Symbol.asyncDispose]: end,
  }
}
