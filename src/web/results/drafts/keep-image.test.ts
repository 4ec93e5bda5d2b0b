import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Image } from '#contract/entities/image.ts'
import { keepImage } from './keep-image.ts'

// Only the fields that lists use.
const image = (id: number, needsReview: boolean) => ({ id, needsReview, decorative: false }) as Image

const language = 'de'
const key = (list: 'images' | 'walk', of = language as string) => ['jobs', 7, list, of, 0]

function createLists() {
  const client = new QueryClient()
  const page = { images: [image(1, true), image(2, true), image(3, true)], total: 3 }
  client.setQueryData(key('images'), page)
  client.setQueryData(key('walk'), page)
  client.setQueryData(['jobs', 7, 'count', 'needs_review'], 3)
  return client
}

test('an approved image stays in its place in every list until the list is refetched', () => {
  const client = createLists()
  keepImage(client, 7, image(2, false))
  for (const list of ['images', 'walk'] as const) {
    expect(client.getQueryData(key(list))).toMatchObject({
      images: [{ id: 1 }, { id: 2, needsReview: false }, { id: 3 }],
      total: 3,
    })
    expect(client.getQueryState(key(list))?.isInvalidated).toBe(false)
  }
})

test('a list with a request in flight is refetched', async () => {
  const client = new QueryClient()
  const answers: ((page: { images: Image[]; total: number }) => void)[] = []
  const list = new QueryObserver(client, {
    queryKey: key('images'),
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  })
  const stop = list.subscribe(() => {})
  keepImage(client, 7, image(2, false))
  await expect.poll(() => answers.length).toBe(2)
  answers[0]!({ images: [image(2, true)], total: 1 })
  answers[1]!({ images: [image(2, false)], total: 1 })
  await expect.poll(() => list.getCurrentResult().data).toMatchObject({ images: [{ needsReview: false }] })
  stop()
})

test('counts are refetched if the image’s counted state changes, and only then', () => {
  const client = createLists()
  const isAskedAnew = () => client.getQueryState(['jobs', 7, 'count', 'needs_review'])?.isInvalidated
  keepImage(client, 7, image(2, true))
  expect(isAskedAnew()).toBe(false)
  keepImage(client, 7, image(2, false))
  expect(isAskedAnew()).toBe(true)
})

test('lists of other jobs, and those without the image, are not changed', () => {
  const client = createLists()
  const others = { images: [image(2, true)], total: 1 }
  client.setQueryData(['jobs', 8, 'images', language, 0], others)
  keepImage(client, 7, image(2, false))
  expect(client.getQueryData(['jobs', 8, 'images', language, 0])).toBe(others)
})

test('lists in the other language get it, too', () => {
  const client = createLists()
  client.setQueryData(key('images', 'en'), { images: [image(2, true)], total: 1 })
  keepImage(client, 7, image(2, false))
  expect(client.getQueryData(key('images', 'en'))).toMatchObject({ images: [{ id: 2, needsReview: false }] })
})
