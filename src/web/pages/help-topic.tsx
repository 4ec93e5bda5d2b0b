import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** One question; the browser itself closes the others, as they share a name. */
export function HelpTopic({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details name="help" className="group border-b border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="pb-4 text-muted">{children}</p>
    </details>
  )
}
