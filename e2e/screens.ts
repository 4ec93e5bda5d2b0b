// Takes screenshots of every state of the product, in both themes and both languages. `--readme` takes only the README's image, `--quick`
// one of each state.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { signIn } from './harness/client.ts'
import { drawSheet } from './harness/draw-sheet.ts'
import { startFarSide } from './harness/far-side.ts'
import { openBrowser } from './harness/open-browser.ts'
import { openPage } from './harness/open-page.ts'
import { adminPassword, startProduct, temporaryFolder } from './harness/start-product.ts'
import { standStill, takeOneShot, takeShots } from './harness/take-shots.ts'
import { takeTour } from './harness/take-tour.ts'
import { walk } from './harness/walk.ts'

const root = join(import.meta.dirname, '..')
const screens = join(root, 'screens')
const isForReadme = process.argv.includes('--readme')
const isQuick = process.argv.includes('--quick')

const folder = temporaryFolder()
const farSide = await startFarSide(300)
const product = await startProduct({ ...farSide.environment, DATA_DIR: folder.path, CONCURRENCY: '2' })
farSide.meet(product)
await (await signIn(product.url, 'admin', adminPassword)).giveCredit(1, 9_500)
const browser = await openBrowser()
try {
  const { page } = await openPage(browser, { locale: 'de-DE', reducedMotion: 'reduce', colorScheme: 'light' })
  page.setDefaultTimeout(60_000)
  await (isForReadme ? photographForReadme(page) : photographEverything(page))
} finally {
  await browser.close()
  await product.stop()
  await farSide.close()
  folder.remove()
}

async function photographEverything(page: Page): Promise<void> {
  rmSync(screens, { recursive: true, force: true })
  mkdirSync(join(screens, 'sheets'), { recursive: true })
  await takeTour({ page, url: product.url, farSide }, async (stop) => {
    const shots = isQuick ? await takeOneShot(page) : await takeShots(page)
    for (const [name, shot] of shots) writeFileSync(join(screens, `${stop}-${name}.png`), shot)
    if (!isQuick) writeFileSync(join(screens, 'sheets', `${stop}.png`), await drawSheet(shots))
    console.log(stop)
  })
}

async function photographForReadme(page: Page): Promise<void> {
  await walk.signIn(page, product.url)
  await walk.chooseList(page, await walk.photographs(farSide))
  await walk.chooseLanguages(page, ['Englisch', 'Italienisch'], [])
  await page.evaluate(() => scrollTo(0, 0))
  // Images load a few at a time; the list's last one does not exist.
  await page.locator('main img').nth(14).waitFor()
  await standStill(page)
  const shot = await page.screenshot()
  await sharp(shot)
    .png({ palette: true, effort: 10 })
    .toFile(join(root, 'docs', 'screenshot.png'))
}
