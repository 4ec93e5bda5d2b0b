import type { z } from 'zod'
import type { jobDetail } from '#contract/endpoints/jobs.ts'
import { type ImageConcern, imageConcerns } from '#contract/entities/image-filter.ts'
import { joinParts, type ViewAddress, type ViewPart } from '#web/ui/views/view-address.ts'
import { numberPart, oneOf, searchPart } from '#web/ui/views/view-parts.ts'

/** The filter of a job's images: all, those in a state, or those with an issue of their texts. */
export const imageStates = [
  'all',
  'succeeded',
  'failed',
  'skipped',
  'carried',
  'needs_review',
  'has_proposal',
  'decorative',
] as const
export type ImageState = (typeof imageStates)[number]

/** The list's own order, by file name, by state, or the most urgent to review first. */
export const imageSorts = ['position', 'filename', 'state', 'risk'] as const
export type ImageSort = (typeof imageSorts)[number]

/** A list of images: its filter and order. */
export interface ImageFilter {
  state: ImageState
  search: string
  sort: ImageSort
}

/** The view of a job's images. */
export interface ImageView extends ImageFilter {
  /** Code of the language that the table shows. */
  language: string
  /** The open image, zero-based in the filtered list; null: none. */
  openRow: number | null
  /** The open image is part of a review session, and `openRow` is its index there. */
  isWalk: boolean
}

/** The review session, most urgent first. */
export const walkView = {
  state: 'needs_review',
  search: '',
  sort: 'risk',
  openRow: 0,
  isWalk: true,
} as const satisfies Partial<ImageView>

type ImagesQuery = z.infer<(typeof jobDetail)['schema']['querystring']>

/** The query parameters of a filter. */
export function queryOf({
  state,
  search,
  sort,
}: ImageFilter): Pick<ImagesQuery, 'state' | 'only' | 'search' | 'sort'> {
  const asked = { ...(search && { search }), ...(sort !== 'position' && { sort }) }
  if (state === 'all') return asked
  if (isConcern(state)) return { ...asked, only: state }
  return { ...asked, state }
}

/** Whether a filter is about the texts, which the job itself has no count for. */
export function isConcern(state: ImageState): state is ImageConcern {
  return (imageConcerns as readonly ImageState[]).includes(state)
}

const image = numberPart('image')
const openRow: ViewPart<number | null> = {
  read(params) {
    const number = image.read(params)
    return number === null ? null : number - 1
  },
  write: (row) => image.write(row === null ? null : row + 1),
}

/** The view's address for a job with these languages. Opening an image adds a history entry; other changes replace the current one. */
export function imageAddress(languages: readonly string[]): ViewAddress<ImageView> {
  const { read, write } = joinParts<ImageView>({
    state: oneOf('state', imageStates, 'all'),
    search: searchPart,
    sort: oneOf('sort', imageSorts, 'position'),
    language: {
      read: (params) => languages.find((known) => known === params.get('lang')) ?? languages[0] ?? '',
      write: (lang) => ({ lang }),
    },
    openRow,
    isWalk: {
      read: (params) => params.get('walk') === '1' && openRow.read(params) !== null,
      write: (isWalk) => ({ walk: isWalk ? '1' : '' }),
    },
  })
  return {
    read,
    /** Another filter or order is another list, without an open image. */
    write(params, change) {
      const { state, search, sort } = change
      const isOther = state !== undefined || search !== undefined || sort !== undefined
      const next = write(params, isOther ? { openRow: null, ...change } : change)
      if (!next.has('image')) next.delete('walk')
      return next
    },
    isStep: (change, now) => now.openRow === null && typeof change.openRow === 'number',
  }
}
