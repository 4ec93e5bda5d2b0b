import { useQueries, useQuery } from '@tanstack/react-query'
import type { Image } from '#contract/entities/image.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { sheetPageQuery, slotsPerPage } from './sheet-queries.ts'

/** How many images a job lists, those included whose texts were taken over; null until the server has said it. */
export function useSheetTotal(jobId: number): number | null {
  return useQuery(sheetPageQuery(jobId, 0, useLanguage())).data?.total ?? null
}

/**
 * Loads the images of a job from the place `first` to `last` of its list, counted from 0. Answers what stands in a place;
 * undefined until it has come.
 */
export function useSheetImages(
  jobId: number,
  first: number,
  last: number,
): (row: number) => Image | undefined {
  const language = useLanguage()
  const from = pageOf(first)
  // What comes next is asked for before it is in view.
  const pages = Array.from({ length: pageOf(last + slotsPerPage / 2) - from + 1 }, (_, place) => from + place)
  const results = useQueries({ queries: pages.map((page) => sheetPageQuery(jobId, page, language)) })
  return (row) => results[pageOf(row) - from]?.data?.images[row % slotsPerPage]
}

const pageOf = (row: number) => Math.floor(row / slotsPerPage)
