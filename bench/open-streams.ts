import { Agent, get } from 'node:http'

/**
 * Opens `count` event streams of one address, whose readers take turns, and reads them. `next(n)` waits until every stream has read a message
 * whose id is at least `n`, and says when each did.
 */
export async function openStreams(
  address: string,
  readers: readonly Record<string, string>[],
  count: number,
) {
  const agent = new Agent({ maxSockets: count })
  const seen = new Array<number>(count).fill(0)
  let waiting: { n: number; times: number[]; left: number; done: (times: number[]) => void } | null = null

  const read = (stream: number, text: string) => {
    for (const [, id] of text.matchAll(/^id: (\d+)$/gm)) {
      const before = seen[stream] ?? 0
      seen[stream] = Math.max(before, Number(id))
      if (!waiting || before >= waiting.n || seen[stream] < waiting.n) continue
      waiting.times.push(performance.now())
      waiting.left -= 1
      if (waiting.left === 0) waiting.done(waiting.times)
    }
  }

  const requests = await Promise.all(
    Array.from(
      { length: count },
      (_, stream) =>
        new Promise<ReturnType<typeof get>>((resolve, reject) => {
          const headers = readers[stream % readers.length]
          const request = get(address, { agent, ...(headers && { headers }) }, (response) => {
            response.setEncoding('utf8')
            response.once('data', () => resolve(request))
            response.on('data', (text: string) => read(stream, text))
            response.on('error', () => {})
          }).on('error', reject)
        }),
    ),
  )

  return {
    next: (n: number) =>
      new Promise<number[]>((done) => {
        waiting = { n, times: [], left: count, done }
      }),
    close() {
      for (const request of requests) request.destroy()
      agent.destroy()
    },
  }
}
