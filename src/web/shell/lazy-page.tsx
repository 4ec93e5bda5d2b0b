import { type ComponentType, lazy, useState } from 'react'

export interface PageCode {
  /** What to draw: the page itself once it is loaded, before that one that fetches its code when it is first drawn. */
  page(): ComponentType
  /** Fetches the code before anything is drawn, which spares the spinner. Never rejects. */
  load(): Promise<void>
}

/** A page whose code comes when it is needed. */
export function pageCode(importPage: () => Promise<ComponentType>): PageCode {
  let page: ComponentType = lazy(async () => ({ default: await importPage() }))
  return {
    page: () => page,
    async load() {
      try {
        page = await importPage()
      } catch {
        // Tried again when the page is shown, and said there.
      }
    },
  }
}

/** Draws a page from its code. */
export function LazyPage({ code }: { code: PageCode }) {
  // Code that arrives later is no reason to begin the page anew.
  const [Page] = useState(code.page)
  return <Page />
}
