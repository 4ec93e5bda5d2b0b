import { setImmediate as settle } from 'node:timers/promises'
import type { Clock } from '#server/describing/clock.ts'

interface Timer {
  at: number
  call: () => void
}

/** A clock for simulations: its time passes only in `runUntil`, from one thing that was to happen to the next. */
export interface VirtualClock extends Clock {
  runUntil(endMs: number): Promise<void>
}

export function createVirtualClock(): VirtualClock {
  let time = 0
  const timers: Timer[] = []

  function later(ms: number, call: () => void) {
    const timer = { at: time + Math.max(0, ms), call }
    const index = timers.findLastIndex(({ at }) => at <= timer.at)
    timers.splice(index + 1, 0, timer)
    return () => {
      const place = timers.indexOf(timer)
      if (place >= 0) timers.splice(place, 1)
    }
  }

  return {
    now: () => time,
    later,
    sleep(ms, signal) {
      if (signal.aborted) return Promise.reject(signal.reason)
      return new Promise((resolve, reject) => {
        const wake = () => {
          signal.removeEventListener('abort', giveUp)
          resolve()
        }
        const cancel = later(ms, wake)
        const giveUp = () => {
          cancel()
          reject(signal.reason)
        }
        signal.addEventListener('abort', giveUp, { once: true })
      })
    },
    async runUntil(endMs) {
      await settle()
      for (let next = timers[0]; next && next.at <= endMs; next = timers[0]) {
        timers.shift()
        time = next.at
        next.call()
        // Whatever follows from this happens before the next thing.
        await settle()
      }
      time = endMs
    },
  }
}
