import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout/card.tsx'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'

/** The layout of pages that mails link to: one narrow card under its heading. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title)
  return <Card className="mx-auto grid max-w-md gap-5 lg:mt-8 lg:p-8">{children}</Card>
}
