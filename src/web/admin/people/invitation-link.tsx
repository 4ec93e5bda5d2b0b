import { Copy } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { copyText } from '#web/ui/feedback/copy-text.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { texts } from './texts.ts'

/** An invitation link to hand over. It is shown only once. */
export function InvitationLink({ email, link }: { email: string; link: string }) {
  const t = useTexts(texts)

  const copy = () => copyText(link, { done: t('invite.copied', { email }), failed: t('invite.copyFailed') })

  return (
    <TextField
      label={t('invite.linkFor', { email })}
      readOnly
      value={link}
      onFocus={({ target }) => target.select()}
      trailing={
        <IconButton label={t('invite.copyFor', { email })} onClick={copy}>
          <Copy aria-hidden className="size-5" />
        </IconButton>
      }
    />
  )
}
