import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { imagesPerPage, pagesOf } from '#web/results/queries/image-pages.ts'
import { type ImageFilter, queryOf } from '#web/results/queries/image-view.ts'
import { imagesQuery } from '#web/results/queries/results-queries.ts'

/** As many as one action takes; for more there is the filter. */
const mostSelected = 1_000

/** The images that are selected in a list, by id. Another list begins without any. */
export function useSelection(jobId: number, filter: ImageFilter) {
  const client = useQueryClient()
  const language = useLanguage()
  const list = JSON.stringify(queryOf(filter))
  const [kept, setKept] = useState<{ list: string; ids: ReadonlySet<number> }>({ list, ids: none })
  const last = useRef({ list: '', row: 0 })
  const selected = kept.list === list ? kept.ids : none

  function change(changed: (ids: Set<number>) => void): void {
    setKept((before) => {
      const ids = new Set(before.list === list ? before.ids : none)
      changed(ids)
      return { list, ids: new Set([...ids].slice(0, mostSelected)) }
    })
  }

  const lastRow = () => (last.current.list === list ? last.current.row : undefined)

  return {
    selected,
    /** Selects an image or takes it out; with `isRange`, all between `from`, or the last one, and it, loaded or not. */
    async select(row: number, isRange: boolean, from = lastRow()): Promise<void> {
      const anchor = isRange ? (from ?? row) : row
      last.current = { list, row }
      const first = Math.min(anchor, row)
      const end = Math.min(Math.max(anchor, row), first + mostSelected - 1)
      const pages = await Promise.all(
        pagesOf(first, end).map((page) => client.ensureQueryData(imagesQuery(jobId, filter, page, language))),
      )
      const offset = Math.floor(first / imagesPerPage) * imagesPerPage
      const rows = pages.flatMap(({ images }) => images).slice(first - offset, end - offset + 1)
      change((ids) => {
        for (const { id } of rows) if (isRange || !ids.delete(id)) ids.add(id)
      })
    },
    deselect: () => change((ids) => ids.clear()),
  }
}

const none: ReadonlySet<number> = new Set()
