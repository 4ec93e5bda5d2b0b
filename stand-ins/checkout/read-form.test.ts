import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

test.each([
  ['', {}],
  ['a=1&b=zwei+drei%21', { a: '1', b: 'zwei drei!' }],
  ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
  ['a[0][b]=1&a[1][b]=2', { a: [{ b: '1' }, { b: '2' }] }],
  ['a[]=1&a[]=2', { a: ['1', '2'] }],
  ['a%5Bb%5D=1', { a: { b: '1' } }],
  ['0=a', ['a']],
])('%s', (source, form) => {
  expect(readForm(source)).toEqual(form)
})

test('a property name of JavaScript is a name like others', () => {
  const form = readForm('__proto__[polluted]=1')
  expect({}).not.toHaveProperty('polluted')
  expect(Object.keys(form)).toEqual(['__proto__'])
})
