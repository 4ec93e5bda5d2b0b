import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { imageCounts, listedImages } from '#web/components/image-counts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { imagesPerPage, neighbours, pageOf, pagesOf } from './image-pages.ts'
import { type ImageFilter, isConcern, isFiltered } from './image-view.ts'
import { imagesQuery } from './results-queries.ts'

/** The filtered images of a job as one long list that loads only what is visible. */
export interface ImageList {
  /** Null until the server has returned the number of matches. */
  total: number | null
  /** Number of rows to reserve until then. */
  expected: number
  error: unknown
  isFetching: boolean
  imageAt: (row: number) => Image | undefined
  isFailedAt: (row: number) => boolean
  retryAt: (row: number) => void
}

/** Used when the number of matches is unknown. */
const usualPlaces = 6

/** `rows` are the first and last visible row. The first page is always kept, because it has the total. */
export function useImageList(
  job: Job,
  filter: ImageFilter,
  rows: readonly [number, number],
  openRow: number | null,
): ImageList {
  const language = useLanguage()
  const client = useQueryClient()
  const aroundOpen = openRow === null ? [] : pagesOf(Math.max(0, openRow - neighbours), openRow + neighbours)
  const pages = [...new Set([0, ...pagesOf(...rows), ...aroundOpen])]
  const results = useQueries({
    queries: pages.map((page) => ({
      ...imagesQuery(job.id, filter, page, language),
      // Keeps the other language's answer until this one arrives, so that an open panel is not remounted.
      placeholderData: () =>
        client.getQueryData(imagesQuery(job.id, filter, page, otherThan(language)).queryKey),
    })),
  })
  const resultAt = (row: number) => results[pages.indexOf(pageOf(row))]
  const first = resultAt(0)

  return {
    total: first?.data?.total ?? null,
    expected: expectedImages(job, filter),
    error: first?.data ? null : first?.error,
    isFetching: first?.isFetching ?? false,
    imageAt: (row) => resultAt(row)?.data?.images[row % imagesPerPage],
    isFailedAt: (row) => resultAt(row)?.isError === true && resultAt(row)?.isFetching === false,
    retryAt: (row) => void resultAt(row)?.refetch(),
  }
}

function otherThan(language: UiLanguage): UiLanguage {
  return language === 'de' ? 'en' : 'de'
}

function expectedImages(job: Job, filter: ImageFilter): number {
  const { state } = filter
  if (isFiltered({ ...filter, state: 'all' })) return usualPlaces
  if (state === 'all') return listedImages(job)
  if (isConcern(state)) return usualPlaces
  return imageCounts(job)[state]
}
