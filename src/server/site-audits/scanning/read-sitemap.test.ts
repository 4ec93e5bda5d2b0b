import { expect, test } from 'vitest'
import { readSitemap } from './read-sitemap.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'

test('a sitemap names pages and their pictures', () => {
  const xml = `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
    <url><loc> https://example.org/a?x=1&amp;y=2 </loc><image:image><image:loc>https://example.org/a.jpg</image:loc></image:image></url>
    <url><loc><![CDATA[https://example.org/b]]></loc></url></urlset>`
  expect(readSitemap(xml)).toEqual({
    pages: [
      { url: 'https://example.org/a?x=1&y=2', pictures: ['https://example.org/a.jpg'] },
      { url: 'https://example.org/b', pictures: [] },
    ],
    sitemaps: [],
  })
})

test('an index names sitemaps', () => {
  const xml = `${head}<sitemapindex><sitemap><loc>https://example.org/1.xml.gz</loc></sitemap></sitemapindex>`
  expect(readSitemap(xml)).toEqual({ pages: [], sitemaps: ['https://example.org/1.xml.gz'] })
})

test.each([['<!doctype html><html><body>'], ['{"a":1}'], [''], [`${head}<rss><channel/></rss>`]])(
  '%j is no sitemap',
  (text) => {
    expect(readSitemap(text)).toBeNull()
  },
)

test('of a broken sitemap everything before the fault counts', () => {
  const xml = `${head}<urlset><url><loc>https://example.org/a</loc></url><url><loc>https://example.org/b`
  expect(readSitemap(xml)?.pages).toEqual([{ url: 'https://example.org/a', pictures: [] }])
})

test('entities of its own are not expanded', () => {
  const xml = `<!DOCTYPE urlset [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><urlset><url><loc>https://example.org/&b;</loc></url></urlset>`
  expect(readSitemap(xml)?.pages).toEqual([])
})
