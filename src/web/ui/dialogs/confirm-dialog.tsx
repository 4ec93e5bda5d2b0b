import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { texts } from '#web/ui/texts.ts'
import { useDialogFocus } from './use-dialog-focus.ts'

export interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The question. */
  title: ReactNode
  /** Names what is lost. */
  children: ReactNode
  /** The button's label, a verb. */
  confirmLabel: string
  /** By default "Cancel". */
  cancelLabel?: string
  /** The caller closes the dialog when the action is done. */
  onConfirm: () => void
  isBusy?: boolean
  variant?: 'danger' | 'primary'
}

/** Asks before an action that can't be undone. The focus starts on Cancel; clicking outside does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, children, confirmLabel, onConfirm, isBusy, variant = 'danger' } = props
  const t = useTexts(texts)
  const focus = useDialogFocus()
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <DialogBackdrop />
        <Radix.Content
          data-modal
          aria-modal
          {...focus}
          className="fixed inset-x-3 top-1/2 z-dialog mx-auto max-h-[calc(100dvh-1.5rem)] max-w-md -translate-y-1/2 animate-rise overflow-y-auto rounded-lg border border-line bg-surface p-5 shadow-float"
        >
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-2 text-muted">{children}</div>
          </Radix.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <Radix.Cancel asChild>
              <Button>{props.cancelLabel ?? t('cancel')}</Button>
            </Radix.Cancel>
            <Button variant={variant} isBusy={isBusy ?? false} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * The backdrop of a dialog. Not the library's own, which locks scrolling with an injected <style> element that our content security policy
 * blocks; `base.css` locks scrolling instead.
 */
export function DialogBackdrop() {
  return <div aria-hidden className="pointer-events-auto fixed inset-0 z-dialog bg-backdrop animate-appear" />
}
