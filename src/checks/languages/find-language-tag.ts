import { foldAccents } from './fold-accents.ts'
import { languages } from './languages.ts'
import { namedLanguages } from './named-languages.ts'

/** Tags of languages that the detector knows and that nothing else is known of but their names. */
const detected =
  'am ar az be bn el et eu fa gu he hi hy is ja ka kn ko ku lo lt lv ml mr ms or pa sq ta te th tl ur vi yo zh'.split(
    ' ',
  )

/** What people call a language besides: accents folded, by `|`. */
const aliases: Readonly<Record<string, string>> = {
  de: 'leichte sprache|einfache sprache|leichtes deutsch|hochdeutsch|osterreichisch',
  en: 'us english|uk english|inglese|anglais',
  es: 'castellano|kastilisch|espanol latino',
  no: 'nb|nn|norwegisch bokmal|norwegisch nynorsk',
  fa: 'farsi|dari',
  el: 'neugriechisch',
  ms: 'id|indonesisch|indonesian|bahasa indonesia|malay|malayisch',
  tl: 'tagalog',
  be: 'weissrussisch',
  zh: 'mandarin',
}

/** Beside the name of a language these make another one of it: Old English, Low German, Haitian Creole. */
const anothers = new Set(
  `old middle ancient low alt mittel alte altes nieder platt pidgin creole kreol kreolisch sign gebarden gebardensprache bavarian bairisch
   pennsylvania bernese`.split(/\s+/),
)

const maxRemembered = 500

const remembered = new Map<string, string | undefined>()
let tagsByName: ReadonlyMap<string, string> | undefined

/**
 * The BCP 47 tag of a language as the user chose it: by its code or name in German, English or itself, also within more
 * words (`Brasilianisches Portugiesisch`, `English (UK)`, `Leichte Sprache`). Undefined where nobody knows which it is.
 */
export function findLanguageTag(chosen: string): string | undefined {
  const known = languages.get(chosen)?.tag
  if (known) return known
  if (remembered.has(chosen)) return remembered.get(chosen)
  if (remembered.size >= maxRemembered) remembered.clear()
  const tag = readName(foldAccents(chosen.trim()))
  remembered.set(chosen, tag)
  return tag
}

function readName(name: string): string | undefined {
  tagsByName ??= readNames()
  const names = tagsByName
  const whole = names.get(name) ?? names.get(name.replace(/\s*\(.*$/, ''))
  if (whole) return whole
  const words = name.split(/[^\p{L}]+/u).filter((word) => word !== '')
  if (words.some((word) => anothers.has(word))) return undefined
  // Codes are words, too: `is`, `no`, `de`.
  const pairs = words.map((word, index) => `${word} ${words[index + 1]}`)
  const found = [...words.filter((word) => word.length > 3), ...pairs].flatMap(
    (word) => names.get(word) ?? [],
  )
  const [first, ...others] = new Set(found)
  return others.length === 0 ? first : undefined
}

function readNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const tags = [...[...languages.values()].map(({ tag }) => tag), ...Object.keys(namedLanguages), ...detected]
  for (const tag of tags) {
    names.set(tag, tag)
    for (const speaker of ['de', 'en', tag]) {
      const name = new Intl.DisplayNames([speaker], { type: 'language' }).of(tag)
      if (name) names.set(foldAccents(name), tag)
    }
    for (const alias of [aliases[tag], namedLanguages[tag]?.aliases].join('|').split('|'))
      if (alias !== '') names.set(alias, tag)
  }
  return names
}
