import { createLog } from '#server/platform/log.ts'

type Line = { level: number; msg?: string; [field: string]: unknown }

export type CapturedLog = ReturnType<typeof captureLog>

/** A log that is kept instead of printed. */
export function captureLog(level: string) {
  const text: string[] = []
  const everything: string[] = []
  return {
    log: createLog(level, {
      write(line) {
        text.push(line)
        everything.push(line)
      },
    }),
    /** What was logged since errors were last taken, as it was written. */
    text: () => text.join(''),
    /** The whole log, with what was taken from it. */
    everything: () => everything.join(''),
    lines: () => text.map((line): Line => JSON.parse(line)),
    /** Empties the log and returns its errors: whoever expects an error takes it, any other fails the test. */
    takeErrors() {
      const errors = text.map((line): Line => JSON.parse(line)).filter((line) => line.level >= 50)
      text.length = 0
      return errors
    },
  }
}
