import { describe, expect, test } from 'vitest'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import { imageStates, queryOf, readImageView, writeImageView } from './image-view.ts'

const read = (query: string) => readImageView(new URLSearchParams(query), ['de', 'cz'])
const write = (query: string, change: Parameters<typeof writeImageView>[1]) =>
  writeImageView(new URLSearchParams(query), change).toString()

describe('an address', () => {
  test('without a query shows every image in the first language', () => {
    expect(read('')).toEqual({ state: 'all', search: '', language: 'de', openRow: null })
  })

  test('brings filter, search, language and the open image back', () => {
    expect(read('state=failed&search=hund&lang=cz&image=7')).toEqual({
      state: 'failed',
      search: 'hund',
      language: 'cz',
      openRow: 6,
    })
  })

  test.each(['image=0', 'image=-3', 'image=1.5', 'image=x', 'image='])('with %s opens no image', (query) => {
    expect(read(query).openRow).toBeNull()
  })

  test('with an unknown state or language falls back', () => {
    expect(read('state=lost&lang=hu')).toMatchObject({ state: 'all', language: 'de' })
  })
})

describe('the server is asked', () => {
  test('for everything without a filter', () => {
    expect(queryOf({ state: 'all', search: '' })).toEqual({})
  })

  test('for a state, or only for what should be looked at or is decorative', () => {
    expect(queryOf({ state: 'carried', search: '' })).toEqual({ state: 'carried' })
    expect(queryOf({ state: 'needs_review', search: 'hund' })).toEqual({
      only: 'needs_review',
      search: 'hund',
    })
    expect(queryOf({ state: 'decorative', search: '' })).toEqual({ only: 'decorative' })
  })

  test('for nothing that it does not know', () => {
    for (const state of imageStates)
      expect(jobDetail.schema.querystring.parse(queryOf({ state, search: '' }))).toEqual(
        queryOf({ state, search: '' }),
      )
  })
})

describe('a change', () => {
  test('of the filter closes the image, as it is another one in another list', () => {
    expect(write('lang=cz&image=7', { state: 'failed' })).toBe('lang=cz&state=failed')
    expect(write('image=7', { search: 'a b' })).toBe('search=a+b')
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
})
