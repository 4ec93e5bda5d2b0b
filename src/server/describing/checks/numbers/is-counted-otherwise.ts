import { createStemmer } from '#server/describing/keywords/create-stemmer.ts'
import { findLanguage } from '#server/describing/languages/find-language.ts'
import { listWords } from '#server/describing/languages/list-words.ts'
import type { PlacedMention } from './read-numbers.ts'

/** The numbers of the texts of one language: its alt text and, below, its description. */
export interface SaidNumbers {
  language: string
  text: string
  /** Where the alt text ends. */
  altEnd: number
  mentions: readonly PlacedMention[]
}

interface Count {
  thing: string
  /** Of things that stand about some may be meant, and of a price the parts; of percent, degrees and times none. */
  hasParts: boolean
  mention: PlacedMention
}

/** Of a word that says what the picture shows; shorter ones mostly join others. */
const fewestLetters = 4

/**
 * Does the description say another number of what the alt text counts, in place of the alt text's own? Fewer things may be
 * some of them, where it counts anything else, speaks of the rest, or does not say the same as the alt text once more.
 */
export function isCountedOtherwise(said: SaidNumbers): boolean {
  const { altEnd, mentions } = said
  const inAltText = mentions.filter(({ start }) => start < altEnd)
  const inDescription = mentions.filter(({ start }) => start >= altEnd)
  if (!inAltText.some(({ isSure }) => isSure) || !inDescription.some(({ isSure }) => isSure)) return false
  const described = readCounts(inDescription, said)
  return readCounts(inAltText, said).some((count) => {
    if (isNamed(count, inDescription)) return false
    const others = described.filter(({ thing }) => thing === count.thing)
    return others.some((other) => !isNamed(other, inAltText) && !mayBePart(other, count, inDescription, said))
  })
}

function isNamed({ mention }: Count, among: readonly PlacedMention[]): boolean {
  return among.some(({ readings }) => readings.some((reading) => mention.readings.includes(reading)))
}

function mayBePart(
  part: Count,
  whole: Count,
  described: readonly PlacedMention[],
  { language, text, altEnd }: SaidNumbers,
): boolean {
  if (!whole.hasParts || Number(part.mention.readings[0]) > Number(whole.mention.readings[0])) return false
  if (described.some(({ start }) => start !== part.mention.start)) return true
  const rest = new Set(listWords(findLanguage(language)?.numbers.rest ?? ''))
  const words = wordsOf(text.slice(altEnd))
  if (words.some((word) => rest.has(word))) return true
  const stem = createStemmer(language)
  const stems = new Set(words.map(stem))
  return !wordsOf(text.slice(0, altEnd)).some(
    (word) => word.length >= fewestLetters && stem(word) !== whole.thing && stems.has(stem(word)),
  )
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

function readCounts(mentions: readonly PlacedMention[], { language, text }: SaidNumbers): Count[] {
  const stem = createStemmer(language)
  return mentions.flatMap((mention) => {
    if (!mention.isSure || mention.isOrdinal) return []
    const kind = /^[td](?=\d)/.exec(mention.readings[0] ?? '')?.[0]
    if (kind) return [{ thing: kind, hasParts: false, mention }]
    const [, sign, word] = counted.exec(text.slice(mention.end, mention.end + 40)) ?? []
    const thing = sign ?? (word ? stem(word) : /[€$£](?=\s?$)/.exec(text.slice(0, mention.start))?.[0])
    return thing ? [{ thing, hasParts: !/[%‰°]/.test(thing), mention }] : []
  })
}

const counted = /^[ \u00a0]?(?:([%‰°€$£])|(?<=[ \u00a0])(\p{L}{2,}))/u
