import { createBirpc } from 'birpc'
import type { ChildCalls, ChildOrder, ParentCalls } from './child-process-calls.ts'
import { createDescriber } from './describer.ts'
import { createPictureFetcher } from './pictures/create-picture-fetcher.ts'
import { changeRecord } from './pool/change-record.ts'
import { createProviderPools } from './pool/create-provider-pools.ts'

// Safe: only describe-in-child-process.ts starts it, with a channel.
const order: ChildOrder = JSON.parse(process.argv[2]!)
const send = process.send!.bind(process)

// Ctrl+C and container stops signal all processes. This one ends with its parent, which has work to finish first.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())

const underWay = new Map<number, AbortController>()

const calls: ChildCalls = {
  async describe(number, { keys, picture, wishes, group }) {
    const givingUp = new AbortController()
    underWay.set(number, givingUp)
    const bugs: Error[] = []
    const steps: Awaited<ReturnType<ChildCalls['describe']>>['steps'] = []
    try {
      const described = await describer.describe(keys, picture, wishes, {
        signal: givingUp.signal,
        group,
        onBug: (error) => bugs.push(error instanceof Error ? error : new Error(String(error))),
        onStep: (...step) => steps.push(step),
      })
      return { described, steps, bugs }
    } finally {
      underWay.delete(number)
    }
  },
  giveUp: (number) => underWay.get(number)?.abort(),
  circuits: () => pools.circuits(),
}

const home = createBirpc<ParentCalls, ChildCalls>(calls, {
  // If the parent is gone, this process is about to end.
  post: (message) => void send(message, undefined, undefined, () => {}),
  on: (hear) => process.on('message', hear),
  timeout: -1,
})

const pools = createProviderPools({
  timeoutMs: order.timeoutMs,
  store: {
    process: order.process,
    exchange: home.exchange,
    update: (key, change) =>
      changeRecord({ read: home.readHealth, replace: home.replaceHealth }, key, change),
  },
  dialects: { read: home.readDialect, add: home.addToDialect, replace: home.replaceDialect },
  onCall: (call) => void home.heardCall.asEvent(call),
  onControl: (call) => home.heardControl(call),
  onKeyRefused: (keyId) => void home.heardRefusal.asEvent(keyId),
  onAnswerTooLarge: () => void home.heardTooLarge.asEvent(),
})

const describer = createDescriber(createPictureFetcher(order), pools)
