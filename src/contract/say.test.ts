import { expect, test } from 'vitest'
import { pictureFaults } from './picture-faults.ts'
import { sayFault } from './say.ts'

test('a format that is not supported is named, and so is what to do', () => {
  const fault = { code: 'unsupported_format', details: { format: 'PSD' } } as const
  expect(sayFault(fault, 'de')).toBe(
    'Das Format PSD wird nicht unterstützt. Bitte verwenden Sie JPEG oder PNG.',
  )
  expect(sayFault(fault, 'en')).toBe('PSD files are not supported. Please provide a JPEG or PNG.')
})

test('a fault from before formats were named reads well, too', () => {
  expect(sayFault({ code: 'unsupported_format' }, 'en')).toBe(pictureFaults.unsupported_format.en)
})

test('no two faults have the same sentence', () => {
  const sentences = Object.values(pictureFaults).map(({ en }) => en)
  expect(sentences).toEqual([...new Set(sentences)])
})
