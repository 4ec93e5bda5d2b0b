import type { Page } from 'playwright-core'

/**
 * From now on keeps what moves on a page without anybody having pressed a key or a button. The function that comes back
 * tells by how much each time, as browsers score it, and what it was.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  const observer = await page.evaluateHandle(() => {
    const moved: string[] = []
    const note = (entries: PerformanceEntryList) => {
      // Safe: of this type alone, which TypeScript's library does not know.
      for (const { value, hadRecentInput, sources } of entries as unknown as LayoutShift[])
        if (!hadRecentInput) moved.push(`${value}: ${sources.map(({ node }) => node?.textContent).join()}`)
    }
    interface LayoutShift {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const watching = new PerformanceObserver((list) => note(list.getEntries()))
    watching.observe({ type: 'layout-shift' })
    return { moved, take: () => note(watching.takeRecords()) }
  })
  return () =>
    observer.evaluate(({ moved, take }) => {
      take()
      return moved
    })
}
