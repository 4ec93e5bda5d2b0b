import { expect, test } from 'vitest'
import { eventStreamParser } from './parse-event-stream.ts'

test('a message is complete at its empty line', () => {
  const parse = eventStreamParser()
  expect(parse('id: 7\ndata: {"a":1}\n')).toEqual([])
  expect(parse('\n')).toEqual([{ id: '7', data: '{"a":1}' }])
})

test('a message may arrive in any pieces', () => {
  const whole = 'id: 1\r\ndata: eins\r\n\r\n: still here\r\n\r\nid: 2\r\ndata: zwei\r\ndata: drei\r\n\r\n'
  for (let cut = 1; cut < whole.length; cut++) {
    const parse = eventStreamParser()
    expect([...parse(whole.slice(0, cut)), ...parse(whole.slice(cut))]).toEqual([
      { id: '1', data: 'eins' },
      { id: '2', data: 'zwei\ndrei' },
    ])
  }
})

test('comments and unknown fields are passed over', () => {
  expect(eventStreamParser()(': hello\nretry: 5\nevent: x\n\n')).toEqual([])
})

test('a message without an id keeps the last one, also that of an earlier line', () => {
  expect(eventStreamParser('41')('data: x\n\n')).toEqual([{ id: '41', data: 'x' }])
})
