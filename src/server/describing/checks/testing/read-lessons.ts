import { readdirSync, readFileSync } from 'node:fs'
import { featuresOf } from '#server/describing/checks/classifier/features.ts'
import { type LearnedFault, learnedFaults } from '#server/describing/checks/classifier/model.ts'
import type { Lesson } from '#server/describing/checks/classifier/train-model.ts'
import { readWrittenTexts, type WrittenSet, type WrittenText, writtenSets } from './read-written-texts.ts'

/** By these the model is measured: it never learns from them. */
export const heldOutSets = [
  'seventh',
  'twenty-second',
  'twenty-sixth',
  'twenty-seventh',
  'thirty-seventh',
  'fifty-first',
  'fifty-second',
  'sixty-fourth',
  'seventy-fourth',
  'eighty-third',
  'eighty-fifth',
  'eighty-sixth',
] as const satisfies WrittenSet[]

export const taughtSets = writtenSets.filter((set) => !heldOutSets.some((heldOut) => heldOut === set))

const prose = new URL('./prose/', import.meta.url)

export interface WrittenLesson extends Lesson {
  text: string
  set: WrittenSet
}

/** What sets teach: each of their texts once, as the product would judge it. */
export function readLessons(sets: readonly WrittenSet[]): WrittenLesson[] {
  const lessons = new Map<string, WrittenLesson>()
  for (const set of sets)
    for (const written of readWrittenTexts(set))
      for (const [text, fault] of textsOf(written))
        if (!lessons.has(text)) lessons.set(text, { text, set, fault, groups: featuresOf(text) })
  return [...lessons.values()]
}

/** What people write that describes no picture, and is no fault of a text either: manuals, laws, news, letters. */
export function readProse(): Lesson[] {
  return readdirSync(prose)
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, prose), 'utf8')
        .split('\n')
        .filter((text) => text !== '')
        .map((text) => ({ fault: null, groups: featuresOf(text) })),
    )
}

/** The text that is meant, and the one beside it, which is a good one. */
function* textsOf({
  answer,
  language,
  field,
  text,
  expected,
}: WrittenText): Generator<[string, LearnedFault | null]> {
  const isOwn = answer.purpose === 'text' || answer.purpose === 'functional'
  if (isOwn || field === 'interpretation' || field === 'decorativeReason') return
  const version = answer.languageVersions[language]!
  const beside = field === 'altText' ? version.description : version.altText
  if (expected.is !== 'hard') {
    yield [expected.is === 'repaired' ? expected.to : text, null]
    yield [beside, null]
    return
  }
  const fault = learnedFaults.find((name) => name === expected.rule)
  if (fault) yield [text, fault]
}
