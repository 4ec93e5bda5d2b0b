import { z } from 'zod'
import type { KeyTestOutcome } from '#contract/words/key-test-words.ts'
import { realClock } from '#server/describing/clock.ts'
import { isAnswerTooLarge } from '#server/platform/network/answer-too-large.ts'
import { askOtherwise, askProvider, type Reply } from './ask-provider.ts'
import { cleanSentence } from './clean-sentence.ts'
import { chooseDialect, type Dialect, type RequestFeature } from './dialect.ts'
import type { DialectStore } from './dialect-store.ts'
import { drawControl } from './draw-control.ts'
import type { Trouble } from './explain-provider-error.ts'
import { fingerprintServer } from './fingerprints.ts'
import type { Provider, ProviderAccess } from './provider.ts'
import type { ProviderKind } from './provider-kind.ts'
import { providerKinds } from './provider-kinds.ts'
import { findFault } from './whose-fault.ts'

/** How a server with its model has to be asked, and what comes of a picture. */
export interface FoundOut {
  dialect: Dialect
  /** The wire format leaves a choice of the limit's name. */
  hasTokenField: boolean
  /** It named a colour of the picture that it was shown. */
  seesPictures: boolean
  tokens: number
}

export interface KeyTest {
  outcome: KeyTestOutcome
  /** The server's own words, cleaned, where it turned the question down. */
  sentence?: string
  found?: FoundOut
}

interface TryOptions {
  timeoutMs: number
  /** Hears what was found out: workers ask so from then on. */
  dialects: DialectStore
}

/** An administrator that tests a key waits for the answer. */
const longestMs = 10_000
/** A server of one's own may have to load the model first. */
const longestPictureMs = 45_000

/**
 * Asks a provider with a key for the model that it is to use, and has it describe one small picture as a job would: that
 * costs as much as one picture. Nothing that was known of the server is used for it; what is found replaces it. Takes
 * `timeoutMs` for each, 10 s and 45 s at most, and never throws.
 */
export async function tryKey(access: ProviderAccess, { timeoutMs, dialects }: TryOptions): Promise<KeyTest> {
  const kind = providerKinds[access.name]
  const named = await findModel(kind, access, Math.min(timeoutMs, longestMs))
  // Not every server that has a model lists it, and not every key that may use it may list it.
  if (named !== 'works' && named !== 'model_unknown' && named !== 'refused') return { outcome: named }
  const mostMs = Math.min(timeoutMs, longestPictureMs)
  const provider = kind.connect(access, mostMs)
  const refused = new Set<RequestFeature>()
  const reply = await describeSmallPicture(provider, mostMs, refused)
  if (reply.kind === 'trouble') {
    const outcome = troubles[reply.cause]
    if (outcome === 'rejected' && named === 'model_unknown') return { outcome: named }
    return { outcome, sentence: cleanSentence(reply.sentence ?? '', access.apiKey) }
  }
  if (reply.kind !== 'answer') return { outcome: explainReply(reply) }
  await dialects.replace(fingerprintServer(access), [...refused]).catch(() => {})
  return { outcome: 'works', found: tellFound(provider, reply, refused) }
}

async function findModel(
  kind: ProviderKind,
  access: ProviderAccess,
  mostMs: number,
): Promise<KeyTestOutcome> {
  try {
    await kind.connect(access, mostMs).findModel(AbortSignal.timeout(mostMs))
    return 'works'
  } catch (error) {
    return explain(kind, error)
  }
}

async function describeSmallPicture(
  provider: Provider,
  timeoutMs: number,
  known: Set<RequestFeature>,
): Promise<Reply> {
  const refused = { known: async () => known, note: (feature: RequestFeature) => void known.add(feature) }
  const options = { timeoutMs, signal: new AbortController().signal, clock: realClock, refused }
  const { question, jpeg } = await drawControl()
  const reply = await askProvider(provider, question, jpeg, options)
  if (reply.kind !== 'trouble' || !reply.mayBeForm) return reply
  return (await askOtherwise(provider, question, jpeg, options)) ?? reply
}

function tellFound(
  { features }: Provider,
  { answer, usage }: Extract<Reply, { kind: 'answer' }>,
  refused: ReadonlySet<RequestFeature>,
): FoundOut {
  return {
    dialect: chooseDialect(features, refused),
    hasTokenField: features.includes('max_tokens'),
    seesPictures: /\b(red|blue)\b/i.test(JSON.stringify(answer)),
    tokens: usage.inputTokens + usage.outputTokens,
  }
}

function explain(kind: ProviderKind, error: unknown): KeyTest['outcome'] {
  // A page instead of JSON: something else answers at this address.
  if (error instanceof SyntaxError || error instanceof z.ZodError || !(error instanceof Error))
    return 'unexpected'
  const known = kind.readError(error)
  if (!known) return isAnswerTooLarge(error) ? 'unexpected' : 'unreachable'
  const { status } = known
  const fault = findFault(known, null)
  if (fault === 'account') return 'out_of_credit'
  if (fault === 'key') return 'refused'
  if (status === 404) return 'model_unknown'
  if (fault === 'rate') return 'busy'
  return status === 502 || status === 504 ? 'unreachable' : 'unexpected'
}

const troubles: Record<Trouble['cause'], KeyTestOutcome> = {
  rate: 'busy',
  slow: 'busy',
  unreachable: 'unreachable',
  account: 'out_of_credit',
  rejected: 'rejected',
  error: 'unexpected',
}

function explainReply(reply: Exclude<Reply, { kind: 'answer' | 'trouble' }>): KeyTestOutcome {
  if (reply.kind === 'key_refused') return 'refused'
  if (reply.kind !== 'unusable') return 'no_pictures'
  return reply.fault === 'thought_too_long' ? 'thinks_only' : 'unusable'
}
