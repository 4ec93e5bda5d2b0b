import { expect, test } from 'vitest'
import { createLruCache } from './create-lru-cache.ts'

test('recently used values are kept, and the oldest is created again', () => {
  const keep = createLruCache<string>(2)
  let made = 0
  const ask = (name: string) => keep(name, () => `${name}${++made}`)
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual([
    'a1',
    'b2',
    'a1',
    'c3',
    'a1',
    'b4',
  ])
})
