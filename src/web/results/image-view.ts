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

/** The order of the list, by file name, by state, or what most needs a look first. */
export const imageSorts = ['position', 'filename', 'state', 'risk'] as const
export type ImageSort = (typeof imageSorts)[number]

/** Which list of images: what is in it, and in which order. */
export interface ImageFilter {
  state: ImageState
  search: string
  sort: ImageSort
}

/** What of the job's images is on the screen. It lives in the address, so that reload, back and a sent link work. */
export interface ImageView extends ImageFilter {
  /** Code of the language whose texts stand in the table. */
  language: string
  /** Which image is open, counted from 0 in the filtered list; null: none. */
  openRow: number | null
  /** The open image is one of a walk through what should be looked at, and `openRow` its place there. */
  isWalk: boolean
}

/** The walk, from what most needs a look on. */
export const walkView = {
  state: 'needs_review',
  search: '',
  sort: 'risk',
  openRow: 0,
  isWalk: true,
} as const satisfies Partial<ImageView>

type ImagesQuery = z.infer<(typeof jobDetail)['schema']['querystring']>

/** The filter as the server is asked. */
export function queryOf({
  state,
  search,
  sort,
}: ImageFilter): Pick<ImagesQuery, 'state' | 'only' | 'search' | 'sort'> {
  const asked = { ...(search && { search }), ...(sort !== 'position' && { sort }) }
  if (state === 'all') return asked
  if (state === 'needs_review' || state === 'decorative') return { ...asked, only: state }
  return { ...asked, state }
}

/** Reads a view from an address; what makes no sense there counts as absent. `languages` are the job's. */
export function readImageView(params: URLSearchParams, languages: readonly string[]): ImageView {
  const state = params.get('state')
  const language = params.get('lang')
  const image = Number(params.get('image'))
  const openRow = Number.isInteger(image) && image >= 1 ? image - 1 : null
  return {
    state: imageStates.find((known) => known === state) ?? 'all',
    search: params.get('search')?.trim().slice(0, 200) ?? '',
    sort: imageSorts.find((known) => known === params.get('sort')) ?? 'position',
    language: languages.find((known) => known === language) ?? languages[0] ?? '',
    openRow,
    isWalk: openRow !== null && params.get('walk') === '1',
  }
}

/** The address of a changed view. Another filter or order is another list, in which no image is open yet. */
export function writeImageView(params: URLSearchParams, change: Partial<ImageView>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  if (change.state !== undefined) put('state', change.state === 'all' ? '' : change.state)
  if (change.search !== undefined) put('search', change.search)
  if (change.sort !== undefined) put('sort', change.sort === 'position' ? '' : change.sort)
  if (change.language !== undefined) put('lang', change.language)
  const isOther = change.state !== undefined || change.search !== undefined || change.sort !== undefined
  if (isOther) next.delete('image')
  if (change.openRow !== undefined) put('image', change.openRow === null ? '' : String(change.openRow + 1))
  if (change.isWalk !== undefined) put('walk', change.isWalk ? '1' : '')
  if (!next.has('image')) next.delete('walk')
  return next
}
