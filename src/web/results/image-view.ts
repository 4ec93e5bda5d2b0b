import type { z } from 'zod'
import type { jobDetail } from '#contract/endpoints/jobs.ts'

/** Which images of a job the table shows: all, those in a state, or those with something about their texts. */
export const imageStates = [
  'all',
  'succeeded',
  'failed',
  'skipped',
  'carried',
  'needs_review',
  'decorative',
] as const
export type ImageState = (typeof imageStates)[number]

export interface ImageFilter {
  state: ImageState
  search: string
}

/** What of the job's images is on the screen. It lives in the address, so that reload, back and a sent link work. */
export interface ImageView extends ImageFilter {
  /** Code of the language whose texts stand in the table. */
  language: string
  /** Which image is open, counted from 0 in the filtered list; null: none. */
  openRow: number | null
}

type ImagesQuery = z.infer<(typeof jobDetail)['schema']['querystring']>

/** The filter as the server is asked. */
export function queryOf({ state, search }: ImageFilter): Pick<ImagesQuery, 'state' | 'only' | 'search'> {
  const asked = search ? { search } : {}
  if (state === 'all') return asked
  if (state === 'needs_review' || state === 'decorative') return { ...asked, only: state }
  return { ...asked, state }
}

/** Reads a view from an address; what makes no sense there counts as absent. `languages` are the job's. */
export function readImageView(params: URLSearchParams, languages: readonly string[]): ImageView {
  const state = params.get('state')
  const language = params.get('lang')
  const image = Number(params.get('image'))
  return {
    state: imageStates.find((known) => known === state) ?? 'all',
    search: params.get('search')?.trim().slice(0, 200) ?? '',
    language: languages.find((known) => known === language) ?? languages[0] ?? '',
    openRow: Number.isInteger(image) && image >= 1 ? image - 1 : null,
  }
}

/** The address of a changed view. Another filter is another list, in which no image is open yet. */
export function writeImageView(params: URLSearchParams, change: Partial<ImageView>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  if (change.state !== undefined) put('state', change.state === 'all' ? '' : change.state)
  if (change.search !== undefined) put('search', change.search)
  if (change.language !== undefined) put('lang', change.language)
  if (change.state !== undefined || change.search !== undefined) next.delete('image')
  if (change.openRow !== undefined) put('image', change.openRow === null ? '' : String(change.openRow + 1))
  return next
}
