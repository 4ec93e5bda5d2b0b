import type { FastifyRequest } from 'fastify'
import type { UiLanguage } from '#contract/languages.ts'

/** The reader's language from `Accept-Language`: English if it precedes German, otherwise German. */
export function languageOf(request: FastifyRequest): UiLanguage {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', quality] = range.trim().split(/;\s*q=/)
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality ? Number(quality) : 1 }
    })
    .filter(({ language, quality }) => (language === 'de' || language === 'en') && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  return wanted[0]?.language === 'en' ? 'en' : 'de'
}
