import type { Page } from 'playwright-core'

/** Records layout shifts without recent user input. The returned function lists them: the score that browsers give each, and what moved. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  const observer = await page.evaluateHandle(() => {
    const moved: string[] = []
    const note = (entries: PerformanceEntryList) => {
      // Safe: the observer gets entries of this type only, which TypeScript's library does not know.
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
