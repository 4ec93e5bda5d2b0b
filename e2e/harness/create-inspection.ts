import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { createGermanFinder } from './german-texts.ts'
import { speak } from './speak.ts'
import type { At } from './tour-ground.ts'
import { uncoveredTargets } from './uncovered-targets.ts'
import { visibleTexts } from './visible-texts.ts'
import { whatStays } from './what-stays.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Texts of the list that the tour uses. */
const ownWords = new Set(['Bild-URL', 'Kontext', 'Titel', 'Bildadresse'])

/** A width in pixels, and the theme. */
export type Look = [width: number, colorScheme: 'light' | 'dark']

/** The findings at all stops. */
export interface Found {
  stops: string[]
  violations: string[]
  /** Images that are cropped by their box. */
  cut: string[]
  /** Stops that scroll horizontally at 320 px. */
  sideways: string[]
  /** German texts on a page in English. */
  german: string[]
  /** The `lang` of each generated text, by stop. */
  languages: Record<string, string[]>
}

/** Checks each stop of a tour with axe, in each mode that `looksAt` returns, and reads its texts in English. */
export function createInspection(page: Page, looksAt: (stop: string) => Look[]): { found: Found; at: At } {
  const found: Found = { stops: [], violations: [], sideways: [], cut: [], german: [], languages: {} }
  const findGerman = createGermanFinder()
  const at: At = async (stop) => {
    found.stops.push(stop)
    found.languages[stop] = await languagesOf(page)
    for (const [width, colorScheme] of looksAt(stop)) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      for (const violation of await whatStays(() => violationsOf(page)))
        found.violations.push(`${stop}, ${width} px, ${colorScheme}: ${violation}`)
    }
    for (const picture of await whatStays(() => cutPictures(page))) found.cut.push(`${stop}: ${picture}`)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const surplus of await whatStays(() => surplusWidth(page)))
      found.sideways.push(`${stop}: ${surplus}`)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await speak(page, 'en')
    for (const text of await whatStays(() => readGerman(page, findGerman)))
      found.german.push(`${stop}: ${text}`)
    await speak(page, 'de')
  }
  return { found, at }
}

async function readGerman(page: Page, find: (texts: string[]) => string[]): Promise<string[]> {
  return find(await visibleTexts(page)).filter((text) => !ownWords.has(text))
}

function surplusWidth(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []
  })
}

async function violationsOf(page: Page): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('frames are not looked into')
  const { violations, passes } = await new AxeBuilder({ page })
    // Only the number of passed checks is used: describing their elements takes most of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    // Otherwise each check opens another page, only to merge the results of frames.
    .setLegacyMode()
    .analyze()
  if (passes.length < 10) throw new Error('the rules were not looked at')
  const faults: string[] = []
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => String(target))
    const left = id === 'target-size' ? await uncoveredTargets(page, targets) : targets
    if (left.length > 0) faults.push(`${id} at ${left.join(' | ')}`)
  }
  return faults
}

function languagesOf(page: Page): Promise<string[]> {
  const texts = page.locator('main [lang], [role=dialog] [lang]')
  return texts.evaluateAll((elements) => elements.map((element) => element.getAttribute('lang') ?? ''))
}

/** Images that are larger than their box, which hides the rest. */
function cutPictures(page: Page): Promise<string[]> {
  return page
    .locator('span:has(> img)')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
        .map((box) => box.querySelector('img')?.src ?? ''),
    )
}
