import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { FilledJob } from './fill-column-dialog.tsx'

const FillColumnDialog = lazy(async () => ({
  default: (await import('./fill-column-dialog.tsx')).FillColumnDialog,
}))

/** The dialog that writes a job's texts into a column of its list; `children` gets the function that opens it. */
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
