import { createRoot } from 'react-dom/client'
import type { CallError } from '#web/http/call-error.ts'
import { detailsOf } from '#web/http/details-of.ts'
import { ConfirmationDialog } from './confirmation-dialog.tsx'

/**
 * Asks for the second factor, above everything that is open, and resolves to whether it was provided. Uses a React root of its own: any
 * call can need it, and no screen has to know about it.
 */
export function askConfirmation(error: CallError): Promise<boolean> {
  const methods = detailsOf(error, 'confirmation_needed')?.methods ?? []
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  return new Promise((resolve) => {
    root.render(
      <ConfirmationDialog
        methods={methods}
        onEnd={(isConfirmed) => {
          resolve(isConfirmed)
          // After the dialog has closed and restored the focus.
          setTimeout(() => {
            root.unmount()
            place.remove()
          })
        }}
      />,
    )
  })
}
