import type { IncomingHttpHeaders } from 'node:http'
import type { ProviderName } from '#contract/providers.ts'
import type { KnownError } from '#stand-ins/ai/behaviour.ts'
import type { Sight } from '#stand-ins/ai/looking/sight.ts'
import type { Rejection } from '#stand-ins/ai/rejection.ts'
import type { Allowance } from '#stand-ins/ai/state/create-rate-limit.ts'

export interface SentPicture {
  mediaType: string
  bytes: Buffer
}

/** A call as both protocols mean it. */
export interface Question {
  model: string
  system: string
  user: string
  pictures: SentPicture[]
  /** The JSON schema of the answer, `any-json` when JSON without a schema is wanted, null for plain text. */
  wanted: Record<string, unknown> | 'any-json' | null
  maxTokens: number
}

export type Stop = 'complete' | 'truncated' | 'refused'

export interface Reply {
  model: string
  text: string
  /** What the model thought, where that is to be seen. */
  thinking?: string
  stop: Stop
  /** All that went in. */
  inputTokens: number
  /** So many of them were read from a cache. */
  cachedTokens: number
  outputTokens: number
}

/** One provider's way to speak. */
export interface Protocol {
  provider: ProviderName
  path: `/${string}`
  /** A request to any path says by its headers that it speaks this. */
  isNamedIn(headers: IncomingHttpHeaders): boolean
  readKey(headers: IncomingHttpHeaders): string | null
  /** Throws a `Rejection` for what the provider would reject. */
  readQuestion(headers: IncomingHttpHeaders, body: unknown): Question
  /** Throws a `Rejection` for what the provider would not open, before it is decoded. */
  checkPicture(picture: SentPicture): void
  /** The same, once it is decoded. */
  checkSight(picture: SentPicture, sight: Sight): void
  rejectUnreadable(): Rejection
  rejectKey(key: string | null): Rejection
  rejectModel(model: string): Rejection
  rejectKnown(error: KnownError): Rejection
  rejectHaste(limit: number, retryAfterSeconds: number): Rejection
  /** Too many calls are under way; how many that is, nobody says. */
  rejectCrowd(retryAfterSeconds: number | undefined): Rejection
  /** How many characters of a text are counted as one token, on the average. */
  charactersPerToken(model: string): number
  /** How many tokens the picture is counted as. */
  countPicture(sight: Pick<Sight, 'width' | 'height'>, model: string): number
  shapeReply(reply: Reply): object
  shapeRejection(rejection: Rejection, requestId: string): object
  shapeModels(): object
  shapeModel(model: string): object
  nameAllowance(allowance: Allowance): Record<string, string>
  nameRequest(requestId: string): Record<string, string>
}
