import { createHash } from 'node:crypto'
import { findBuiltInLanguage } from '#contract/languages.ts'
import type { ProviderName } from '#contract/providers.ts'
import type { Asked } from '#stand-ins/ai/behaviour.ts'
import type { Question } from '#stand-ins/ai/protocols/protocol.ts'
import type { Call, CallBook } from '#stand-ins/ai/state/create-call-book.ts'
import type { Brief } from '#stand-ins/ai/writing/read-brief.ts'

/** A call of which nothing is known yet; it keeps status 499 when the caller leaves. */
export function openCall(provider: ProviderName): Call {
  return {
    provider,
    at: new Date().toISOString(),
    keyLastFour: '',
    model: '',
    imageSha256: null,
    width: null,
    height: null,
    prompt: '',
    fields: [],
    languages: [],
    answer: null,
    status: 499,
    inputTokens: 0,
    cachedTokens: 0,
    outputTokens: 0,
    latencyMs: 0,
  }
}

/** Writes the question into the call and counts its picture; what it answers decides about faults. */
export function noteQuestion(book: CallBook, call: Call, question: Question, brief: Brief): Asked {
  const [picture] = question.pictures
  call.model = question.model
  call.prompt = `${question.system}\n\n${question.user}`
  call.languages = brief.languages.map(({ code, name }) => (findBuiltInLanguage(code) ? code : name))
  call.imageSha256 = picture ? createHash('sha256').update(picture.bytes).digest('hex') : null
  const earlierCalls = call.imageSha256 ? book.notePicture(call.imageSha256) : 0
  return { ...call, earlierCalls, isToldWhatWasWrong: brief.isToldWhatWasWrong }
}
