import fastify from 'fastify'
import { type BehaviourChange, goodBehaviour } from './behaviour.ts'
import { changeBehaviour } from './change-behaviour.ts'
import { mountControl } from './mount-control.ts'
import { mountErrors } from './mount-errors.ts'
import { mountModels } from './mount-models.ts'
import { mountProtocol } from './mount-protocol.ts'
import { protocols } from './protocols/protocols.ts'
import { type Call, type Counts, createCallBook } from './state/create-call-book.ts'
import { createCrowd } from './state/create-crowd.ts'
import { createFaultPicker } from './state/create-fault-picker.ts'
import { createGate } from './state/create-gate.ts'
import { createRateLimit } from './state/create-rate-limit.ts'
import { createTrafficBook, type TrafficSecond } from './state/create-traffic-book.ts'
import type { Desk } from './state/desk.ts'

export interface AiStandInOptions extends BehaviourChange {
  /** 0, the default, takes a free one. */
  port?: number
  /** How many of the last calls are remembered whole; the numbers per picture always are. Default 1,000. */
  keepCalls?: number
  /** Hears each call when it is over. */
  onCall?: (call: Call) => void
}

export interface AiStandIn {
  /** Without `/v1`. */
  url: string
  /** The last calls that are over, the oldest first. */
  calls: readonly Call[]
  counts(): Counts
  /** The last 15 minutes by the second, the oldest first. */
  traffic(): TrafficSecond[]
  /** Changes what is named; `faults` given anew strike anew. Throws a ZodError for what it can't read. */
  set(change: BehaviourChange): void
  /**
   * Keeps answers back after so many more, errors apart, until the function that it returns is called: the calls are under way
   * meanwhile. Default 0.
   */
  hold(answersBefore?: number): () => void
  /** Forgets calls, counts and traffic. */
  forget(): void
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

// The same that the provider takes.
const maxBodyBytes = 32 * 1024 * 1024

/** An AI provider of all wire formats on 127.0.0.1, which measures the pictures it gets and writes about them. */
export async function startAiStandIn(options: AiStandInOptions = {}): Promise<AiStandIn> {
  const { port = 0, keepCalls = 1_000, onCall, ...initial } = options
  const book = createCallBook(keepCalls, onCall)
  let behaviour = changeBehaviour(goodBehaviour, initial)
  const traffic = createTrafficBook()
  const tellLimit = () => traffic.setLimit(behaviour.hiddenLimit?.mostUnderWay ?? null)
  tellLimit()
  const set = (change: BehaviourChange) => {
    behaviour = changeBehaviour(behaviour, change)
    tellLimit()
  }
  const forget = () => {
    book.forget()
    traffic.forget()
  }
  const desk: Desk = {
    behaviour: () => behaviour,
    book,
    traffic,
    crowd: createCrowd(),
    gate: createGate(),
    take: createRateLimit(),
    pickFault: createFaultPicker(),
    drawLatency: (latency) =>
      typeof latency === 'number' ? latency : latency[0] + Math.random() * (latency[1] - latency[0]),
  }
  const app = fastify({ bodyLimit: maxBodyBytes, forceCloseConnections: true })
  for (const protocol of protocols) mountProtocol(app, protocol, desk)
  mountModels(app, desk)
  mountControl(app, { book, traffic, set, forget })
  mountErrors(app)
  const url = await app.listen({ host: '127.0.0.1', port })
  const close = async () => {
    await app.close()
  }
  return {
    url,
    calls: book.calls,
    counts: book.counts,
    set,
    hold: (answersBefore = 0) => desk.gate.hold(answersBefore),
    traffic: traffic.read,
    forget,
    close,
    [Symbol.asyncDispose]: close,
  }
}
