import { SaxesParser } from 'saxes'

export interface Sitemap {
  pages: { url: string; pictures: string[] }[]
  sitemaps: string[]
}

const maxAddresses = 50_000

/** The addresses in a sitemap, with those of the pages' pictures, or in an index of sitemaps. Null if the text is neither. What is broken ends it. */
export function readSitemap(xml: string): Sitemap | null {
  const found: Sitemap = { pages: [], sitemaps: [] }
  const open: string[] = []
  let [page, pictures] = ['', [] as string[]]
  let isSitemap = false
  let text = ''
  let count = 0
  const parser = new SaxesParser({ fragment: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    if (open.length === 0 && !/^(?:urlset|sitemapindex)$/.test(name)) throw new Error('not a sitemap')
    isSitemap = true
    open.push(name)
    text = ''
  })
  parser.on('text', (more) => {
    if (text.length < 10_000) text += more
  })
  parser.on('cdata', (more) => {
    text += more
  })
  parser.on('closetag', () => {
    const path = open.slice(1).join('/')
    if (path === 'url/loc') page = text.trim()
    if (/^url\/(?:\w+:)?image\/(?:\w+:)?loc$/.test(path)) pictures.push(text.trim())
    if (path === 'url') {
      if (page) found.pages.push({ url: page, pictures })
      count += 1 + pictures.length
      page = ''
      pictures = []
    }
    if (path === 'sitemap/loc') found.sitemaps.push(text.trim())
    open.pop()
    if (count + found.sitemaps.length >= maxAddresses) throw new Error('too many addresses')
  })
  try {
    parser.write(xml).close()
  } catch {
    // What was read until there counts.
  }
  return isSitemap ? found : null
}
