import { expect, test } from 'vitest'
import { scrollAfterResize } from './scroll-after-resize.ts'

test.each([
  ['nothing changed', 250, { columns: 4, lineHeight: 200 }, { columns: 4, lineHeight: 200 }, 250],
  ['larger pictures', 250, { columns: 4, lineHeight: 200 }, { columns: 4, lineHeight: 240 }, 300],
  // The third line of four starts with the ninth image, which is in the fifth line of two.
  ['fewer side by side', 450, { columns: 4, lineHeight: 200 }, { columns: 2, lineHeight: 300 }, 1_200],
  ['more side by side', 1_200, { columns: 2, lineHeight: 300 }, { columns: 4, lineHeight: 200 }, 400],
])('the first image in sight stays in sight: %s', (_, scrollTop, before, after, expected) => {
  expect(scrollAfterResize(scrollTop, before, after)).toBe(expected)
})
