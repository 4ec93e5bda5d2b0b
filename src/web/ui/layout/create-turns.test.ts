import { expect, test } from 'vitest'
import { createTurns } from './create-turns.ts'

function setUp(atOnce: number) {
  const turns = createTurns(atOnce)
  const begun: string[] = []
  const take = (name: string) => turns.take(() => begun.push(name))
  return { take, begun }
}

test('the limit of tasks runs at once, each further one when a turn ends, in the order of arrival', () => {
  const { take, begun } = setUp(2)
  const [endA, , endC] = ['a', 'b', 'c', 'd'].map(take)
  expect(begun).toEqual(['a', 'b'])
  endA!()
  endA!()
  expect(begun).toEqual(['a', 'b', 'c'])
  endC!()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('a caller who leaves the line is never called and blocks no other', () => {
  const { take, begun } = setUp(1)
  const [endA, leaveB] = ['a', 'b', 'c'].map(take)
  leaveB!()
  endA!()
  expect(begun).toEqual(['a', 'c'])
})
