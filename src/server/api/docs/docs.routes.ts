import type { FastifyInstance } from 'fastify'
import { UiLanguage } from '#contract/languages.ts'
import { languageOf } from '#server/platform/request-language.ts'
import type { V1Document } from './read-calls.ts'
import { docsPath, writeDocsPage } from './write-page.ts'

/** The public documentation page of API v1, generated once per language. */
export function docsRoutes(app: FastifyInstance, address: string, describe: () => object): void {
  const pages = new Map<UiLanguage, string>()
  const description = {
    config: { access: 'public' },
    schema: { summary: 'This page; `?lang=de` or `en`', produces: ['text/html'] },
  } as const

  app.get(docsPath, description, async (request, reply) => {
    const asked = UiLanguage.safeParse((request.query as { lang?: unknown }).lang)
    const language = asked.success ? asked.data : languageOf(request)
    // Safe: it is the document of this app, and the page reads only what it defines.
    const page = pages.get(language) ?? writeDocsPage(describe() as V1Document, { language, address })
    pages.set(language, page)
    reply.header('vary', 'accept-language').header('content-language', language)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
