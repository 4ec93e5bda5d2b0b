import { Spinner } from '#web/ui/spinner.tsx'

/** In place of a form of the sign-in page. Meanwhile `AuthFrame` shows nothing below it that the form would push away. */
export function AuthSpinner() {
  return (
    <div data-auth-waiting>
      <Spinner />
    </div>
  )
}
