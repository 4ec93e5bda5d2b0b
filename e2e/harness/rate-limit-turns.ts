import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { processTree } from './process-tree.ts'
import { hasFakeTime, type Installation, type Place, slotsPerWorker } from './start-installation.ts'
import type { Product } from './start-product.ts'
import type { RoughProxy } from './start-rough-proxy.ts'

/**
 * Longer than the queue needs to notice a missing heartbeat (10 s) and to check for it (every 5 s), so that other workers take over its
 * chunks.
 */
const longFreezeMs = 22_000
/** The longest that an orderly shutdown takes, see `stop-on-signal.ts`. */
const orderlyMs = 10_000

/** A disturbance of an installation. Resolves at its end to the number of calls that may be repeated because of it. */
export type Turn = (installation: Installation, draw: () => number) => Promise<number>

export const turns: Record<string, Turn> = {
  async 'a worker is killed'({ workers }, draw) {
    return await withPlace(workers, draw, async (place) => {
      await killAndStart(place)
      return slotsPerWorker
    })
  },
  async 'a worker is stopped, and goes on when others have its chunks'({ workers }, draw) {
    return await withPlace(workers, draw, async ({ product }) => {
      await freeze([product!.pid], longFreezeMs)
      return slotsPerWorker
    })
  },
  async 'a worker is stopped for a moment'({ workers }, draw) {
    return await withPlace(workers, draw, async ({ product }) => {
      await freeze([product!.pid], 500 + draw() * 4_000)
      return slotsPerWorker
    })
  },
  async 'a web process is killed'({ webs }, draw) {
    return await withPlace(webs, draw, async (place) => {
      await killAndStart(place)
      return 0
    })
  },
  async 'a web process is stopped for a moment'({ webs }, draw) {
    return await withPlace(webs, draw, async ({ product }) => {
      await freeze([product!.pid], 500 + draw() * 6_000)
      return 0
    })
  },
  async 'all processes are restarted in turn'({ webs, workers }) {
    let mayRepeat = 0
    for (const place of [...webs, ...workers]) {
      if (place.isBusy || !place.product) continue
      place.isBusy = true
      const { product } = place
      place.product = null
      mayRepeat += await stopInOrder(product)
      await place.start()
      place.isBusy = false
    }
    return mayRepeat
  },
  async 'a worker comes, and goes again'({ openWorker }, draw) {
    const place = await openWorker('guest')
    await sleep(1_000 + draw() * 5_000)
    return place.product ? await stopInOrder(place.product) : 0
  },
  async 'PostgreSQL is killed'({ database, workers }) {
    signal([database.pid], 'SIGQUIT')
    await sleep(1_000)
    return allSlots(workers)
  },
  async 'PostgreSQL is restarted'({ database, workers }) {
    signal([database.pid], 'SIGINT')
    await sleep(1_000)
    return allSlots(workers)
  },
  async 'PostgreSQL is stopped, and goes on'({ database, workers }, draw) {
    await freeze(processTree(database.pid), 1_000 + draw() * 13_000)
    return allSlots(workers)
  },
  async 'PostgreSQL finds no room on its disk'({ database, workers }, draw) {
    await withoutRoom(processTree(database.pid), 1_000 + draw() * 4_000)
    return allSlots(workers)
  },
  async 'lines to the database are cut'({ toDatabase, workers }) {
    toDatabase.cut()
    return allSlots(workers)
  },
  async 'answers of the database arrive by half'({ toDatabase, workers }) {
    toDatabase.halve()
    return allSlots(workers)
  },
  async 'the database is far'({ toDatabase }, draw) {
    await delayed(toDatabase, draw)
    return 0
  },
  async 'lines to the provider are cut'({ toProvider }) {
    return toProvider.cut()
  },
  async 'answers of the provider arrive by half'({ toProvider, workers }) {
    toProvider.halve()
    return allSlots(workers)
  },
  async 'the provider is far'({ toProvider }, draw) {
    await delayed(toProvider, draw)
    return 0
  },
  async 'streams are cut'({ toWebs }) {
    for (const proxy of toWebs) proxy.cut()
    return 0
  },
  async 'streams arrive by half'({ toWebs }) {
    for (const proxy of toWebs) proxy.halve()
    return 0
  },
  ...(hasFakeTime &&
    ({
      async 'the clock of a worker jumps'({ workers }, draw) {
        return await withPlace(workers, draw, (place) => jumpAndBack(place, draw))
      },
      async 'the clock of a web process jumps'({ webs }, draw) {
        return await withPlace(webs, draw, (place) => jumpAndBack(place, draw))
      },
    } satisfies Record<string, Turn>)),
}

/** The calls that all workers together can have in flight. */
function allSlots(workers: Place[]): number {
  return workers.length * slotsPerWorker
}

/** Applies a disturbance to one of the places that is not disturbed yet; does nothing if there is none. */
async function withPlace(
  places: Place[],
  draw: () => number,
  work: (place: Place) => Promise<number>,
): Promise<number> {
  const free = places.filter(({ isBusy, product }) => !isBusy && product)
  const place = free[Math.floor(draw() * free.length)]
  if (!place) return 0
  place.isBusy = true
  try {
    return await work(place)
  } finally {
    place.isBusy = false
  }
}

async function killAndStart(place: Place): Promise<void> {
  const { product } = place
  place.product = null
  await product?.kill()
  await place.start()
}

/** A process that can't complete its calls in time is interrupted. */
async function stopInOrder(product: Product): Promise<number> {
  return (await product.stop()) < orderlyMs ? 0 : slotsPerWorker
}

async function freeze(pids: number[], ms: number): Promise<void> {
  signal(pids, 'SIGSTOP')
  await sleep(ms)
  signal(pids, 'SIGCONT')
}

/** Makes writes to files fail, with the same errors of the same system calls as a full disk. */
async function withoutRoom(pids: number[], ms: number): Promise<void> {
  limitFiles(pids, '0')
  await sleep(ms)
  limitFiles(pids, 'unlimited')
}

function limitFiles(pids: number[], limit: string): void {
  // The colon sets only the soft limit, which every process may raise again. A process that has exited is no error.
  for (const pid of pids) spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${limit}:`], { stdio: 'ignore' })
}

/** Ignores processes that have exited or are not restarted yet. */
function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // Another disturbance has ended it.
    }
  }
}

async function delayed(proxy: RoughProxy, draw: () => number): Promise<void> {
  proxy.delay(20 + draw() * 180)
  await sleep(2_000 + draw() * 4_000)
  proxy.calm()
}

/** Shifts the clock an hour or a day ahead or back for some seconds. */
async function jumpAndBack(place: Place, draw: () => number): Promise<number> {
  const seconds = (draw() < 0.5 ? -1 : 1) * (draw() < 0.5 ? 3_600 : 86_400)
  place.jump(seconds)
  await sleep(3_000 + draw() * 5_000)
  place.jump(0)
  await sleep(1_000)
  return 0
}
