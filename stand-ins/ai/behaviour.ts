import { z } from 'zod'
import { doubts } from '#contract/doubts.ts'
import { ProviderName } from '#contract/providers.ts'

/** What is known of a call when it is decided whether it fails. */
export interface Asked {
  provider: ProviderName
  keyLastFour: string
  model: string
  /** System prompt and user text, one after the other. */
  prompt: string
  /** Of the bytes of the first picture; null without one. */
  imageSha256: string | null
  /** How many calls this picture had before this one. */
  earlierCalls: number
  languages: string[]
  /** What the request holds that some servers do not take, as the call book names it. */
  fields: string[]
  /** The model is shown its own answer and what is wrong with it. */
  isToldWhatWasWrong: boolean
}

/**
 * How an answer is spoilt. `truncated`: the model's text stops in the middle, as at the token limit; `thought`: it thinks
 * up to that limit and writes nothing; `refusal`: the model declines; `hang`: nothing ever comes; `html`: a page instead of
 * JSON (status 502 unless named, 200 is possible); `reset`: the line drops before any byte; `disconnect`: it drops in the
 * middle of the body; `late`: the good answer after `delayMs`. The others spoil the model's text, see `spoil-text.ts`.
 */
export const spoiltBodies = [
  'declined',
  'not_visible',
  'malformed',
  'wrong_shape',
  'wrong_language',
  'empty_answer',
  'no_text',
  'file_name',
  'opening',
  'markup',
  'label',
  'cut_off',
  'truncated',
  'thought',
  'refusal',
  'hang',
  'html',
  'reset',
  'disconnect',
  'late',
] as const
export type SpoiltBody = (typeof spoiltBodies)[number]

/** What each provider says with a status, a code and in words of its own. */
export const knownErrors = ['no_quota', 'picture_too_large', 'request_too_large'] as const
export type KnownError = (typeof knownErrors)[number]

const functionOf = <F>() => z.custom<F>((value) => typeof value === 'function')

const ms = z.number().nonnegative()

/** Without `body` the call is answered with the provider's error: the known one, or that for `status` (default 500). */
export const FaultRule = z.strictObject({
  provider: ProviderName.optional(),
  /** A piece of the prompt, the model's name, the key's last four or the picture's SHA-256; or a function. */
  match: z.union([z.string(), functionOf<(asked: Asked) => boolean>()]).optional(),
  status: z.int().min(200).max(599).optional(),
  retryAfterSeconds: z.number().nonnegative().optional(),
  /** The rule holds for so many calls, then no more. */
  times: z.int().positive().optional(),
  /** Nobody errs in this way who is shown it: the rule holds for no call that says what was wrong with the last answer. */
  untilTold: z.boolean().optional(),
  body: z.enum(spoiltBodies).optional(),
  error: z.enum(knownErrors).optional(),
  /** The answer or error comes so late, whatever `latencyMs` says. Without it errors come at once. */
  delayMs: ms.optional(),
  message: z.string().optional(),
  /** OpenAI's error code, for instance `insufficient_quota`. */
  code: z.string().optional(),
})
export type FaultRule = z.infer<typeof FaultRule>
export type FaultChooser = (asked: Asked) => FaultRule | null | undefined

export const Behaviour = z.strictObject({
  /** How long an answer takes: always so long, or between the two. */
  latencyMs: z.union([ms, z.tuple([ms, ms])]),
  /** The first rule that fits decides. */
  faults: z.union([functionOf<FaultChooser>(), z.array(FaultRule)]),
  /** Null: every key is good. */
  keys: z.array(z.string()).nullable(),
  /** Null: every model is there. */
  models: z.array(z.string()).nullable(),
  /** For each key; null: no limit. */
  rateLimitPerMinute: z.int().positive().nullable(),
  /** Of each key so many calls are let in at once; the next is answered 429, and no header ever told. */
  hiddenLimit: z
    .strictObject({
      mostUnderWay: z.int().nonnegative(),
      retryAfterSeconds: z.number().nonnegative().optional(),
    })
    .nullable(),
  /** Whether the headers say what is left of the rate limit. */
  tellsAllowance: z.boolean(),
  /** So much of the prompt's text is counted as read from a cache. */
  cachedShare: z.number().min(0).max(1),
  /** The demo's own pictures are answered with texts that were written by hand, all others with what was measured. */
  writesByHand: z.boolean(),
  /** What each answer is in doubt about, where doubts are asked for. */
  doubts: z.array(z.enum(doubts)),
})
export type Behaviour = z.infer<typeof Behaviour>

export const BehaviourChange = Behaviour.partial()
export type BehaviourChange = z.infer<typeof BehaviourChange>

export const goodBehaviour: Behaviour = {
  latencyMs: 0,
  faults: [],
  keys: null,
  models: null,
  rateLimitPerMinute: null,
  hiddenLimit: null,
  tellsAllowance: true,
  cachedShare: 0,
  writesByHand: false,
  doubts: [],
}
