import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { signIn } from './harness/client.ts'
import { startFarSide } from './harness/far-side.ts'
import { adminPassword, type Product, startProduct, temporaryFolder } from './harness/start-product.ts'
import { startPrometheus } from './harness/start-prometheus.ts'

/**
 * A real Prometheus, with the configuration and rules from `deploy`, scrapes a web process and a worker under load: every rule is evaluated
 * on existing series, none fires, one fires when the worker is killed, and resolves when it is back. `npm run test:long -- prometheus`
 */
const images = 20
/** The rule has a delay of two minutes. */
const patienceMs = 300_000

const farSide = await startFarSide(50)
const folder = temporaryFolder()
const database = await startEmbeddedPostgres({ dataDir: folder.path })
const open = { processes: [] as Product[], prometheus: null as { stop(): Promise<void> } | null }
const verdicts: boolean[] = []
try {
  const [ofWeb, ofWorker] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`]
  const environment = {
    ...farSide.environment,
    DATA_DIR: folder.path,
    DATABASE_URL: database.connectionString,
  }
  const start = async (role: 'web' | 'worker', address: string) => {
    const product = await startProduct({ ...environment, ROLE: role, METRICS_PORT: address })
    open.processes.push(product)
    return product
  }
  const web = await start('web', ofWeb)
  const worker = await start('worker', ofWorker)
  const prometheus = await startPrometheus(folder.path, [ofWeb, ofWorker])
  open.prometheus = prometheus

  await inTime('both processes are read', async () => {
    const targets = await prometheus.targets()
    return targets[ofWeb] === true && targets[ofWorker] === true
  })
  const client = await signIn(web.url, 'admin', adminPassword)
  await client.giveCredit(1, images * 50)
  const jobId = await client.startJob(farSide.list(images), { languages: '["de"]' })
  await client.waitFor(jobId, ({ status }) => status === 'completed')

  for (const { name, query } of await prometheus.rules()) {
    for (const figure of new Set(query.match(/\b(?:(?:bildwort|nodejs)_\w+|up)\b/g)))
      await inTime(`${name} is reckoned from ${figure}`, async () => (await prometheus.count(figure)) > 0)
    await inTime(`${name} is evaluated without an error`, async () => {
      const rule = (await prometheus.rules()).find((each) => each.name === name)
      return rule?.health === 'ok' && !rule.lastError
    })
  }
  const firing = async () => (await prometheus.alerts()).filter(({ state }) => state === 'firing')
  const atPeace = await firing()
  tell(`${atPeace.length} alerts while all is well`, atPeace.length === 0)

  await worker.kill()
  const isTold = async () =>
    (await firing()).some(
      ({ labels }) => labels.alertname === 'BildwortProcessGone' && labels.instance === ofWorker,
    )
  await inTime('BildwortProcessGone fires for a worker that was killed', isTold)
  const others = (await firing()).filter(({ labels }) => labels.alertname !== 'BildwortProcessGone')
  tell(`${others.length} other alerts in the meantime`, others.length === 0)
  await start('worker', ofWorker)
  await inTime('and no longer when it is back', async () => !(await isTold()))
} finally {
  await open.prometheus?.stop()
  await Promise.all(open.processes.map((product) => product.stop()))
  await database.stop()
  await farSide.close()
  folder.remove()
}
process.exitCode = verdicts.every(Boolean) ? 0 : 1

async function inTime(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const began = Date.now()
  while (!(await isSo())) {
    if (Date.now() - began > patienceMs) return tell(what, false)
    await sleep(250)
  }
  tell(`${what} (${((Date.now() - began) / 1_000).toFixed(0)} s)`, true)
}

function tell(what: string, isRight: boolean): void {
  verdicts.push(isRight)
  console.log(isRight ? 'ok    ' : 'MISSED', what)
}
