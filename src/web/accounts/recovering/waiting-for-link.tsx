import { Spinner } from '#web/ui/spinner.tsx'

/** Shown while the server checks a link; announced to screen readers. */
export function WaitingForLink({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="text-xl">{title}</h1>
      <p className="flex items-center gap-3 text-muted">
        <Spinner isSilent />
        <span role="status">{text}</span>
      </p>
    </>
  )
}
