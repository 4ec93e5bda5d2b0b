import { setTimeout as sleep } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'
import { ProgressEvent } from '#contract/entities/progress.ts'

const comeBackMs = 300

export interface Followed {
  /** The number of connections. */
  streams: number
  /** Events that were repeated, out of order or refused; empty if there were none. */
  faults: string[]
  images: Set<number>
  isEnded: boolean
}

/**
 * Follows a job like a browser: whenever the stream breaks, it reconnects to the next of these addresses with the last id. `result` has
 * what was read so far; `isEnded` is true once the job's end was received.
 */
export function followToEnd(addresses: string[], jobId: number, authorization: string) {
  const leaving = new AbortController()
  const result: Followed = { streams: 0, faults: [], images: new Set(), isEnded: false }
  let lastId = '0'

  const read = (id: string | undefined, data: string) => {
    const event = ProgressEvent.parse(JSON.parse(data))
    if (Number(id) < Number(lastId)) result.faults.push(`event ${id} came after ${lastId}`)
    lastId = id ?? lastId
    if (event.type === 'processedItem') {
      const { imageId } = event.item
      if (result.images.has(imageId)) result.faults.push(`image ${imageId} came twice`)
      result.images.add(imageId)
    }
    if (event.type === 'complete' || event.type === 'error') result.isEnded = true
  }

  const followOnce = async (address: string) => {
    const response = await fetch(`${address}/api/process-status?jobId=${jobId}`, {
      headers: { authorization, 'last-event-id': lastId },
      signal: leaving.signal,
    })
    if (!response.ok) {
      if (response.status < 500) result.faults.push(`refused with ${response.status}`)
      return response.body?.cancel()
    }
    result.streams += 1
    const parser = createParser({ onEvent: ({ id, data }) => read(id, data) })
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) parser.feed(piece)
  }

  const reading = (async () => {
    for (let turn = 0; !result.isEnded && !leaving.signal.aborted; turn += 1) {
      await followOnce(addresses[turn % addresses.length]!).catch((error: unknown) => {
        // A broken connection is part of the test; a message that can't be parsed is our fault.
        if (error instanceof SyntaxError || (error instanceof Error && error.name === 'ZodError'))
          result.faults.push(String(error))
      })
      if (!result.isEnded) await sleep(comeBackMs)
    }
  })()
  return {
    result,
    ended: () => reading,
    leave() {
      leaving.abort()
    },
  }
}
