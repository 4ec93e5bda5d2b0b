import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import type { FarSide } from './far-side.ts'
import { type Product, startProduct, temporaryFolder } from './start-product.ts'
import { startRoughProxy } from './start-rough-proxy.ts'

export const slotsPerWorker = 4
const webCount = 2
const workerCount = 4
/** Debian's path. */
const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

/** A process of the installation; restarts replace the process, not the place. */
export interface Place {
  name: string
  /** Null while the process is down or starting. */
  product: Product | null
  /** No other disturbance may affect it at the same time. */
  isBusy: boolean
  /** Shifts the process's clock by this many seconds from the right time. Does nothing if `hasFakeTime` is false. */
  jump(seconds: number): void
  start(): Promise<void>
}

export type Installation = Awaited<ReturnType<typeof startInstallation>>

export const hasFakeTime = existsSync(fakeTime)

/**
 * Two web processes and four workers on one PostgreSQL, with disturbing proxies in front of the database, the provider and each web
 * process.
 */
export async function startInstallation(farSide: FarSide) {
  const folder = temporaryFolder()
  const database = await startEmbeddedPostgres({ dataDir: folder.path })
  const direct = new URL(database.connectionString)
  const toDatabase = await startRoughProxy({
    path: join(
      direct.searchParams.get('host') ?? '',
      `.s.PGSQL.${direct.searchParams.get('port') ?? '5432'}`,
    ),
  })
  const ai = new URL(farSide.ai.url)
  const toProvider = await startRoughProxy({ host: ai.hostname, port: Number(ai.port) })
  const provider = `http://127.0.0.1:${toProvider.port}`
  const common = {
    ...Object.fromEntries(
      Object.entries(farSide.environment).map(([name, value]) => [
        name,
        name.endsWith('_BASE_URL') ? value.replace(farSide.ai.url, provider) : value,
      ]),
    ),
    DATA_DIR: folder.path,
    DATABASE_URL: `postgresql://${direct.username}@127.0.0.1:${toDatabase.port}${direct.pathname}`,
    CONCURRENCY: String(slotsPerWorker),
  }

  const openPlace = async (name: string, role: 'web' | 'worker'): Promise<Place> => {
    const clock = join(folder.path, `${name}.clock`)
    const environment = {
      ...common,
      ROLE: role,
      PORT: String(await freePort()),
      ...(hasFakeTime && {
        LD_PRELOAD: fakeTime,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_CACHE_DURATION: '1',
        // Monotonic clocks stay right, as in the kernel.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      }),
    }
    const jump = (seconds: number) => {
      // Renamed in one step: a half-written file would set another time.
      writeFileSync(`${clock}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`)
      renameSync(`${clock}.new`, clock)
    }
    const place: Place = {
      name,
      product: null,
      isBusy: false,
      jump,
      async start() {
        jump(0)
        // Retried, as an operator does, until the database accepts connections.
        for (let tries = 0; place.product === null; tries += 1) {
          try {
            place.product = await startProduct(environment)
          } catch (error) {
            if (tries > 20) throw error
            await sleep(500)
          }
        }
      },
    }
    await place.start()
    return place
  }

  const webs: Place[] = []
  for (let n = 1; n <= webCount; n += 1) webs.push(await openPlace(`web-${n}`, 'web'))
  const workers = await Promise.all(
    Array.from({ length: workerCount }, (_, n) => openPlace(`worker-${n + 1}`, 'worker')),
  )
  const toWebs = await Promise.all(
    webs.map(({ product }) =>
      startRoughProxy({ host: '127.0.0.1', port: Number(new URL(product!.url).port) }),
    ),
  )

  return {
    database,
    toDatabase,
    toProvider,
    toWebs,
    webs,
    workers,
    /** Starts another worker, which the caller has to stop. */
    openWorker: (name: string) => openPlace(name, 'worker'),
    /** The addresses for users and readers. */
    addresses: toWebs.map(({ port }) => `http://127.0.0.1:${port}`),
    async stop() {
      await Promise.all([...webs, ...workers].map(({ product }) => product?.stop()))
      await Promise.all([toDatabase, toProvider, ...toWebs].map((proxy) => proxy.close()))
      await database.stop()
      folder.remove()
    },
  }
}
