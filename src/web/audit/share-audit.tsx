import { useMutation } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { copyText } from '#web/ui/feedback/copy-text.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { endAuditShareMutation, shareAuditMutation } from './audit-queries.ts'
import { texts } from './texts.ts'

const sayError = (error: unknown) => showToast({ variant: 'destructive', title: messageFor(error) })

/** A link by which anybody can read the audit, shown once. */
export function ShareAudit({ id }: { id: number }) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const share = useMutation({ ...shareAuditMutation(id), onError: sayError })
  const end = useMutation({ ...endAuditShareMutation(id), onError: sayError })
  const link = share.data

  function close(): void {
    setOpen(false)
    share.reset()
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Share2 aria-hidden className="size-5" />
        {t('share.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(isWanted) => !isWanted && close()}
        title={t('share.title')}
        description={t('share.text')}
        footer={
          <>
            <Button
              variant="quiet"
              isBusy={end.isPending}
              onClick={() =>
                end.mutate(undefined, {
                  onSuccess: () => {
                    showToast({ title: t('share.ended') })
                    close()
                  },
                })
              }
            >
              {t('share.end')}
            </Button>
            <Button onClick={close}>{t('share.close')}</Button>
            {link ? (
              <Button
                variant="primary"
                onClick={() =>
                  void copyText(link, { done: t('share.copied'), failed: t('share.copyFailed') })
                }
              >
                {t('share.copy')}
              </Button>
            ) : (
              <Button variant="primary" onClick={() => share.mutate()} isBusy={share.isPending}>
                {t('share.create')}
              </Button>
            )}
          </>
        }
      >
        {link && (
          <TextField
            label={t('share.field')}
            value={link}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Dialog>
    </>
  )
}
