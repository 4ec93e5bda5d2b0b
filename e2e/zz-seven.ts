import { AxeBuilder } from '@axe-core/playwright'
import { createGermanFinder } from './harness/german-texts.ts'
import { openPage } from './harness/open-page.ts'
import { speak } from './harness/speak.ts'
import { startStage } from './harness/start-stage.ts'
import { visibleTexts } from './harness/visible-texts.ts'

const stage = await startStage()
const find = createGermanFinder()
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
try {
  const user = await stage.open({ reducedMotion: 'reduce' })
  const visitor = await openPage(stage.browser, { locale: 'de-DE', reducedMotion: 'reduce' })
  for (const [name, { page }] of [
    ['user', user],
    ['visitor', visitor],
  ] as const) {
    for (const path of [
      '/',
      '/hilfe#erste-schritte',
      '/hilfe#prompts',
      '/hilfe#dateiformate',
      '/hilfe#preise',
      '/datenschutz',
      '/impressum',
      '/nix',
    ]) {
      if (name === 'visitor' && path === '/') continue
      await page.goto(stage.url + path)
      await page.reload()
      await page.locator('main h1').first().waitFor()
      await page.waitForTimeout(500)
      for (const [width, colorScheme] of [
        [1280, 'light'],
        [360, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
        for (const v of violations)
          console.log(
            name,
            path,
            width,
            v.id,
            v.nodes.map((n) => n.html.slice(0, 150)),
          )
      }
      await page.setViewportSize({ width: 320, height: 640 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > 320) console.log(name, path, 'wide', wide)
      await speak(page, 'en')
      await page.waitForTimeout(300)
      const german = find(await visibleTexts(page))
      if (german.length) console.log(name, path, 'german', german)
      await speak(page, 'de')
    }
  }
  await user.page.setViewportSize({ width: 360, height: 800 })
  await user.page.getByRole('button', { name: 'Menü öffnen' }).click()
  const { violations } = await new AxeBuilder({ page: user.page }).withTags(rules).analyze()
  console.log(
    'menu',
    violations.map((v) => v.id),
    user.complaints,
    visitor.complaints,
  )
} catch (e) {
  console.log(e)
} finally {
  await stage.close()
}
