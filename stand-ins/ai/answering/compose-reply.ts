import type { Behaviour } from '#stand-ins/ai/behaviour.ts'
import { findOwnPicture } from '#stand-ins/ai/by-hand/find-own-picture.ts'
import { imaginePicture } from '#stand-ins/ai/looking/imagine-picture.ts'
import type { Protocol, Question, Reply } from '#stand-ins/ai/protocols/protocol.ts'
import type { Call } from '#stand-ins/ai/state/create-call-book.ts'
import type { Brief } from '#stand-ins/ai/writing/read-brief.ts'
import { writeAnswer } from '#stand-ins/ai/writing/write-answer.ts'
import { countText } from './count-text.ts'
import { lookAtPictures } from './look-at-pictures.ts'

/** Looks at the pictures and writes; notes sizes and tokens in the call. Throws a `Rejection` for a bad picture. */
export async function composeReply(
  protocol: Protocol,
  question: Question,
  brief: Brief,
  call: Call,
  { cachedShare, writesByHand, doubts }: Pick<Behaviour, 'cachedShare' | 'writesByHand' | 'doubts'>,
): Promise<Reply> {
  const { model, maxTokens } = question
  const sights = await lookAtPictures(protocol, question.pictures)
  const { translated } = brief.material
  const sight = sights[0] ?? (translated && imaginePicture(JSON.stringify(translated)))
  const pictureTokens = sights.map((each) => protocol.countPicture(each, model))
  const promptTokens = countText(call.prompt, protocol, model)
  const inputTokens = pictureTokens.reduce((sum, count) => sum + count, promptTokens)
  const cachedTokens = Math.floor(promptTokens * cachedShare)
  const own = writesByHand && sights[0] ? findOwnPicture(sights[0].fingerprint) : undefined
  const text = writeAnswer(question, brief, sight, { own, doubts })
  const outputTokens = countText(text, protocol, model)
  Object.assign(call, {
    width: sights[0]?.width ?? null,
    height: sights[0]?.height ?? null,
    inputTokens,
    cachedTokens,
    outputTokens: Math.min(outputTokens, maxTokens),
  })
  if (outputTokens <= maxTokens)
    return { model, text, stop: 'complete', inputTokens, cachedTokens, outputTokens }
  const cut = text.slice(0, maxTokens * protocol.charactersPerToken(model))
  return { model, text: cut, stop: 'truncated', inputTokens, cachedTokens, outputTokens: maxTokens }
}
