import { describe, expect, test } from 'vitest'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import { reviewQuery } from '#contract/review-query.ts'
import {
  type ImageFilter,
  type ImageView,
  imageAddress,
  imageSorts,
  imageStates,
  noFilter,
  queryOf,
  walkView,
} from './image-view.ts'

const address = imageAddress(['de', 'cz'])
const read = (query: string) => address.read(new URLSearchParams(query))
const write = (query: string, change: Partial<ImageView>) =>
  address.write(new URLSearchParams(query), change).toString()

const listOf = (filter: Partial<ImageFilter>): ImageFilter => ({
  ...noFilter,
  sort: 'position',
  ...filter,
})

describe('an address', () => {
  test('without a query shows every image in the first language', () => {
    expect(read('')).toEqual({ ...listOf({}), language: 'de', openRow: null, isWalk: false })
  })

  test('brings filter, search, order, language and the open image back', () => {
    expect(read('state=failed&search=hund&sort=filename&lang=cz&image=7')).toEqual({
      ...noFilter,
      state: 'failed',
      search: 'hund',
      sort: 'filename',
      language: 'cz',
      openRow: 6,
      isWalk: false,
    })
  })

  test.each(['image=0', 'image=-3', 'image=1.5', 'image=x', 'image='])('with %s opens no image', (query) => {
    expect(read(query).openRow).toBeNull()
  })

  test('with an unknown state, order or language falls back', () => {
    expect(read('state=lost&sort=luck&lang=hu')).toMatchObject({
      state: 'all',
      sort: 'position',
      language: 'de',
    })
  })

  test('goes on with a walk, but not without an image', () => {
    expect(read('walk=1&image=4')).toMatchObject({ isWalk: true, openRow: 3 })
    expect(read('walk=1').isWalk).toBe(false)
  })
})

describe('the server is asked', () => {
  test('for everything without a filter', () => {
    expect(queryOf(listOf({}))).toEqual({})
  })

  test('for a state, or only for what should be looked at, is to be decided or is decorative', () => {
    expect(queryOf(listOf({ state: 'carried' }))).toEqual({ state: 'carried' })
    expect(queryOf(listOf({ state: 'needs_review', search: 'hund' }))).toEqual({
      only: 'needs_review',
      search: 'hund',
    })
    expect(queryOf(listOf({ state: 'has_proposal' }))).toEqual({ only: 'has_proposal' })
    expect(queryOf(listOf({ state: 'decorative' }))).toEqual({ only: 'decorative' })
  })

  test('for further conditions, which combine', () => {
    const conditions = {
      approved: 'false',
      edited: 'true',
      rule: 'opening',
      missing: 'cz',
      kept: 'true',
    } as const
    expect(queryOf(listOf({ ...conditions, state: 'needs_review', length: 'short' }))).toEqual({
      only: 'needs_review',
      state: 'carried',
      approved: 'false',
      edited: 'true',
      rule: 'opening',
      missing: 'cz',
      altTextMin: 1,
      altTextMax: 24,
    })
  })

  test('for an order, unless it is that of the list', () => {
    expect(queryOf(listOf({ sort: 'risk' }))).toEqual({ sort: 'risk' })
  })

  test('for nothing that it does not know', () => {
    for (const state of imageStates)
      for (const sort of imageSorts) {
        const query = queryOf(listOf({ state, sort }))
        expect(jobDetail.schema.querystring.parse(query)).toEqual(query)
      }
  })
})

describe('further conditions', () => {
  const query = 'approved=false&edited=true&rule=opening&missing=cz&length=long&kept=true'

  test('are in the address, so that they survive a reload', () => {
    const { approved, edited, rule, missing, length, kept } = read(query)
    const conditions = { approved, edited, rule, missing, length, kept }
    expect(conditions).toEqual({
      approved: 'false',
      edited: 'true',
      rule: 'opening',
      missing: 'cz',
      length: 'long',
      kept: 'true',
    })
    expect(write('image=3', conditions)).toBe(query)
    expect(write(query, noFilter)).toBe('')
  })

  test('that do not exist count as absent', () => {
    expect(read('approved=maybe&rule=beauty&missing=fr&length=9&kept=no')).toMatchObject(noFilter)
  })
})

describe('a change', () => {
  test('of the filter closes the image, as it is another one in another list', () => {
    expect(write('lang=cz&image=7', { state: 'failed' })).toBe('lang=cz&state=failed')
    expect(write('image=7', { search: 'a b' })).toBe('search=a+b')
  })

  test('of the order closes the image, too', () => {
    expect(write('image=7', { sort: 'risk' })).toBe('sort=risk')
  })

  test('into the walk opens what most needs a look, and closing the image ends the walk', () => {
    expect(write('lang=cz&search=x', walkView)).toBe('lang=cz&state=needs_review&sort=risk&image=1&walk=1')
    expect(write('state=needs_review&image=3&walk=1', { openRow: null })).toBe('state=needs_review')
  })

  test('to an image of the whole list leaves the filter', () => {
    expect(write('state=decorative&lang=cz&image=2', { state: 'all', search: '', openRow: 11 })).toBe(
      'lang=cz&image=12',
    )
  })

  test('of the language keeps the image open', () => {
    expect(write('image=7', { language: 'cz' })).toBe('image=7&lang=cz')
  })

  test('back to what needs no word leaves none', () => {
    expect(write('state=failed&search=x&image=2', { state: 'all', search: '', openRow: null })).toBe('')
  })

  test('is a step only where it opens an image', () => {
    const [closed, open] = [read(''), read('image=7')]
    expect(address.isStep({ openRow: 0 }, closed)).toBe(true)
    expect(address.isStep({ openRow: 7 }, open)).toBe(false)
    expect(address.isStep({ openRow: null }, open)).toBe(false)
    expect(address.isStep({ search: 'x' }, closed)).toBe(false)
  })
})

test('the link in a mail leads to where the button of the review does', () => {
  expect(write('', walkView)).toBe(reviewQuery)
})
