import type { ProviderName } from '#contract/providers.ts'
import { type ServerAnswer, serverAnswers } from './server-answers.ts'

/** What is wrong with a provider for a time. `rate` and `outage` end, and so does `money`; a withdrawn `key` stays withdrawn. */
export interface ProviderTrouble {
  kind: 'outage' | 'rate' | 'money' | 'key'
  from: number
  to: number
  /** Null: the line breaks before an answer is complete. */
  answer: ServerAnswer | null
}

export interface SimulatedServer {
  name: ProviderName
  latencyMs: number
  /** More calls than this at once are refused with 429. */
  mostUnderWay: number
  troubles: ProviderTrouble[]
  /** What it answers for pictures that it takes no part in describing, by their number. */
  faulty: Map<number, ServerAnswer>
}

export interface AnswerStory {
  seed: number
  pictures: number
  processes: number
  /** Pictures that one process describes at a time. */
  slots: number
  servers: SimulatedServer[]
}

const isError = ({ status, when }: ServerAnswer) => status >= 400 && !when
const saysPictureFault = new Set(['refused_by_ai', 'damaged', 'too_large_for_ai'])
const errors = serverAnswers.filter(isError)
const moneyNames = ['OpenAI: quota', 'DashScope: arrears', 'one-api: quota']

const keyFaults = errors.filter(({ always }) => always === 'keys_refused')
const moneyFaults = errors.filter(({ name, status }) => status === 402 || moneyNames.includes(name))
const ownersFaults = new Set([...keyFaults, ...moneyFaults])
const pictureFaults = errors.filter(
  (answer) => saysPictureFault.has(answer.alone) && !ownersFaults.has(answer),
)
const rates = errors.filter(({ always, status }) => always === 'providers_down' && status === 429)
const outages = errors.filter(({ always, status }) => always === 'providers_down' && status >= 500)

/** Draws the same story for the same seed. A third of the stories have nothing wrong but one picture in fifty. */
export function drawAnswerStory(seed: number): AnswerStory {
  const random = createRandom(seed)
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!
  const pictures = 50 * whole(1, 3)
  const processes = whole(1, 2)
  const slots = one([1, 2, 4, 8, 16])
  const latencyMs = whole(300, 3_000)
  const lastsMs = (pictures * latencyMs) / (processes * slots)
  const names: ProviderName[] = random() < 0.5 ? ['anthropic'] : ['openai', 'anthropic']
  const isCalm = seed % 3 === 0
  // Hardly any server says of a picture what means the key, and none may lose the key for it.
  const faults = random() < 0.2 ? [...ownersFaults] : pictureFaults
  const faulty = new Set<number>()
  // Lists are sorted: pictures of one kind stand beside each other.
  const first = whole(0, pictures - 1)
  const areNeighbours = random() < 0.3
  for (let index = 0; faulty.size < pictures / 50; index += 1)
    faulty.add(areNeighbours ? (first + index) % pictures : whole(0, pictures - 1))

  function drawTrouble(): ProviderTrouble {
    const kind = one(['outage', 'outage', 'rate', 'rate', 'money', 'key'] as const)
    const from = Math.floor(random() * lastsMs)
    const to = from + one([500, 5_000, 30_000, 120_000, 1_200_000])
    if (kind === 'outage') return { kind, from, to, answer: random() < 0.3 ? null : one(outages) }
    if (kind === 'rate') return { kind, from, to, answer: one(rates) }
    if (kind === 'money') return { kind, from, to, answer: one(moneyFaults) }
    return { kind, from, to: Infinity, answer: one(keyFaults) }
  }

  const servers = names.map((name) => ({
    name,
    latencyMs,
    mostUnderWay: isCalm || random() < 0.6 ? Infinity : whole(1, 12),
    troubles: isCalm ? [] : Array.from({ length: whole(0, 2) }, drawTrouble),
    faulty: new Map([...faulty].map((picture) => [picture, one(faults)] as const)),
  }))
  return { seed, pictures, processes, slots, servers }
}

/** It says of a picture what means the key or its account. */
export function isOfOwner(answer: ServerAnswer): boolean {
  return ownersFaults.has(answer)
}

/** Numbers from 0 to 1, the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
