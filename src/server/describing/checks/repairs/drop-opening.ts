/** Rewrites the start of a text where grammar leaves what follows as it is; null where it may not. */
type Drop = (text: string) => string | null

/** Before a dative it stands alone only with a noun whose form is the nominative's, and nothing that is joined to it. */
const german =
  /^(?:(?:ein|eine|das) )?(?:bild|foto|fotografie|photo|aufnahme|abbildung|schnappschuss) von (?:einem (?<noun>\p{Lu}[\p{sc=Latn}-]*(?<!n|en))|einer (?<adjectives>(?:\p{Ll}+en )*)(?<feminine>\p{Lu}[\p{sc=Latn}-]*(?<!en)))(?<rest>$| (?:am?|an|auf|im|in|vor|hinter|neben|unter|über|bei|beim|mit|zwischen|aus|ohne|nach|während)(?!\p{sc=Latn}).*$)/iu

/** “Das Bild zeigt eine Frau”: forms that the nominative has as well, so not “einen”. */
const germanShows =
  /^(?:das|dieses|die|diese) (?:bild|foto|fotografie|aufnahme|abbildung|illustration|grafik) zeigt (?=(?:eine|zwei|drei|vier|fünf|sechs|mehrere|einige|viele|verschiedene)(?!\p{sc=Latn}))/iu

const ofPicture =
  /^\p{sc=Latn}+['’ ] ?(?:\p{sc=Latn}+ )?(?:image|picture|photo|photograph|snapshot|painting|immagine|foto|fotografia|quadro|imagen|fotografía|cuadro)(?!\p{sc=Latn})/iu

/** By the code of the language. */
const drops: ReadonlyMap<string, Drop> = new Map([
  [
    'en',
    (text) =>
      cut(
        text,
        /^(?:an? |the |this )?(?:image|picture|photo|photograph|snapshot) (?:of|showing|depicting|shows|depicts|features|displays|captures|presents|portrays) (?=(?:an?|the|one|two|three|four|five|six|several|some|many|people)(?!\p{sc=Latn}))/iu,
      ),
  ],
  [
    'it',
    (text) =>
      cut(
        text,
        /^(?:un['’] ?|una |l['’] ?|la )?(?:immagine|foto|fotografia) (?:di|mostra|raffigura|ritrae) (?=(?:un|uno|una|due|tre|quattro|alcuni|alcune|diversi|diverse)(?!\p{sc=Latn})|un['’])/iu,
      ),
  ],
  [
    'es',
    (text) =>
      cut(
        text,
        /^(?:una |la )?(?:imagen|foto|fotografía) (?:de|muestra(?: a)?|presenta(?: a)?) (?=(?:una?|unos|unas|dos|tres|cuatro|varios|varias)(?!\p{sc=Latn}))/iu,
      ),
  ],
  ['de', (text) => dropGerman(text) ?? cut(text, germanShows)],
])

/**
 * “Image of a red apple” → “A red apple”, “The image shows a man.” → “A man.”, in languages and forms where what follows stands
 * alone; else as it was.
 */
export function dropOpening(text: string, language: string): string {
  return drops.get(language)?.(text) ?? text
}

function dropGerman(text: string): string | null {
  const { noun, adjectives = '', feminine, rest = '' } = german.exec(text)?.groups ?? {}
  if (/(?<!\p{sc=Latn})(?:und|oder|sowie)(?!\p{sc=Latn})|,/u.test(rest)) return null
  if (noun) return /^\p{Lu}/u.test(noun) ? `Ein ${noun}${rest}` : null
  if (!feminine || !/^\p{Lu}/u.test(feminine)) return null
  return `Eine ${adjectives.replace(/en (?=.)|en $/gu, 'e ')}${feminine}${rest}`
}

function cut(text: string, opening: RegExp): string | null {
  const rest = text.replace(opening, '')
  // “Photograph of a photograph” says what is seen.
  if (ofPicture.test(rest)) return null
  return rest === text ? null : rest.charAt(0).toLocaleUpperCase('en') + rest.slice(1)
}
