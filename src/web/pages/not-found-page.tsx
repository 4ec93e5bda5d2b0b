import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { ReadingPage } from './reading-page.tsx'
import { texts } from './texts.ts'

/** Shown at any address without a page. */
export function NotFoundPage() {
  const t = useTexts(texts)
  return (
    <ReadingPage title={t('notFound.title')}>
      <p className="text-muted">{t('notFound.hint')}</p>
      <div>
        <LinkButton href="/" variant="primary">
          {t('notFound.home')}
        </LinkButton>
      </div>
    </ReadingPage>
  )
}
