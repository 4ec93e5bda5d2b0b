import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BirpcReturn, createBirpc } from 'birpc'
import type { ChildCalls, ChildOrder, ParentCalls } from './child-process-calls.ts'
import type { Describer } from './describer.ts'
import type { ProviderPools, ProviderPoolsOptions } from './pool/create-provider-pools.ts'
import type { HealthRecords, HealthStore } from './pool/health-store.ts'
import type { DialectStore } from './providers/dialect-store.ts'

export interface ChildDescriber extends Describer {
  /** For each recently used key; empty if the process does not answer. */
  circuits(): Promise<ReturnType<ProviderPools['circuits']>>
  /** Aborts the calls in progress. */
  close(): Promise<void>
}

interface ChildOptions
  extends Omit<ChildOrder, 'process'>,
    Required<Pick<ProviderPoolsOptions, 'onCall' | 'onControl' | 'onKeyRefused' | 'onAnswerTooLarge'>> {
  store: HealthStore & HealthRecords
  dialects: DialectStore
  /** The process's environment. */
  environment: NodeJS.ProcessEnv
  onStart(pid: number | undefined): void
  /** Called with the reason when the process ends unexpectedly. */
  onEnd(error: Error): void
}

interface Child {
  child: ChildProcess
  rpc: BirpcReturn<ChildCalls, ParentCalls>
}

const stopWithinMs = 2_000
/** How long reading the metrics waits for a process that hangs. */
const patienceMs = 1_000

/**
 * Describes pictures in a child process without a database, started with the first picture. Decoding untrusted pictures can take
 * seconds, which must not delay other callers of this process, and can crash the child, which this process survives. Calls in
 * progress then fail with `interrupted`, and the next picture starts a new process.
 */
export function openChildDescriber(options: ChildOptions): ChildDescriber {
  const { allow, only, timeoutMs, store, dialects } = options
  const order: ChildOrder = { process: store.process, allow, only, timeoutMs }
  const home: ParentCalls = {
    exchange: store.exchange,
    readHealth: store.read,
    replaceHealth: store.replace,
    readDialect: dialects.read,
    addToDialect: dialects.add,
    replaceDialect: dialects.replace,
    heardCall: options.onCall,
    heardControl: options.onControl,
    heardRefusal: options.onKeyRefused,
    heardTooLarge: options.onAnswerTooLarge,
  }
  let current: Child | null = null
  let lastNumber = 0

  function start(): Child {
    const child = fork(new URL('./describe.process.ts', import.meta.url), [JSON.stringify(order)], {
      serialization: 'advanced',
      // Decoding uses all the CPU it gets, so requests for pages take precedence. `nice` at the start lowers the whole process: a
      // process that lowers its own priority lowers only the calling thread, and not V8's other threads.
      execPath: 'nice',
      // Do not inherit this process's flags except this size, which suits both: most objects are short-lived.
      execArgv: ['-n', '10', process.execPath, '--max-semi-space-size=8'],
      env: options.environment,
    })
    const rpc = createBirpc<ChildCalls, ParentCalls>(home, {
      // Calls that can no longer be sent are rejected when the process ends.
      post: (message) => void child.send(message, () => {}),
      on: (hear) => child.on('message', hear),
      timeout: -1,
    })
    const apart = { child, rpc }
    options.onStart(child.pid)
    const end = (reason: string) => {
      const isExpected = current !== apart
      const error = new Error(`the process that describes pictures ended: ${reason}`)
      rpc.$close(error)
      if (isExpected) return
      current = null
      options.onEnd(error)
    }
    child.on('error', (error) => end(error.message))
    child.on('exit', (code, signal) => end(signal ?? `exit code ${code}`))
    return apart
  }

  return {
    async describe(keys, picture, wishes, { signal, group, onBug, onStep }) {
      current ??= start()
      const { rpc } = current
      const number = ++lastNumber
      const giveUp = () => void rpc.giveUp.asEvent(number).catch(() => {})
      signal.addEventListener('abort', giveUp)
      try {
        const describing = rpc.describe(number, { keys, picture, wishes, group })
        if (signal.aborted) giveUp()
        const { described, steps, bugs } = await describing
        for (const step of steps) onStep(...step)
        for (const bug of bugs) onBug(bug)
        return described
      } catch (error) {
        if (!signal.aborted) onBug(error)
        return { outcome: 'failed', fault: { code: 'interrupted' }, calls: [] }
      } finally {
        signal.removeEventListener('abort', giveUp)
      }
    },
    circuits: async () =>
      current ? await Promise.race([current.rpc.circuits(), sleep(patienceMs, [], { ref: false })]) : [],
    async close() {
      if (!current) return
      const { child } = current
      current = null
      const ended = once(child, 'exit')
      if (child.connected) child.disconnect()
      const late = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
      await ended
      clearTimeout(late)
    },
  }
}
