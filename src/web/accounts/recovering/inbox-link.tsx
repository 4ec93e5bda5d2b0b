import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './recovery-texts.ts'

/** A link to a demo's inbox; renders nothing elsewhere. */
export function InboxLink() {
  const t = useTexts(texts)
  const { data } = useQuery(settingsQuery)
  if (!data?.mailInboxUrl) return null
  return (
    <a
      href={data.mailInboxUrl}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-start gap-1.5 justify-self-start py-1 text-sm font-semibold text-accent underline underline-offset-4"
    >
      <ExternalLink aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('inbox')}
    </a>
  )
}
