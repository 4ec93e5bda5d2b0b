import { setTimeout as sleep } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'
import { ProgressEvent } from '#contract/entities/progress.ts'

const comeBackMs = 300

export interface Followed {
  /** How many streams it took. */
  streams: number
  /** What was told twice, out of its order, or refused; empty when all was right. */
  faults: string[]
  images: Set<number>
  isEnded: boolean
}

/**
 * Follows a job as a browser does: whenever its stream breaks off it comes back, to these addresses in turn, with the id that it read
 * last. `result` says what it has read so far; it has ended where the job's end was told.
 */
export function followToEnd(addresses: string[], jobId: number, authorization: string) {
  const leaving = new AbortController()
  const result: Followed = { streams: 0, faults: [], images: new Set(), isEnded: false }
  let lastId = '0'

  const read = (id: string | undefined, data: string) => {
    const event = ProgressEvent.parse(JSON.parse(data))
    if (Number(id) < Number(lastId)) result.faults.push(`${id} was told after ${lastId}`)
    lastId = id ?? lastId
    if (event.type === 'processedItem') {
      const { imageId } = event.item
      if (result.images.has(imageId)) result.faults.push(`image ${imageId} was told twice`)
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
        // A line that breaks off is the weather's; a message that can't be read is ours.
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
