import type { Logger } from './platform/log.ts'

/** A container runtime or service manager kills the process soon after this. */
const withinMs = 10_000

/** Calls `stop` at the first SIGTERM or SIGINT and then exits, even if stopping hangs or fails. */
export function stopOnSignal(
  log: Pick<Logger, 'info' | 'error'>,
  stop: () => Promise<void>,
  patienceMs = withinMs,
): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      log.info({ signal }, 'stopping')
      setTimeout(() => {
        log.error('stopping takes too long: the rest is left to other processes')
        process.exit(1)
      }, patienceMs)
      await stop().catch((error) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      })
      process.exit(0)
    })
  }
}
