import { type ReactNode, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { copyText } from '#web/ui/feedback/copy-text.ts'
import { texts } from './texts.ts'

/** The signing secret of a new webhook, shown only once. */
export function ShownSecret({
  title,
  secret,
  children,
  onClose,
}: {
  title: string
  secret: string
  children?: ReactNode
  onClose: () => void
}) {
  const t = useTexts(texts)
  const copyButton = useRef<HTMLButtonElement>(null)

  const copy = () => copyText(secret, { done: t('copied'), failed: t('notCopied') })

  return (
    <Dialog
      isOpen
      isShownOnce
      onOpenChange={onClose}
      firstFocus={copyButton}
      title={title}
      description={t('secretLead')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('kept')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p translate="no" className="rounded-md border border-line p-3 font-mono break-all select-all">
          {secret}
        </p>
        <Button ref={copyButton} className="justify-self-start" onClick={copy}>
          {t('copy')}
        </Button>
        <p className="text-sm text-muted">{t('secretUse')}</p>
        {children && <p className="text-sm">{children}</p>}
      </div>
    </Dialog>
  )
}
