import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { FilledJob } from './fill-column-dialog.tsx'

const FillColumnDialog = lazy(async () => ({
  default: (await import('./fill-column-dialog.tsx')).FillColumnDialog,
}))

/** The way to write a job's texts into any column of its list; `children` get what opens it. */
export function FillColumn({ job, children }: { job: FilledJob; children: (open: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  function open(): void {
    setWasOpen(true)
    setOpen(true)
  }
  return (
    <>
      {children(open)}
      <Suspense fallback={null}>
        {wasOpen && <FillColumnDialog job={job} isOpen={isOpen} onOpenChange={setOpen} />}
      </Suspense>
    </>
  )
}
