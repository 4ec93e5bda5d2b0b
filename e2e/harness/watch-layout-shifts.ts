import type { Page } from 'playwright-core'

/**
 * Records layout shifts without recent user input, with `sinceLoad` also those since the page was loaded. The returned function lists them:
 * the score that browsers give each, and what moved.
 */
export async function watchLayoutShifts(page: Page, sinceLoad = false): Promise<() => Promise<string[]>> {
  const observer = await page.evaluateHandle((buffered) => {
    const moved: string[] = []
    const note = (entries: PerformanceEntryList) => {
      // Safe: the observer gets entries of this type only, which TypeScript's library does not know.
      for (const { value, hadRecentInput, sources } of entries as unknown as LayoutShift[])
        if (!hadRecentInput) moved.push(`${value}: ${sources.map(nameOf).join('; ')}`)
    }
    interface Source {
      node: Node | null
      previousRect: DOMRect
      currentRect: DOMRect
    }
    interface LayoutShift {
      value: number
      hadRecentInput: boolean
      sources: Source[]
    }
    const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    const nameOf = ({ node, previousRect, currentRect }: Source) => {
      const words = (node?.textContent ?? '').trim().slice(0, 40)
      return `${node?.nodeName.toLowerCase()} “${words}” from ${placeOf(previousRect)} to ${placeOf(currentRect)}`
    }
    const watching = new PerformanceObserver((list) => note(list.getEntries()))
    watching.observe({ type: 'layout-shift', buffered })
    return { moved, take: () => note(watching.takeRecords()) }
  }, sinceLoad)
  return () =>
    observer.evaluate(async ({ moved, take }) => {
      // Earlier entries arrive with the next frames.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      take()
      return moved
    })
}
