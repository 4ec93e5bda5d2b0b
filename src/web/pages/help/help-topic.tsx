import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'

/** One question; the browser closes the others, because they share a name. The address names the open one. */
export function HelpTopic({ id, question, children }: { id: string; question: string; children: ReactNode }) {
  const [path] = useLocation()

  function keepAddress(isOpen: boolean): void {
    const hash = `#${id}`
    if (isOpen === (location.hash === hash)) return
    // Replaced, so that going back skips the topics.
    history.replaceState(history.state, '', isOpen ? hash : path)
  }

  return (
    <details
      id={id}
      name="help"
      onToggle={({ currentTarget }) => keepAddress(currentTarget.open)}
      className="group scroll-mt-4 border-b border-line"
    >
      <summary className="-mx-2 flex min-h-12 list-none items-center justify-between gap-4 rounded-md px-2 py-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <h2 className="text-base">{question}</h2>
        <ChevronDown
          aria-hidden
          data-no-print
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pt-1 pb-6">{children}</div>
    </details>
  )
}
