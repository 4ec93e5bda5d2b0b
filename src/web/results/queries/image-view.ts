import type { z } from 'zod'
import type { jobDetail } from '#contract/endpoints/jobs.ts'
import { ruleNames } from '#contract/entities/image.ts'
import {
  type ImageConcern,
  imageConcerns,
  type ImageFilter as MatchingImages,
} from '#contract/entities/image-filter.ts'
import type { TextRule } from '#contract/text-rules.ts'
import { joinParts, type ViewAddress, type ViewPart } from '#web/ui/views/view-address.ts'
import { numberPart, oneOf, searchPart } from '#web/ui/views/view-parts.ts'

type ImagesQuery = z.infer<(typeof jobDetail)['schema']['querystring']>

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

/** Lengths of an alt text, in characters, that are looked for. */
export const textLengths = {
  empty: { altTextMax: 0 },
  short: { altTextMin: 1, altTextMax: 24 },
  long: { altTextMin: 126 },
  tooLong: { altTextMin: 251 },
} as const satisfies Record<string, Partial<ImagesQuery>>
export type TextLength = keyof typeof textLengths

const yesOrNo = ['true', 'false'] as const
type YesOrNo = (typeof yesOrNo)[number] | ''

/** Conditions in addition to the state; empty: none. */
export interface ImageConditions {
  approved: YesOrNo
  edited: YesOrNo
  rule: TextRule | ''
  /** Code of a language without an alt text. */
  missing: string
  length: TextLength | ''
  /** Existing texts that were taken over. */
  kept: 'true' | ''
}

/** A list of images: its filter and order. */
export interface ImageFilter extends ImageConditions {
  state: ImageState
  search: string
  sort: ImageSort
}

export const noConditions: ImageConditions = {
  approved: '',
  edited: '',
  rule: '',
  missing: '',
  length: '',
  kept: '',
}

/** The filter that shows every image. */
export const noFilter = { state: 'all', search: '', ...noConditions } as const satisfies Partial<ImageFilter>

/** Whether a filter leaves any image out. */
export function isFiltered(filter: ImageFilter): boolean {
  const names = Object.keys(noFilter) as (keyof typeof noFilter)[]
  return names.some((name) => filter[name] !== noFilter[name])
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
  ...noFilter,
  state: 'needs_review',
  sort: 'risk',
  openRow: 0,
  isWalk: true,
} as const satisfies Partial<ImageView>

/** The query parameters of a filter and its order. */
export function queryOf({ sort, ...filter }: ImageFilter): Pick<ImagesQuery, keyof MatchingImages | 'sort'> {
  return { ...matchingOf(filter), ...(sort !== 'position' && { sort }) }
}

/** The filter as the server takes it. */
export function matchingOf(filter: Omit<ImageFilter, 'sort'>): MatchingImages {
  const { state, search, approved, edited, rule, missing, length, kept } = filter
  return {
    ...(search && { search }),
    ...(kept && { state: 'carried' }),
    ...(state !== 'all' && (isConcern(state) ? { only: state } : { state })),
    ...(approved && { approved }),
    ...(edited && { edited }),
    ...(rule && { rule }),
    ...(missing && { missing }),
    ...(length && textLengths[length]),
  }
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

const filterNames = ['sort', ...Object.keys(noFilter)] as (keyof ImageFilter)[]

/** The view's address for a job with these languages. Opening an image adds a history entry; other changes replace the current one. */
export function imageAddress(languages: readonly string[]): ViewAddress<ImageView> {
  const { read, write } = joinParts<ImageView>({
    state: oneOf('state', imageStates, 'all'),
    search: searchPart,
    sort: oneOf('sort', imageSorts, 'position'),
    approved: oneOf('approved', ['', ...yesOrNo], ''),
    edited: oneOf('edited', ['', ...yesOrNo], ''),
    rule: oneOf('rule', ['', ...ruleNames], ''),
    missing: {
      read: (params) => languages.find((known) => known === params.get('missing')) ?? '',
      write: (missing) => ({ missing }),
    },
    length: oneOf('length', ['', 'empty', 'short', 'long', 'tooLong'], ''),
    kept: oneOf('kept', ['', 'true'], ''),
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
      const isOther = filterNames.some((name) => change[name] !== undefined)
      const next = write(params, isOther ? { openRow: null, ...change } : change)
      if (!next.has('image')) next.delete('walk')
      return next
    },
    isStep: (change, now) => now.openRow === null && typeof change.openRow === 'number',
  }
}
