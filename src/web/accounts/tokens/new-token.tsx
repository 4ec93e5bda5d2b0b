import { useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { texts } from './texts.ts'

/** A token that was just made, with a command to try it by. It is not shown again. */
export function NewToken({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useTexts(texts)
  const copyButton = useRef<HTMLButtonElement>(null)
  const command = `curl -H 'Authorization: Bearer ${text}' ${location.origin}/api/v1/account`

  async function copy(what: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(what)
      showToast({ title: t('copied') })
    } catch {
      showToast({ variant: 'destructive', title: t('notCopied') })
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      firstFocus={copyButton}
      title={t('made')}
      description={t('madeLead')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('kept')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-2">
          <p translate="no" className="rounded-md border border-line p-3 font-mono break-all select-all">
            {text}
          </p>
          <Button ref={copyButton} className="justify-self-start" onClick={() => copy(text)}>
            {t('copy')}
          </Button>
        </div>
        <div className="grid gap-2">
          <h3 className="text-base">{t('try')}</h3>
          <pre
            translate="no"
            className="overflow-x-auto rounded-md border border-line p-3 font-mono text-sm whitespace-pre-wrap break-all"
          >
            {command}
          </pre>
          <Button size="small" className="justify-self-start" onClick={() => copy(command)}>
            {t('copyTry')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
