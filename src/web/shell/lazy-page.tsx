import { type ComponentType, lazy, useState } from 'react'

export interface PageCode {
  /** The component to render: the page itself if it is loaded, otherwise one that loads it on its first render. */
  page(): ComponentType
  /** Loads the code before the first render, which avoids the spinner. Never rejects. */
  load(): Promise<void>
}

/** A page whose code is loaded on demand. */
export function pageCode(importPage: () => Promise<ComponentType>): PageCode {
  let page: ComponentType = lazy(async () => ({ default: await importPage() }))
  return {
    page: () => page,
    async load() {
      try {
        page = await importPage()
      } catch {
        // The page loads it again when it is shown, and reports the error there.
      }
    },
  }
}

/** Renders a page from its code. */
export function LazyPage({ code }: { code: PageCode }) {
  // Code that arrives later must not remount the page.
  const [Page] = useState(code.page)
  return <Page />
}
