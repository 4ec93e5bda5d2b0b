import { Copy } from 'lucide-react'
import { useRef } from 'react'
import type { TokenScope } from '#contract/entities/token.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { copyText } from '#web/ui/feedback/copy-text.ts'
import { DocumentationLink } from './documentation-link.tsx'
import { texts } from './texts.ts'
import { writeExample } from './write-example.ts'

/** A new token with a command to try it. It is shown only once, so only its own buttons close it. */
export function NewToken({
  text,
  scopes,
  onClose,
}: {
  text: string
  scopes: readonly TokenScope[]
  onClose: () => void
}) {
  const t = useTexts(texts)
  const copyButton = useRef<HTMLButtonElement>(null)
  const command = writeExample(location.origin, text, scopes)

  const copy = (what: string, done: string) => copyText(what, { done, failed: t('notCopied') })

  return (
    <Dialog
      isOpen
      isShownOnce
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
      <div className="grid grid-cols-1 gap-6">
        <div className="grid gap-2">
          <p
            translate="no"
            className="rounded-md border border-line bg-sunken p-3 font-mono break-all select-all"
          >
            {text}
          </p>
          <Button
            ref={copyButton}
            size="small"
            className="justify-self-start"
            onClick={() => copy(text, t('copied'))}
          >
            <Copy aria-hidden className="size-4" />
            {t('copy')}
          </Button>
        </div>
        <div className="grid gap-2">
          <h3 className="text-base">{t('try')}</h3>
          <pre
            translate="no"
            className="rounded-md border border-line bg-sunken p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
          >
            {command}
          </pre>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button size="small" onClick={() => copy(command, t('tryCopied'))}>
              <Copy aria-hidden className="size-4" />
              {t('copyTry')}
            </Button>
            <DocumentationLink opensTab />
          </div>
        </div>
      </div>
    </Dialog>
  )
}
