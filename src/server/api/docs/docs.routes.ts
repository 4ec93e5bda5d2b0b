import type { FastifyInstance } from 'fastify'
import { UiLanguage } from '#contract/entities/language.ts'
import { languageOf } from '#server/platform/request-language.ts'
import type { V1Document } from './read-calls.ts'
import type { PageSettings } from './reference.ts'
import { docsPath, textPath, writeDocsPage } from './write-page.ts'
import { writeDocsText } from './write-text.ts'

/** The public documentation page of API v1, generated once per language, and as text for language models. */
export function docsRoutes(app: FastifyInstance, settings: PageSettings, describe: () => object): void {
  const pages = new Map<UiLanguage, string>()
  let text: string | undefined
  // Safe: it is the document of this app, and the page reads only what it defines.
  const document = () => describe() as V1Document
  const description = {
    config: { access: 'public' },
    schema: { summary: 'This page; `?lang=de` or `en`', produces: ['text/html'] },
  } as const

  app.get(docsPath, description, async (request, reply) => {
    const asked = UiLanguage.safeParse((request.query as { lang?: unknown }).lang)
    const language = asked.success ? asked.data : languageOf(request)
    const page = pages.get(language) ?? writeDocsPage(document(), { language, settings })
    pages.set(language, page)
    reply.header('vary', 'accept-language').header('content-language', language)
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.get(textPath, async (_request, reply) => {
    text ??= writeDocsText(document(), settings)
    return reply.type('text/plain; charset=utf-8').send(text)
  })
}
