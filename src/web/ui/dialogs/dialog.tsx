import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { texts } from '#web/ui/texts.ts'
import { ConfirmDialog, DialogBackdrop } from './confirm-dialog.tsx'
import { useDialogFocus } from './use-dialog-focus.ts'
import { useTypedContent } from './use-typed-content.ts'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  children: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** `side` slides in from the right and keeps the page visible. */
  placement?: 'centre' | 'side'
  isWide?: boolean
  /** The content is not shown again: Escape and Close ask first, a click outside does nothing. */
  isShownOnce?: boolean
  /** The element to focus when the dialog opens; by default the first control. */
  firstFocus?: RefObject<HTMLElement | null>
}

/**
 * A modal dialog: traps the focus, closes on Escape, and restores the focus. It asks before Escape, Close or a click outside throws away
 * what was typed or is shown once; the caller's own buttons close it at once.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, children, footer, placement = 'centre', isWide } = props
  const t = useTexts(texts)
  const focus = useDialogFocus(props.firstFocus)
  const { isTyped, fieldProps } = useTypedContent()
  const [isAsking, setAsking] = useState(false)
  const loss = props.isShownOnce ? 'once' : 'typed'

  function change(isWanted: boolean): void {
    if (isWanted || !(props.isShownOnce || isTyped())) onOpenChange(isWanted)
    else setAsking(true)
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      <Radix.Portal>
        <DialogBackdrop />
        <Radix.Content
          data-modal
          aria-modal
          {...focus}
          {...fieldProps}
          {...(props.isShownOnce && { onInteractOutside: (event: Event) => event.preventDefault() })}
          {...(!description && { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-dialog flex flex-col border border-line bg-surface shadow-float animate-rise',
            // At 400 % zoom, header and footer would leave no room between them, so the whole dialog scrolls.
            'short:overflow-y-auto',
            placement === 'centre'
              ? 'inset-x-3 top-1/2 mx-auto max-h-[calc(100dvh-1.5rem)] -translate-y-1/2 rounded-lg'
              : 'inset-y-0 right-0 w-full',
            isWide ? 'max-w-3xl' : 'max-w-lg',
          )}
        >
          <header className="flex items-start gap-3 border-b border-line py-2 pr-2 pl-5">
            <div className="grow py-2">
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {description && (
                <Radix.Description className="text-sm text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={t('close')}>
                <X aria-hidden className="size-5" />
              </IconButton>
            </Radix.Close>
          </header>
          <div
            data-dialog-body
            className="min-h-0 grow overflow-y-auto p-5 short:min-h-fit short:overflow-visible"
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-sm:*:grow">
              {footer}
            </footer>
          )}
          <ConfirmDialog
            isOpen={isAsking}
            onOpenChange={setAsking}
            title={t(`${loss}.question`)}
            confirmLabel={t(`${loss}.leave`)}
            cancelLabel={t(`${loss}.stay`)}
            onConfirm={() => {
              setAsking(false)
              onOpenChange(false)
            }}
          >
            {t(`${loss}.text`)}
          </ConfirmDialog>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
