export type Language = 'de' | 'en'

/** German, unless the header `Accept-Language` ranks English higher. */
export function chooseLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return { language: tag.split('-')[0], weight: Number(weight ?? 1) }
  })
  const rank = (language: Language) =>
    Math.max(0, ...wishes.filter((wish) => wish.language === language).map(({ weight }) => weight))
  return rank('en') > rank('de') ? 'en' : 'de'
}
