import type { ReactNode } from 'react'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'

/** The layout of pages to read: one column of comfortable width under its heading. */
export function ReadingPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title)
  return (
    <article className="mx-auto grid max-w-prose gap-6">
      <h1 className="text-xl">{title}</h1>
      {children}
    </article>
  )
}
