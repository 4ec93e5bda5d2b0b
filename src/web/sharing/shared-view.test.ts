import { expect, test } from 'vitest'
import { sharedAddress } from './shared-view.ts'

const write = (before: string, change: Parameters<typeof sharedAddress.write>[1]) =>
  sharedAddress.write(new URLSearchParams(before), change).toString()
const read = (params: string) => sharedAddress.read(new URLSearchParams(params))

test('an image opens and another language is chosen on the page that is shown', () => {
  expect(write('page=2', { openImage: 30 })).toBe('page=2&image=30')
  expect(write('page=2&image=30', { language: 'en' })).toBe('page=2&image=30&lang=en')
  expect(write('page=2&image=30', { openImage: null })).toBe('page=2')
})

test('another page starts without an open image', () => {
  expect(write('page=2&image=30', { page: 3 })).toBe('page=3')
})

test('back closes an image, and does not go through those that were looked at', () => {
  expect(sharedAddress.isStep({ openImage: 1 }, read(''))).toBe(true)
  expect(sharedAddress.isStep({ openImage: 2 }, read('image=1'))).toBe(false)
  expect(sharedAddress.isStep({ openImage: null }, read('image=1'))).toBe(false)
  expect(sharedAddress.isStep({ page: 2 }, read(''))).toBe(true)
})
