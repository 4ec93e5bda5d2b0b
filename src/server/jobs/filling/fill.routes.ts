import type { FastifyInstance } from 'fastify'
import { downloadList, listColumns } from '#contract/endpoints/downloads.ts'
import type { FilledText } from '#contract/lists/filled-texts.ts'
import { nameDownload } from '#server/jobs/exports/name-download.ts'
import { findOwnCompletedJob, findOwnJob } from '#server/jobs/reading/find-job.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { fillList } from './fill-list.ts'
import { limitFillings } from './limit-fillings.ts'
import { showListColumns } from './show-list-columns.ts'

const endings: Record<FilledText, { de: string; en: string }> = {
  altText: { de: 'alternativtexte', en: 'alt-texts' },
  description: { de: 'beschreibungen', en: 'descriptions' },
  keywords: { de: 'schlagwoerter', en: 'keywords' },
}

export function fillRoutes(app: FastifyInstance, platform: Platform): void {
  const fillings = limitFillings(platform)

  mount(app, downloadList, async ({ params, query, caller, request, reply }) => {
    const job = await findOwnCompletedJob(platform.db, caller, params.id)
    const { column, text, newColumn, cells } = query
    const language = query.language ?? job.languages[0] ?? ''
    const wishes = { column, text, language, isNewColumn: newColumn === 'true', onlyEmpty: cells === 'empty' }
    const { contentType, content } = await fillings.run(caller, request.signal, (memory) =>
      fillList(platform, job, wishes, memory),
    )
    const ending = endings[text][caller.language]
    const extension = /\.\w+$/.exec(job.filename)?.[0] ?? ''
    nameDownload(reply, job.filename, `${ending}${text === 'keywords' ? '' : `-${language}`}${extension}`)
    return reply.type(contentType).send(content)
  })

  mount(app, listColumns, async ({ params, caller }) =>
    showListColumns(platform, await findOwnJob(platform.db, caller, params.id)),
  )
}
