import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import type { TrafficSecond } from '#stand-ins/ai/state/create-traffic-book.ts'
import { signIn } from './harness/client.ts'
import { startFarSide } from './harness/far-side.ts'
import { makeUser, userPassword } from './harness/make-user.ts'
import { adminPassword, startProduct, temporaryFolder } from './harness/start-product.ts'

/**
 * Two workers against a provider with an undocumented limit on concurrent calls per key, which changes during the test. Prints how much of
 * the limit was used, how many calls were refused, how long a small job waits behind a big one, and how two big jobs share.
 */
const bigJob = 10_000
const phases = [20, 12, 30]
const settleSeconds = 30
const measuredSeconds = 30
/** A later job first catches up with the head start of the others. */
const catchUpSeconds = 20
const shareSeconds = 60

const farSide = await startFarSide([1_200, 2_000])
const folder = temporaryFolder()
const database = await startEmbeddedPostgres({ dataDir: folder.path })
const environment = {
  ...farSide.environment,
  DATA_DIR: folder.path,
  DATABASE_URL: database.connectionString,
  CONCURRENCY: '32',
}
const web = await startProduct({ ...environment, ROLE: 'web' })
const workers = await Promise.all([1, 2].map(() => startProduct({ ...environment, ROLE: 'worker' })))
const verdicts: boolean[] = []
try {
  const [anna, berta, clara] = await Promise.all(['anna', 'berta', 'clara'].map(newClient))
  let annaJob = 0
  for (const [index, limit] of phases.entries()) {
    farSide.ai.set({ hiddenLimit: { mostUnderWay: limit } })
    const changedAt = Date.now()
    if (index === 0) annaJob = await anna!.startJob(rowsFrom(1, bigJob), { languages: '["de"]' })
    await sleep(settleSeconds * 1_000)
    await sleep(measuredSeconds * 1_000)
    await tellTraffic(limit, changedAt)
  }

  const smallAt = Date.now()
  const small = await berta!.startJob(rowsFrom(20_001, 10), { languages: '["de"]' })
  while ((await berta!.job(small)).processedImages === 0) await sleep(50)
  const firstAfter = (Date.now() - smallAt) / 1_000
  tell(`a job of 10 behind one of 10,000: first result after ${firstAfter.toFixed(1)} s`, firstAfter <= 5)

  const claraJob = await clara!.startJob(rowsFrom(30_001, bigJob), { languages: '["de"]' })
  await sleep(catchUpSeconds * 1_000)
  const countBoth = () => Promise.all([anna!.job(annaJob), clara!.job(claraJob)])
  const before = await countBoth()
  await sleep(shareSeconds * 1_000)
  const after = await countBoth()
  const done = after.map((job, index) => job.processedImages - before[index]!.processedImages)
  const share = Math.min(...done) / Math.max(...done)
  tell(`two jobs of 10,000 in ${shareSeconds} s: ${done.join(' and ')} images`, share >= 0.9)

  const jobs = [...after, await berta!.job(small)]
  const failed = jobs.reduce((sum, job) => sum + job.failedImages, 0)
  const described = jobs.reduce((sum, job) => sum + job.successfulImages, 0)
  tell(`${described} images described, ${failed} failed`, failed === 0)
  const { calls } = farSide.ai.counts()
  console.log(`${calls} calls in all, ${farSide.ai.counts().byStatus[429] ?? 0} of them answered 429`)
  await Promise.all([anna!.stopJob(), clara!.stopJob()])
} finally {
  await Promise.all([web, ...workers].map((product) => product.stop()))
  await database.stop()
  await farSide.close()
  folder.remove()
}
process.exitCode = verdicts.every(Boolean) ? 0 : 1

async function tellTraffic(limit: number, changedAt: number): Promise<void> {
  const answer = await fetch(`${farSide.ai.url}/__stand-in/traffic`)
  const seconds = ((await answer.json()) as TrafficSecond[]).filter(
    ({ second }) => second * 1_000 >= changedAt && (second + 1) * 1_000 <= Date.now(),
  )
  const settled = seconds.filter(({ second }) => second * 1_000 >= changedAt + settleSeconds * 1_000)
  const used = sum(settled, 'meanUnderWay') / settled.length / limit
  const refused = sum(settled, 'refused') / sum(settled, 'arrived')
  const reachedAt = seconds.findIndex(
    ({ meanUnderWay }) => meanUnderWay >= 0.9 * limit && meanUnderWay <= limit,
  )
  tell(
    `limit ${limit}: 90 % reached after ${reachedAt} s; seconds ${settleSeconds} to ${settleSeconds + measuredSeconds}: ` +
      `${(100 * used).toFixed(1)} % used, ${(100 * refused).toFixed(2)} % of ${sum(settled, 'arrived')} calls refused`,
    used >= 0.9 && refused < 0.01,
  )
}

function sum(seconds: TrafficSecond[], field: 'arrived' | 'refused' | 'meanUnderWay'): number {
  return seconds.reduce((total, second) => total + second[field], 0)
}

function tell(text: string, isRight: boolean): void {
  verdicts.push(isRight)
  console.log(isRight ? 'ok    ' : 'MISSED', text)
}

/** Images that no other job has. */
function rowsFrom(first: number, images: number) {
  const rows = Array.from(
    { length: images },
    (_, n) => `${farSide.pictures.url}/generated/${first + n}.jpg?width=64&height=48`,
  )
  return { name: 'list.csv', content: `URL\r\n${rows.join('\r\n')}\r\n` }
}

async function newClient(name: string) {
  const id = await makeUser(web.url, name, 'de')
  await (await signIn(web.url, 'admin', adminPassword)).giveCredit(id, 1_000_000)
  return signIn(web.url, name, userPassword)
}
