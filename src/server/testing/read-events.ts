import { createParser } from 'eventsource-parser'
import { ProgressEvent } from '#contract/entities/progress.ts'
import { until } from './until.ts'

export interface HeardEvent {
  id: number
  event: ProgressEvent
}

export type EventReader = Awaited<ReturnType<typeof readEvents>>

/** Reads an event stream over a real connection and checks every event by the contract. */
export async function readEvents(address: string, headers: Record<string, string>) {
  const leaving = new AbortController()
  const response = await fetch(address, { headers, signal: leaving.signal })
  const heard: HeardEvent[] = []
  let isOver = false
  const reading = (async () => {
    const parser = createParser({
      onEvent: ({ id, data }) => {
        if (!/^\d+$/.test(id ?? '')) throw new Error(`a message without a number: ${data}`)
        heard.push({ id: Number(id), event: ProgressEvent.parse(JSON.parse(data)) })
      },
      onError: (error) => {
        throw error
      },
    })
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) parser.feed(piece)
  })()
    .catch((error) => {
      if (!leaving.signal.aborted) throw error
    })
    .finally(() => {
      isOver = true
    })
  return {
    status: response.status,
    headers: response.headers,
    heard,
    /** The items that were heard, in their order. */
    items: () => heard.flatMap(({ event }) => (event.type === 'processedItem' ? [event.item] : [])),
    /** The statuses that were heard, in their order. */
    statuses: () => heard.flatMap(({ event }) => (event.type === 'status' ? [event.status] : [])),
    isOver: () => isOver,
    /** Waits until the server has ended the stream. */
    ended: () => reading,
    heardSome: (fits: (heard: HeardEvent) => boolean) => until(() => heard.find(fits)),
    async leave() {
      leaving.abort()
      await reading
    },
  }
}
