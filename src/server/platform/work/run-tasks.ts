import type { Events } from '#server/platform/events.ts'
import type { Logger } from '#server/platform/log.ts'
import { type Loop, runLoop } from './run-loop.ts'

interface TaskOptions<T> {
  /** The maximum number of concurrent tasks. */
  atOnce: number
  /** Claims up to this many tasks for this process. `underWay` are those already in progress here. */
  take(atMost: number, underWay: readonly T[]): Promise<T[]>
  /** Settles the task, or throws and leaves it for a later attempt. `givingUp` is aborted when a stop can wait no longer. */
  workOn(task: T, givingUp: AbortSignal): Promise<void>
  /** The log messages when no task could be claimed, and when one was left. */
  complaints: { take: string; workOn: string }
  /** Looks again after this time, and at once when a task is done. */
  pauseMs: number
  /** A notification on this channel makes it look at once, too. */
  channel?: string
  finishWithinMs: number
}

/** Claims tasks and works on up to `atOnce` of them until it is stopped. */
export function runTasks<T>(
  { log, events }: { log: Pick<Logger, 'warn'>; events: Pick<Events, 'on'> },
  { atOnce, take, workOn, complaints, pauseMs, channel, finishWithinMs }: TaskOptions<T>,
): Pick<Loop, 'stop'> {
  const underWay = new Set<T>()

  const workOnOne = async (task: T, givingUp: AbortSignal) => {
    underWay.add(task)
    try {
      await workOn(task, givingUp)
    } catch (error) {
      if (!givingUp.aborted) log.warn({ err: error }, complaints.workOn)
    } finally {
      underWay.delete(task)
    }
  }

  const loop = runLoop(
    log,
    async ({ begin, givingUp }) => {
      const free = atOnce - underWay.size
      if (free === 0) return undefined
      const tasks = await take(free, [...underWay])
      for (const task of tasks) begin(workOnOne(task, givingUp))
      return tasks.length > 0 ? 0 : undefined
    },
    { complaint: complaints.take, pauseMs, finishWithinMs },
  )
  const endListening = channel === undefined ? () => {} : events.on(channel, loop.wake)
  return {
    async stop() {
      endListening()
      await loop.stop()
    },
  }
}
