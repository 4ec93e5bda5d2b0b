/** The interface's languages. */
export const uiLanguages = ['de', 'en'] as const
export type UiLanguage = (typeof uiLanguages)[number]

/** The built-in languages of texts: our code, the BCP 47 tag for `lang`, and names for people and models. */
export const builtInLanguages = [
  { code: 'de', tag: 'de', names: { de: 'Deutsch', en: 'German' } },
  { code: 'en', tag: 'en', names: { de: 'Englisch', en: 'English' } },
  { code: 'it', tag: 'it', names: { de: 'Italienisch', en: 'Italian' } },
  { code: 'es', tag: 'es', names: { de: 'Spanisch', en: 'Spanish' } },
  { code: 'cz', tag: 'cs', names: { de: 'Tschechisch', en: 'Czech' } },
  { code: 'hu', tag: 'hu', names: { de: 'Ungarisch', en: 'Hungarian' } },
  { code: 'pl', tag: 'pl', names: { de: 'Polnisch', en: 'Polish' } },
  { code: 'sl', tag: 'sl', names: { de: 'Slowenisch', en: 'Slovenian' } },
] as const

export type BuiltInLanguage = (typeof builtInLanguages)[number]

/** How many custom languages a user can type in. */
export const maxCustomLanguages = 2

/** Per job, custom languages included. */
export const maxLanguages = builtInLanguages.length + maxCustomLanguages

/** The built-in language of a code or BCP 47 tag, in any case, with or without a region: `cz`, `cs`, `CS-cz`, `en-GB`. */
export function findBuiltInLanguage(code: string): BuiltInLanguage | undefined {
  return readCode(code)?.language
}

/** One code for all spellings of a language and region: `cz` for `cs`, `en-GB` for `EN-gb`. Custom languages stay as they are. */
export function canonicalLanguage(code: string): string {
  const read = readCode(code)
  return read ? [read.language.code, read.region].filter(Boolean).join('-') : code
}

/** The value for a `lang` attribute of a text in this language; empty for custom languages, whose tag is unknown. */
export function languageTag(code: string): string {
  const read = readCode(code)
  return read ? [read.language.tag, read.region].filter(Boolean).join('-') : ''
}

/** The language's name for people and models; a custom language has the name that its user typed. */
export function languageName(code: string, uiLanguage: UiLanguage): string {
  const read = readCode(code)
  if (!read) return code
  const name = read.language.names[uiLanguage]
  if (!read.region) return name
  return `${name} (${new Intl.DisplayNames([uiLanguage], { type: 'region' }).of(read.region)})`
}

function readCode(code: string): { language: BuiltInLanguage; region: string | undefined } | undefined {
  const [, name = '', region] = /^([a-z]{2})(?:[-_]([a-z]{2}|\d{3}))?$/i.exec(code) ?? []
  const language = builtInLanguages.find(({ code, tag }) =>
    [code, tag].some((known) => known === name.toLowerCase()),
  )
  return language && { language, region: region?.toUpperCase() }
}

/** Whether this custom language is a code or a name (in either interface language) of one that is already chosen. */
export function isSameLanguage(custom: string, chosen: string): boolean {
  const wanted = custom.trim().toLocaleLowerCase('de')
  const language = findBuiltInLanguage(chosen)
  const known = language ? [language.code, language.tag, language.names.de, language.names.en] : [chosen]
  return known.some((name) => name.toLocaleLowerCase('de') === wanted)
}
