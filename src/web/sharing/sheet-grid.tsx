import type { ReactNode } from 'react'

/** Cells of about 240 px; two columns on phones. */
export function SheetGrid({ label, children }: { label?: string; children: ReactNode }) {
  const Tag = label ? 'ul' : 'div'
  return (
    <Tag
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-5 gap-y-7 max-sm:grid-cols-2 max-sm:gap-x-3 print:grid-cols-3"
    >
      {children}
    </Tag>
  )
}
