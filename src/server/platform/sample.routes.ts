import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sampleList } from '#contract/endpoints/platform.ts'
import { mount } from './mount.ts'
import type { Settings } from './read-settings.ts'
import { languageOf } from './request-language.ts'
import { samplePath, writeSampleList } from './write-sample-list.ts'

const pictures = fileURLToPath(new URL('samples', import.meta.url))
const mediaTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const
const names = { de: 'bildwort-beispiel', en: 'bildwort-example' } as const

/** The sample list for trying an installation, and its pictures, independent of the web app's build. */
export function sampleRoutes(app: FastifyInstance, { PUBLIC_URL: publicUrl }: Settings): void {
  mount(app, sampleList, async ({ query, request, reply }) => {
    const language = languageOf(request)
    const { format } = query
    return reply
      .type(mediaTypes[format])
      .header('content-disposition', `attachment; filename="${names[language]}.${format}"`)
      .send(writeSampleList(publicUrl, { format, language }))
  })

  app.register(fastifyStatic, {
    root: pictures,
    prefix: samplePath,
    // The web app's files use this plugin too: only one of them may decorate replies.
    decorateReply: false,
    setHeaders: (response) => response.header('cache-control', 'public, max-age=86400'),
  })
}
