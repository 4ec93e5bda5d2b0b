import type { FastifyRequest } from 'fastify'
import type { UiLanguage } from '#contract/languages.ts'
import { isOfV1 } from './v1/render-v1-error.ts'

/** The reader's language from `Accept-Language`: the first of German and English. Without either, API v1 says it in English. */
export function languageOf(request: Pick<FastifyRequest, 'headers' | 'url'>): UiLanguage {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', quality] = range.trim().split(/;\s*q=/)
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality ? Number(quality) : 1 }
    })
    .filter(({ language, quality }) => (language === 'de' || language === 'en') && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  const [first] = wanted
  if (!first) return isOfV1(request) ? 'en' : 'de'
  return first.language === 'en' ? 'en' : 'de'
}
