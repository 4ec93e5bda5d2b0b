import { expect, test } from 'vitest'
import { createPadRemover } from './create-pad-remover.ts'

const text = '1, "a, ""b"" , c" , "d"\n2,  "x\n, y", e "f" g\n"z", "'

test.each([1, 2, 3, 5, 1000])('blanks before quotation marks go, in pieces of %i characters', (length) => {
  const remove = createPadRemover(',')
  let out = ''
  for (let at = 0; at < text.length; at += length) out += remove(text.slice(at, at + length), false)
  expect(out + remove('', true)).toBe('1,"a, ""b"" , c" ,"d"\n2,"x\n, y", e "f" g\n"z", "')
})
