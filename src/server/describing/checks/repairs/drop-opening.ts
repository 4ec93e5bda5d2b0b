import { findLanguageCode } from '#server/describing/languages/find-language-code.ts'

/** Rewrites the start of an alt text where grammar leaves what follows as it is; null where it may not. */
type Drop = (text: string) => string | null

/** Before a dative it stands alone only with a noun whose form is the nominative's, and nothing that is joined to it. */
const german =
  /^(?:(?:ein|eine|das) )?(?:bild|foto|fotografie|photo|aufnahme|abbildung|schnappschuss) von (?:einem (?<noun>\p{Lu}[\p{sc=Latn}-]*(?<!n|en))|einer (?<adjectives>(?:\p{Ll}+en )*)(?<feminine>\p{Lu}[\p{sc=Latn}-]*(?<!en)))(?<rest>$| (?:am?|an|auf|im|in|vor|hinter|neben|unter|über|bei|beim|mit|zwischen|aus|ohne|nach|während)(?!\p{sc=Latn}).*$)/iu

const ofPicture =
  /^\p{sc=Latn}+['’ ] ?(?:\p{sc=Latn}+ )?(?:image|picture|photo|photograph|snapshot|painting|immagine|foto|fotografia|quadro|imagen|fotografía|cuadro)(?!\p{sc=Latn})/iu

const drops: Record<string, Drop> = {
  en: (text) => {
    const pattern =
      /^(?:an? |the )?(?:image|picture|photo|photograph|snapshot) (?:of|showing|depicting) (?=(?:an?|the|one|two|three|four|five|six|several|some|many|people)(?!\p{sc=Latn}))/iu
    return cut(text, pattern)
  },
  it: (text) =>
    cut(
      text,
      /^(?:un'|una )?(?:immagine|foto|fotografia) di (?=(?:un|uno|una|due|tre|quattro|alcuni|alcune)(?!\p{sc=Latn})|un')/iu,
    ),
  es: (text) =>
    cut(
      text,
      /^(?:una )?(?:imagen|foto|fotografía) de (?=(?:una?|unos|unas|dos|tres|cuatro|varios|varias)(?!\p{sc=Latn}))/iu,
    ),
  de: (text) => {
    const { noun, adjectives = '', feminine, rest = '' } = german.exec(text)?.groups ?? {}
    if (/(?<!\p{sc=Latn})(?:und|oder|sowie)(?!\p{sc=Latn})|,/u.test(rest)) return null
    if (noun) return /^\p{Lu}/u.test(noun) ? `Ein ${noun}${rest}` : null
    if (!feminine || !/^\p{Lu}/u.test(feminine)) return null
    return `Eine ${adjectives.replace(/en (?=.)|en $/gu, 'e ')}${feminine}${rest}`
  },
}

/** “Image of a red apple” → “A red apple”, in languages and forms where what follows stands alone; else as it was. */
export function dropOpening(altText: string, language: string): string {
  return drops[findLanguageCode(language) ?? '']?.(altText) ?? altText
}

function cut(text: string, opening: RegExp): string | null {
  const rest = text.replace(opening, '')
  // “Photograph of a photograph” says what is seen.
  if (ofPicture.test(rest)) return null
  return rest === text ? null : rest.charAt(0).toLocaleUpperCase('en') + rest.slice(1)
}
