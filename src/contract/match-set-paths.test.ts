import { expect, test } from 'vitest'
import { matchSetPaths } from './match-set-paths.ts'

const files = ['a/Haus.JPG', 'b/Turm.jpg', 'b/Turm.png', 'c/Wald.jpg', 'd/Wald.jpg', 'e/See v1.2.jpg']

test.for([
  ['a/Haus.JPG', 'a/Haus.JPG'],
  ['Haus.JPG', 'a/Haus.JPG'],
  ['haus.jpg', 'a/Haus.JPG'],
  ['HAUS', 'a/Haus.JPG'],
  ['Turm.png', 'b/Turm.png'],
  ['Turm', null],
  ['d/Wald.jpg', 'd/Wald.jpg'],
  ['Wald.jpg', null],
  ['see v1.2', 'e/See v1.2.jpg'],
  ['none.jpg', null],
] as const)('%s means %s', ([listed, file]) => {
  const { missing, unused } = matchSetPaths([listed], files)
  expect(missing).toEqual(file === null ? [listed] : [])
  expect(unused).toEqual(files.filter((each) => each !== file))
})
