import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { startAuditMutation } from '#web/http/start-audit.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { texts } from './paste-texts.ts'
import { readClipboard } from './read-clipboard.ts'
import type { PasteContent } from './read-paste.ts'
import { usePasteReading } from './use-paste-reading.ts'
import { websiteIn } from './website-in.ts'

/** Longer content is used at once: it slows the field down, and would not be read there. */
const longestInField = 100_000
const shownOfLonger = 2_000

/**
 * A field for a list that is pasted or typed. Content that was pasted on the page itself (`pasted`) is used at once and shown here only if
 * that takes a moment or fails, or if it is the address of a website, which can be audited instead.
 */
export function PasteDialog({
  pasted,
  onFiles,
  onClose,
}: {
  pasted: PasteContent | null
  onFiles: (files: File[]) => void
  onClose: () => void
}) {
  const t = useTexts(texts)
  const formId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const maxMegabytes = useQuery(settingsQuery).data?.maxUploadMegabytes ?? limits.maxUploadMegabytes
  const { isReading, fault, read, forget } = usePasteReading(onFiles, maxMegabytes)
  const [, navigate] = useLocation()
  const audit = useMutation(startAuditMutation(useQueryClient()))
  const website = websiteIn(text)
  const isSeen = pasted === null || fault !== null || isLong(pasted) || isWebsite(pasted)

  async function take(content: PasteContent): Promise<void> {
    setText(shownOf(content))
    if (isWebsite(content)) return
    const wrong = await read(content)
    // A truncated list can't be corrected in the field.
    if (wrong && isLong(content)) setText('')
  }

  const takeNewest = useRef(take)
  useEffect(() => {
    takeNewest.current = take
  })
  useEffect(() => {
    if (pasted) void takeNewest.current(pasted)
  }, [pasted])

  const wasSeen = useRef(false)
  useEffect(() => {
    if (fault && wasSeen.current) field.current?.focus()
    wasSeen.current = isSeen
  }, [fault, isSeen])

  function paste(event: ClipboardEvent): void {
    const meant = readClipboard(event.clipboardData)
    if (!meant || ('text' in meant && !isLong(meant))) return
    event.preventDefault()
    if ('files' in meant) onFiles(meant.files)
    else void take(meant)
  }

  function use(event: FormEvent): void {
    event.preventDefault()
    if (!isReading) void read({ text })
  }

  if (!isSeen) return null
  return (
    <Dialog
      isOpen
      isWide
      firstFocus={field}
      onOpenChange={onClose}
      title={t('title')}
      description={t('hint')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant={website ? 'secondary' : 'primary'} isBusy={isReading}>
            {t('use')}
          </Button>
          {website && (
            <Button
              variant="primary"
              isBusy={audit.isPending}
              onClick={() => audit.mutate(website, { onSuccess: ({ id }) => navigate(`/pruefung/${id}`) })}
            >
              {t(website.depth === 'site' ? 'auditSite' : 'auditPage')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} onSubmit={use} noValidate>
        <TextArea
          ref={field}
          label={t('field')}
          hint={
            isReading ? (
              <span role="status">{t('reading')}</span>
            ) : (
              <span className="pointer-coarse:hidden">{t('withoutField')}</span>
            )
          }
          error={
            audit.error ? messageFor(audit.error) : fault ? t(`fault.${fault}`, { maxMegabytes }) : undefined
          }
          value={text}
          readOnly={isReading}
          onChange={(event) => {
            setText(event.target.value)
            forget()
            audit.reset()
          }}
          onPaste={paste}
          rows={6}
          className="sm:min-h-64"
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}

function isLong(content: PasteContent): boolean {
  return ('text' in content ? content.text : content.html).length > longestInField
}

function isWebsite(content: PasteContent): boolean {
  return 'text' in content && websiteIn(content.text) !== null
}

function shownOf(content: PasteContent): string {
  if ('html' in content) return ''
  return isLong(content) ? `${content.text.slice(0, shownOfLonger)}…` : content.text
}
