import type { PictureFault } from '#contract/picture-faults.ts'
import type { ProviderName } from '#contract/providers.ts'
import type { TextRule } from '#contract/text-rules.ts'
import { judgedWishes } from './checks/judged-wishes.ts'
import { judgeAnswers } from './judge-answers.ts'
import { tellingName } from './keywords/find-keywords.ts'
import { sortKeywords } from './keywords/sort-keywords.ts'
import type { OpenPicture } from './pictures/open-picture.ts'
import type { Asking, CallsMade, ProviderPool, Unavailable } from './pool/create-provider-pool.ts'
import { putOnAffixes } from './question/alt-affixes.ts'
import { chooseKeywords } from './question/choose-keywords.ts'
import { mergeWishes } from './question/merge-wishes.ts'
import type { Answer } from './question/read-answer.ts'
import { type Wishes, writeQuestion } from './question/write-question.ts'
import { type OnStep, timeStep } from './time-step.ts'

export type { Wishes } from './question/write-question.ts'

export type Description =
  | (Omit<Answer, 'doubts'> & {
      outcome: 'described'
      keywords: string[]
      usedKeywords: string[]
      unusedKeywords: string[]
      /** Null: its texts are a translation, or test data. */
      thumbnail: Buffer | null
      provider: ProviderName | 'test'
      model: string
      /** All calls made for it, retries included. */
      calls: CallsMade[]
      promptVersion: string
      /** The rules that the texts break, none of them hard, and what the model doubted. */
      breaches: Array<{ rule: TextRule; languages: string[] }>
    })
  /** The picture's own fault: asking again does not help. */
  | {
      outcome: 'failed'
      fault: PictureFault
      keywords: string[]
      thumbnail: Buffer | null
      calls: CallsMade[]
    }
  /** Not the picture's fault: it stays pending and is asked about later. */
  | Unavailable

/**
 * Has an open picture described in all requested languages. `group` names who it is for: groups share a provider evenly.
 * Throws the signal's reason when it aborts.
 */
export async function describePicture(
  pool: Pick<ProviderPool, 'ask'>,
  picture: Omit<OpenPicture, 'thumbnail'> & { url: string; thumbnail: Buffer | null },
  wishes: Wishes,
  { onStep, ...asking }: Omit<Asking, 'judge'> & { onStep?: OnStep | undefined },
): Promise<Description> {
  const { url, jpeg, thumbnail, notes } = picture
  const filename = tellingName({ url, filename: wishes.filename })
  const keywords = chooseKeywords({ ...wishes, url }, wishes)
  const question = writeQuestion({ ...wishes, filename }, keywords, notes)
  const merged = mergeWishes(wishes.textWishes, wishes.row)
  const judging = judgeAnswers({
    keywords,
    hasOwnPrompt: wishes.promptType === 'custom',
    ...judgedWishes(merged),
  })
  let judgedSeconds = 0
  const judge: Asking['judge'] = (answer, note) => {
    const startedAt = performance.now()
    const objections = judging.judge(answer, note)
    judgedSeconds += (performance.now() - startedAt) / 1_000
    return objections
  }
  // Checks run while it is asked and are timed separately: models are always slow, checks only with some input.
  const reply = await timeStep(
    (step, seconds) => onStep?.(step, seconds - judgedSeconds),
    'ask',
    () => pool.ask(question, jpeg, { ...asking, judge }),
  )
  const last = judging.last()
  if (last) onStep?.('check', judgedSeconds)
  if (reply.outcome === 'unavailable') return reply
  if (reply.outcome === 'failed')
    return { outcome: 'failed', fault: reply.fault, keywords, thumbnail, calls: reply.calls }

  const { provider, model, calls } = reply
  const { answer, breaches } = last ?? { answer: reply.answer, breaches: [] }
  const { doubts, ...written } = answer
  const languageVersions = putOnAffixes(answer.languageVersions, merged)
  return {
    outcome: 'described',
    ...written,
    languageVersions,
    keywords,
    ...sortKeywords(keywords, languageVersions),
    thumbnail,
    provider,
    model,
    calls,
    promptVersion: question.promptVersion,
    breaches: [
      ...breaches.map(({ rule, languages }) => ({ rule, languages })),
      ...doubts.map((rule) => ({ rule, languages: [] })),
      ...(picture.isIncomplete ? [{ rule: 'incomplete_file' as const, languages: [] }] : []),
    ],
  }
}
