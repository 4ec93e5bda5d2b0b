import { expect, test } from 'vitest'
import { narrowToPicture } from './narrow-to-picture.ts'

const one = 'https://shop.example/1.jpg'
const two = 'https://shop.example/bild 2.jpg'

test.for([
  ['several addresses', `${one}, ${two}`, 'https://shop.example/bild%202.jpg', two],
  ['pictures of a product', JSON.stringify([{ src: one }, { src: two }]), one, one],
  [
    'paths',
    'media/1.jpg|media/bild ü.jpg',
    'https://shop.example/media/bild%20%C3%BC.jpg',
    'media/bild ü.jpg',
  ],
] as const)('of %s only the one is left', ([, cell, url, left]) => {
  expect(narrowToPicture(['Becher', cell, ''], url)).toEqual(['Becher', left, ''])
})

test.for([one, `${one}, ${two}`, 'Becher, blau', '["blau","300 ml"]'])(
  '%j stays unchanged, whatever the image',
  (cell) => {
    expect(narrowToPicture([cell], 'https://elsewhere.example/9.jpg')).toEqual([cell])
  },
)
