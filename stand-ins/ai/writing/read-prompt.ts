/** The lines of a user text that say something about the picture. */
export interface Material {
  context: string
  keywords: string[]
  /** What no text may hold, in lower case. */
  keywordsToAvoid: string[]
  /** What the thing shown is called. */
  names: string[]
  /** Of an alt text; null where nobody said. */
  mostAltCharacters: number | null
  fileName: string
  /** What the picture is on its page: `link`, `chart`, `decorative` … */
  role: string
  linkTarget: string
  /** Of a picture that this one is to be told apart from. */
  otherAltText: string
  /** The texts to translate; null where none are. */
  translated: { altText: string; description: string } | null
  /** Language names by their key in the schema. */
  languages: Map<string, string>
}

/** What follows stands before the objections to an answer, which may hold anything. */
const askedAgain = /^(?:Your answer|Another answer to this) (?:can not|could not) be delivered/m

/** Reads lines like `Keywords: a, b, c`; what is not there is empty. */
export function readPrompt(prompt: string): Material {
  const [text = ''] = prompt.split(askedAgain)
  const find = (label: RegExp) =>
    text
      .split('\n')
      .map((line) => label.exec(line)?.[1]?.trim() ?? '')
      .find((value) => value !== '') ?? ''
  const languages = split(find(/^languages:(.*)$/i)).map((pair) => pair.split(/\s*=\s*/))
  return {
    context: find(/^context:(.*)$/i),
    keywords: split(find(/^keywords:(.*)$/i)),
    keywordsToAvoid: split(find(/^keywords to avoid:(.*)$/i)).map((word) => word.toLowerCase()),
    names: [find(/^product:(.*)$/i), find(/^brand:(.*)$/i)].filter((name) => name !== ''),
    mostAltCharacters: Number.parseInt(find(/^longest alt text:\s*(\d+)/i), 10) || null,
    fileName: find(/^file ?name:(.*)$/i),
    role: find(/^role:(.*)$/i),
    linkTarget: find(/^link target:(.*)$/i),
    otherAltText: find(/^alt text of the other picture:(.*)$/i),
    translated:
      find(/^source language:(.*)$/i) === ''
        ? null
        : { altText: find(/^alt text:(.*)$/i), description: find(/^description:(.*)$/i) },
    languages: new Map(languages.map(([key = '', name = key]) => [key, name])),
  }
}

/** Was a model that is asked this told what was wrong with its own answer? */
export function isToldWhatWasWrong(prompt: string): boolean {
  return /^Your answer can not be delivered/m.test(prompt)
}

function split(list: string): string[] {
  return list
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
}
