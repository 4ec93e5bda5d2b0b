import { Agent, get } from 'node:http'

/** The load generator of `benchStreamEnds`, as a separate process: opens the streams and records when each receives the end of its job. */
interface Order {
  url: string
  streamsPerUser: number
  readers: { jobId: number; token: string }[]
}

const openedAtOnce = 50

// Safe: only stream-ends.ts starts this process.
const { url, streamsPerUser, readers }: Order = JSON.parse(process.argv[2]!)
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
const ends = new Map<number, number[]>(readers.map(({ jobId }) => [jobId, []]))

const wanted = Array.from({ length: streamsPerUser }, () => readers).flat()
while (wanted.length > 0) await Promise.all(wanted.splice(0, openedAtOnce).map(follow))
process.send!('open')

/** Resolves with the first status, then keeps listening. */
function follow({ jobId, token }: Order['readers'][number]): Promise<void> {
  const address = `${url}/api/process-status?jobId=${jobId}`
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      let unread = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        const messages = (unread + text).split('\n\n')
        unread = messages.pop()!
        if (messages.some((message) => message.includes('"type":"status"'))) resolve()
        if (messages.some((message) => message.includes('"type":"complete"'))) hearEnd(jobId)
      })
    }).on('error', reject)
  })
}

function hearEnd(jobId: number): void {
  ends.get(jobId)!.push(performance.now())
  if ([...ends.values()].some(({ length }) => length < streamsPerUser)) return
  process.send!([...ends.values()].map((times) => Math.max(...times) - Math.min(...times)))
  process.exit()
}
