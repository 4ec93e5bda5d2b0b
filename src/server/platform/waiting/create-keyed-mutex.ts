import { createSemaphore } from './create-semaphore.ts'

export interface KeyedMutex<K> {
  /** Runs the work when the key's earlier work is done and a place is free. */
  run<T>(key: K, work: () => Promise<T>): Promise<T>
}

/** Runs one piece of work at a time for each key, `atOnce` in total. Work that waits for its key occupies no place. */
export function createKeyedMutex<K>(atOnce: number): KeyedMutex<K> {
  const semaphore = createSemaphore(atOnce)
  const last = new Map<K, Promise<unknown>>()

  const runInPlace = async <T>(work: () => Promise<T>): Promise<T> => {
    const release = await semaphore.acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }

  return {
    async run(key, work) {
      const mine = Promise.allSettled([last.get(key)]).then(() => runInPlace(work))
      last.set(key, mine)
      try {
        return await mine
      } finally {
        if (last.get(key) === mine) last.delete(key)
      }
    },
  }
}
