import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { jobDetail } from '#contract/endpoints/jobs.ts'
import { jobImages } from '#server/jobs/images.tables.ts'

export type ImagesQuery = z.infer<(typeof jobDetail)['schema']['querystring']>

/** The order of images for a query; ties follow the order of the list. */
export function orderImages({ sort = 'position', order }: Pick<ImagesQuery, 'sort' | 'order'>): SQL[] {
  const { position, filename, state, risk } = jobImages
  const direction = order === 'desc' ? desc : asc
  if (sort === 'position') return [direction(position)]
  if (sort === 'filename') return [direction(filename), asc(position)]
  if (sort === 'state') return [direction(state), asc(position)]
  // Matches the review index, which orders nulls, though there are none.
  return [order === 'asc' ? sql`${risk} asc nulls first` : sql`${risk} desc nulls last`, asc(position)]
}
