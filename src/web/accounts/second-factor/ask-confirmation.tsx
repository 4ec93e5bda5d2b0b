import { createRoot } from 'react-dom/client'
import type { CallError } from '#web/http/call-error.ts'
import { detailsOf } from '#web/http/details-of.ts'
import { ConfirmationDialog } from './confirmation-dialog.tsx'

/**
 * Asks for the second factor, above whatever is open, and answers whether it was shown. It has a root of its own: any
 * call of any screen may need it, and none of them has to know.
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
          // After the dialog has closed, and given the focus back.
          setTimeout(() => {
            root.unmount()
            place.remove()
          })
        }}
      />,
    )
  })
}
