import { Spinner } from '#web/ui/spinner.tsx'

/** Shown while a page or the user's state loads. */
export function WaitingPage() {
  return (
    <div className="grid min-h-[50dvh] place-items-center text-muted">
      <Spinner />
    </div>
  )
}
