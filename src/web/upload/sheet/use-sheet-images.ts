import { useQueries, useQuery } from '@tanstack/react-query'
import type { Image } from '#contract/entities/image.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { sheetPageQuery, slotsPerPage } from './sheet-queries.ts'

/** The number of images that a job lists, including carried-over ones; null until the server has returned it. */
export function useSheetTotal(jobId: number): number | null {
  return useQuery(sheetPageQuery(jobId, 0, useLanguage())).data?.total ?? null
}

/** Loads the images `first` to `last` of a job, zero-based in its list. Returns the function that gets one; undefined while it loads. */
export function useSheetImages(
  jobId: number,
  first: number,
  last: number,
): (row: number) => Image | undefined {
  const language = useLanguage()
  const from = pageOf(first)
  // Prefetches the next images before they are visible.
  const pages = Array.from({ length: pageOf(last + slotsPerPage / 2) - from + 1 }, (_, place) => from + place)
  const results = useQueries({ queries: pages.map((page) => sheetPageQuery(jobId, page, language)) })
  return (row) => results[pageOf(row) - from]?.data?.images[row % slotsPerPage]
}

const pageOf = (row: number) => Math.floor(row / slotsPerPage)
