import { expect, test } from 'vitest'
import { createCooldowns } from './create-cooldowns.ts'

test('each owner cools down separately, for the longest of its cooldowns, and at most a minute', () => {
  let time = 0
  const cooldowns = createCooldowns(() => time)
  cooldowns.add(1, 10_000)
  cooldowns.add(1, 5_000)
  cooldowns.add(2, 3_600_000)
  expect(cooldowns.current()).toEqual([1, 2])
  time = 10_000
  expect(cooldowns.current()).toEqual([2])
  time = 60_000
  expect(cooldowns.current()).toEqual([])
})
