import { useEffect, useId, useRef, useState } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { saveFile } from '#web/ui/downloads/save-file.ts'
import { copyText } from '#web/ui/feedback/copy-text.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { PrintedCodes } from './printed-codes.tsx'
import { texts } from './texts.ts'

/** The recovery codes, shown once, with the ways to keep them. */
export function RecoveryCodes({
  codes,
  doneLabel,
  onDone,
}: {
  codes: readonly string[]
  doneLabel?: string | undefined
  onDone: () => void | Promise<void>
}) {
  const t = useTexts(texts)
  const said = { done: t('codes.copied'), failed: t('codes.notCopied') }
  const titleId = useId()
  const title = useRef<HTMLParagraphElement>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => title.current?.focus(), [])
  const text = `${t('codes.title')}, Bildwort, ${window.location.host}\n\n${codes.join('\n')}\n`

  async function finish(): Promise<void> {
    setBusy(true)
    try {
      await onDone()
    } catch (error) {
      showToast({ variant: 'destructive', title: messageFor(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      {/* Not a heading: the component is used below headings of every level. */}
      <p id={titleId} ref={title} tabIndex={-1} className="font-semibold">
        {t('codes.title')}
      </p>
      <p>{t('codes.lead')}</p>
      <PrintedCodes codes={codes} />
      <ol
        translate="no"
        className="grid gap-1 rounded-md border border-line p-3 font-mono text-xs sm:p-4 sm:text-sm"
      >
        {codes.map((code) => (
          <li key={code} className="break-words">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => copyText(codes.join('\n'), said)}>
          {t('codes.copy')}
        </Button>
        <Button
          size="small"
          onClick={() => saveFile(new File([text], t('codes.file'), { type: 'text/plain' }))}
        >
          {t('codes.download')}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </div>
      <Button variant="primary" isBusy={isBusy} onClick={finish} className="justify-self-start">
        {doneLabel ?? t('codes.done')}
      </Button>
    </section>
  )
}
