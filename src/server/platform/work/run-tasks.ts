import type { Events } from '#server/platform/events.ts'
import type { Logger } from '#server/platform/log.ts'
import { type Loop, runLoop } from './run-loop.ts'

interface TaskOptions<T> {
  /** How many tasks are under way at once, at most. */
  atOnce: number
  /** Takes at most so many for this process alone. `underWay` are those that it works on already. */
  take(atMost: number, underWay: readonly T[]): Promise<T[]>
  /** Settles the task, or throws and leaves it for a later attempt. `givingUp` is aborted when a stop can wait no longer. */
  workOn(task: T, givingUp: AbortSignal): Promise<void>
  /** What the log says when no task could be taken, and when one was left. */
  complaints: { take: string; workOn: string }
  /** Looks again after so long, and at once when a task is over. */
  pauseMs: number
  /** A notification there makes it look at once, too. */
  channel?: string
  finishWithinMs: number
}

/** Takes tasks from where they wait, and works on up to `atOnce` of them until it is stopped. */
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
