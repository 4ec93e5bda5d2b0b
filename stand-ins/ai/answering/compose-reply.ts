import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Behaviour } from '#stand-ins/ai/behaviour.ts'
import { findOwnPicture } from '#stand-ins/ai/by-hand/find-own-picture.ts'
import { lookAtPicture } from '#stand-ins/ai/looking/look-at-picture.ts'
import type { Sight } from '#stand-ins/ai/looking/sight.ts'
import type { Protocol, Question, Reply } from '#stand-ins/ai/protocols/protocol.ts'
import type { Call } from '#stand-ins/ai/state/create-call-book.ts'
import type { Brief } from '#stand-ins/ai/writing/read-brief.ts'
import { writeAnswer } from '#stand-ins/ai/writing/write-answer.ts'
import { countText } from './count-text.ts'
import { lookAtPictures } from './look-at-pictures.ts'

/** Translates nothing: a text stands for some picture, always the same one, and that is described in each language. */
async function imaginePicture(translated: string): Promise<Sight | null> {
  if (translated === '') return null
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(translated).digest()
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: { r, g, b } } })
  return lookAtPicture(await picture.png().toBuffer())
}

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
  const sight = sights[0] ?? (await imaginePicture(brief.material.translated))
  const pictureTokens = sights.map((each) => protocol.countPicture(each, model))
  const promptTokens = countText(call.prompt, protocol, model)
  const inputTokens = pictureTokens.reduce((sum, count) => sum + count, promptTokens)
  const cachedTokens = Math.floor(promptTokens * cachedShare)
  const own = writesByHand && sight ? findOwnPicture(sight.fingerprint) : undefined
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
