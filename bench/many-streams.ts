import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { startSession } from '#server/accounts/signing-in/start-session.ts'
import { createUser } from '#server/accounts/users/create-user.ts'
import { changedChannel } from '#server/jobs/channels.ts'
import { createChangeAnnouncer } from '#server/jobs/following/create-change-announcer.ts'
import { recordOutcome } from '#server/jobs/outcomes/record-outcome.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { askedBetween, startCountingStatements, uncounted } from './count-statements.ts'
import { outcome } from './described-outcome.ts'
import { type BenchResult, percentile } from './result.ts'
import { startBenchProduct } from './start-bench-product.ts'

const users = 500
const streamsPerUser = 20
const picturesPerSecond = 30
const measuredMs = 30_000
const openedAtOnce = 50
/** Users whose streams are open before memory is measured. */
const usersBefore = 50
const imagesPerJob = 1 + Math.ceil((picturesPerSecond * measuredMs) / 1_000 / users)

/**
 * Twenty streams each for many users on two web processes, each on its user's running job, while 30 images a second are stored in total.
 * Measures the delay from stored to read, the database statements, and the memory per stream.
 */
export async function benchManyStreams(databaseUrl: string): Promise<BenchResult[]> {
  const statements = await startCountingStatements(databaseUrl)
  // Stands in for the workers, whose statements are not counted.
  const { db, pool, close } = openDatabase(`${databaseUrl}&${uncounted}`, createLog('silent'))
  const environment = { DATABASE_URL: databaseUrl, ROLE: 'web', ANTHROPIC_API_KEY: 'never-asked' }
  const webs = [await startBenchProduct(environment), await startBenchProduct(environment)]
  const passwordHash = await hashPassword('password-of-a-benchmark')
  const readers = await Promise.all(
    Array.from({ length: users }, async (_, n) => {
      const user = { username: `reader-${n}`, email: `reader-${n}@example.org`, passwordHash }
      const userId = await db.transaction((tx) => createUser(tx, user))
      const token = await startSession(db, { userId, days: 30 })
      return { jobId: await makeJob(db, { userId, images: imagesPerJob }), token }
    }),
  )
  const streams = readers.length * streamsPerUser
  const followed = followAll(webs.map(({ url }) => url))
  const announcer = createChangeAnnouncer(async (jobIds) => {
    await pool.query('select pg_notify($1, $2)', [changedChannel, jobIds.join()])
  })
  const memory = () => webs.reduce((sum, web) => sum + web.memory().now, 0)
  try {
    // The first streams are not counted, because they include what any working process allocates.
    await followed.open(readers.slice(0, usersBefore))
    await sleep(5_000)
    const memoryBefore = memory()
    await followed.open(readers.slice(usersBefore))
    await sleep(5_000)
    const kilobytes = ((memory() - memoryBefore) * 1024) / (streams - usersBefore * streamsPerUser)
    const cpu = () => webs.reduce((sum, web) => sum + web.cpuSeconds(), 0)
    const [cpuBefore, countsBefore, began] = [cpu(), await statements.read(), performance.now()]
    const storing: Promise<void>[] = []
    for (let n = 0; performance.now() - began < measuredMs; n += 1) {
      const { jobId } = readers[n % users]!
      const position = 1 + Math.floor(n / users)
      storing.push(
        recordOutcome(pool, { jobId, position }, outcome).then(() => {
          followed.stored(jobId, position)
          announcer.announce(jobId)
        }),
      )
      await sleep(Math.max(0, began + ((n + 1) * 1_000) / picturesPerSecond - performance.now()))
    }
    await Promise.all(storing)
    await announcer.close()
    const seconds = (performance.now() - began) / 1_000
    const asked = askedBetween(countsBefore, await statements.read())
    const perSecond = asked.reduce((sum, [, calls]) => sum + calls, 0) / seconds
    for (const [query, calls] of asked)
      console.log(`${(calls / seconds).toFixed(1)}/s ${query.replace(/\s+/g, ' ').slice(0, 100)}`)
    console.log(`the web processes took ${((cpu() - cpuBefore) / seconds).toFixed(2)} processors`)
    await followed.untilAllRead()
    const p99 = percentile(followed.delays, 99)
    const name = `${streams} streams of ${users} users on two web processes`
    return [
      {
        name: `${name}, stored to read, p99`,
        measured: `${p99.toFixed(0)} ms`,
        baseline: '1 s',
        ratio: p99 / 1_000,
        limit: 1,
      },
      {
        name: `${name}, questions to the database`,
        measured: `${perSecond.toFixed(1)}/s`,
        baseline: '50/s',
        ratio: perSecond / 50,
        limit: 1,
      },
      {
        name: `${name}, resident memory of one more`,
        measured: `${kilobytes.toFixed(1)} kB`,
        baseline: '20 kB',
        ratio: kilobytes / 20,
        limit: 1,
      },
    ]
  } finally {
    followed.close()
    for (const web of webs) await web.stop()
    await close()
    await statements.close()
  }
}

/** Streams of jobs at several addresses in turn. Throws unless each stream delivers every image once and in order. */
function followAll(urls: string[]) {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const requests: ReturnType<typeof get>[] = []
  const storedAt = new Map<string, number>()
  const storedOf = new Map<number, number>()
  const streams: { jobId: number; read: number }[] = []
  const delays: number[] = []

  const followOne = (web: number, jobId: number, token: string) =>
    new Promise<void>((resolve, reject) => {
      const stream = { jobId, read: 0 }
      const url = `${urls[web]}/api/process-status?jobId=${jobId}`
      streams.push(stream)
      let unread = ''
      const request = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
        response.setEncoding('utf8')
        response.on('error', () => {})
        response.on('data', (text: string) => {
          const messages = (unread + text).split('\n\n')
          unread = messages.pop()!
          for (const message of messages) read(stream, message)
          if (messages.some((message) => message.startsWith('id: '))) resolve()
        })
      }).on('error', reject)
      requests.push(request)
    })

  const read = (stream: { jobId: number; read: number }, message: string) => {
    const id = /^id: (\d+)\ndata: \{"type":"processedItem"/.exec(message)?.[1]
    if (id === undefined) return
    if (Number(id) !== stream.read + 1) throw new Error(`image ${id} came after ${stream.read}`)
    stream.read += 1
    // An event that arrives before the store's answer has no delay.
    const since = storedAt.get(`${stream.jobId} ${stream.read}`) ?? performance.now()
    delays.push(performance.now() - since)
  }

  return {
    delays,
    async open(readers: { jobId: number; token: string }[]) {
      // As many streams per user at each address.
      const wanted = Array.from({ length: streamsPerUser }, (_, n) =>
        readers.map((reader) => ({ ...reader, web: n % urls.length })),
      ).flat()
      while (wanted.length > 0)
        await Promise.all(
          wanted.splice(0, openedAtOnce).map(({ web, jobId, token }) => followOne(web, jobId, token)),
        )
    },
    stored(jobId: number, position: number) {
      storedAt.set(`${jobId} ${position}`, performance.now())
      storedOf.set(jobId, position)
    },
    async untilAllRead() {
      while (streams.some(({ jobId, read }) => read < (storedOf.get(jobId) ?? 0))) await sleep(50)
    },
    close() {
      for (const request of requests) request.destroy()
      agent.destroy()
    },
  }
}
