import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import type { Sheet } from './write-sheets.ts'

/** The file that a site would hold of a page: a PNG, or of a scan a JPEG of grained, yellowed paper that lies a little askew. */
export async function renderSheet(browser: Browser, { kind, html, width, height }: Sheet): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  try {
    await page.setContent(html)
    const png = await page.screenshot({ type: 'png', fullPage: true })
    return kind === 'scan' ? await scan(png) : png
  } finally {
    await page.close()
  }
}

async function scan(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata()
  const askew = await sharp(png)
    .rotate(0.6, { background: '#fff' })
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer()
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 14 }
  const grain = { create: { width, height, channels: 3 as const, background: '#808080', noise } }
  const paper = { create: { width, height, channels: 3 as const, background: '#f3ead2' } }
  return sharp(askew)
    .composite([
      { input: paper, blend: 'multiply' },
      { input: grain, blend: 'soft-light' },
    ])
    .removeAlpha()
    .jpeg({ quality: 75 })
    .toBuffer()
}
