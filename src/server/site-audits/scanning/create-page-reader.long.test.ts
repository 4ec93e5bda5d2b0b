import { expect, test } from 'vitest'
import { createPageReader } from './create-page-reader.ts'

const order = (html: string) => ({
  bytes: Buffer.from(html),
  contentType: 'text/html',
  url: 'https://example.org/',
  maxPictures: 10_000,
})

const numbers = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join('')

test.each([
  ['a million attributes', `<a ${numbers(600_000, (at) => `a${at} `)}>`],
  [
    'half a million elements in each other, with paragraphs',
    `${'<div>'.repeat(500_000)}${'<p>x'.repeat(200_000)}`,
  ],
  [
    'formatting that each paragraph opens again',
    `${numbers(60_000, (at) => `<b id=${at}>`)}${'<p>x'.repeat(60_000)}`,
  ],
])(
  '%s end the reader at most, and the next page is read',
  async (_name, html) => {
    await using reader = createPageReader({ cpuSeconds: 2 })
    const page = await reader.read(order(html))
    if (page) expect(page.pictures).toEqual([])
    expect((await reader.read(order('<img src="/a.jpg">')))?.pictures).toHaveLength(1)
  },
  60_000,
)

test('100,000 pictures on a page are read up to the limit', async () => {
  await using reader = createPageReader()
  const page = await reader.read(order(numbers(100_000, (at) => `<a href=/${at}><img src=/${at}.jpg></a>`)))
  expect([page?.pictures.length, page?.hasMorePictures, page?.links.length]).toEqual([10_000, true, 5_000])
}, 60_000)
