import { SaxesParser } from 'saxes'

export interface Sitemap {
  pages: string[]
  sitemaps: string[]
}

const maxAddresses = 50_000

/** The addresses in a sitemap or an index of sitemaps; not those of its pictures. Null if the text is neither. What is broken ends it. */
export function readSitemap(xml: string): Sitemap | null {
  const found: Sitemap = { pages: [], sitemaps: [] }
  const open: string[] = []
  let isSitemap = false
  let text = ''
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
    if (path === 'url/loc') found.pages.push(text.trim())
    if (path === 'sitemap/loc') found.sitemaps.push(text.trim())
    open.pop()
    if (found.pages.length + found.sitemaps.length >= maxAddresses) throw new Error('too many addresses')
  })
  try {
    parser.write(xml).close()
  } catch {
    // What was read until there counts.
  }
  return isSitemap ? found : null
}
