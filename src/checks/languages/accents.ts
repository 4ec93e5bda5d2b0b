import { namedLanguages } from './named-languages.ts'

/** Letters beyond a to z that a language writes, by BCP 47 tag. */
const accents: Readonly<Record<string, string>> = {
  de: 'äöüß',
  en: '',
  it: 'àèéìíîòóùú',
  es: 'áéíñóúü',
  cs: 'áčďéěíňóřšťúůýž',
  hu: 'áéíóöőúüű',
  pl: 'ąćęłńóśźż',
  sl: 'čšž',
  nl: 'äáèéëïíöóüúê',
  fr: 'àâæçèéêëîïôœùûüÿ',
  pt: 'àáâãçéêíóôõúü',
  ca: 'àçèéíïòóúü',
  ro: 'ăâîșțşţ',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  hr: 'čćđšž',
  sv: 'åäöé',
  no: 'åæøéòó',
  da: 'åæøé',
  fi: 'åäö',
  tr: 'çğıİöşüâîû',
}
/** What every language writes in words that it took over: café, façade, jalapeño. */
const takenOver = 'àâçèéêëîïñô'

const patterns = new Map<string, RegExp>(
  Object.entries(accents).map(([tag, letters]) => {
    const all =
      letters + (namedLanguages[tag]?.sameTongue ?? []).map((other) => accents[other] ?? '').join('')
    return [tag, new RegExp(`[^a-z\\p{M}${all}${takenOver}]`, 'u')]
  }),
)

/** What finds a letter that a language does not write in a word in lower case; undefined where nobody knows. */
export function foreignLetter(tag: string): RegExp | undefined {
  return patterns.get(tag)
}
