import { ArrowLeft } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { LogList } from './log-list.tsx'
import { texts } from './texts.ts'

/** For administrators: who did what, and when. */
export function LogPage() {
  const t = useTexts(texts)
  useDocumentTitle(t('title'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{t('title')}</h1>
        <LinkButton href="/admin">
          <ArrowLeft aria-hidden className="size-5" />
          {t('back')}
        </LinkButton>
      </div>
      <p className="max-w-prose text-muted">{t('intro')}</p>
      <LogList />
    </div>
  )
}
