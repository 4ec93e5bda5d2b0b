import { expect, test } from 'vitest'
import { findDuplicates } from './find-duplicates.ts'

const picture = (id: number, url: string, alt: string | null, more = {}) => ({
  id,
  url: url && `https://example.org/${url}`,
  alt,
  label: '',
  form: 'img',
  role: 'informative',
  ...more,
})

test('different pictures with the same text are found, sizes of one picture are not', () => {
  const pictures = [
    picture(1, 'a.jpg', 'Our team'),
    picture(2, 'b.jpg', ' our  team! '),
    picture(3, 'c.jpg', null, { label: 'Our team' }),
    picture(4, 'dog-300x200.jpg', 'A dog'),
    picture(5, 'x/dog-scaled.jpg?w=100', 'A dog'),
    picture(6, 'dog.jpg', 'A dog'),
    picture(7, 'd.jpg', ''),
    picture(8, 'e.jpg', ''),
    picture(9, '', 'Search', { form: 'svg' }),
    picture(10, 'f.jpg', 'Search'),
    picture(11, 'g.jpg', 'Shared', { form: 'og_image' }),
    picture(12, 'h.jpg', 'Shared'),
    picture(13, 'i.jpg', 'Ornament', { role: 'decorative' }),
    picture(14, 'j.jpg', 'Ornament'),
  ]
  expect(findDuplicates(pictures)).toEqual([1, 2, 3])
})
