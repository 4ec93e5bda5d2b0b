import { Spinner } from '#web/ui/spinner.tsx'

/** While the server looks at a link; says so to everybody. */
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
