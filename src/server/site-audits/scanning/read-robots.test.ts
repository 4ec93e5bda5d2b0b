import { expect, test } from 'vitest'
import { readRobots } from './read-robots.ts'

const read = (text: string) => readRobots('https://example.org/robots.txt', text)

test('rules for this robot go before those for all, and the longest one counts', () => {
  const robots = read(
    'User-agent: *\nDisallow: /\n\nUser-agent: bildwort\nDisallow: /private\nAllow: /private/press\n',
  )
  const paths = ['/', '/private/x', '/private/press/y'].map((path) =>
    robots.mayFetch(`https://example.org${path}`),
  )
  expect(paths).toEqual([true, false, true])
})

test('sitemaps and a wished delay are read, within bounds', () => {
  const robots = read('Sitemap: https://example.org/sitemap.xml\nUser-agent: *\nCrawl-delay: 3600\n')
  expect([robots.sitemaps, robots.delayMs]).toEqual([['https://example.org/sitemap.xml'], 10_000])
  expect(read('<html>Not found</html>').mayFetch('https://example.org/a')).toBe(true)
})
