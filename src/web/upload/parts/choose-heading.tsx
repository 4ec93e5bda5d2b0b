import type { Ref } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/upload/home-texts.ts'

/** The heading of the upload page. */
export function ChooseHeading({ title }: { title?: Ref<HTMLHeadingElement> }) {
  const t = useTexts(texts)
  return (
    <header className="grid max-w-3xl gap-2">
      <h1 ref={title} tabIndex={-1} className="text-xl">
        {t('choose.title')}
      </h1>
      <p className="text-muted">{t('choose.lead')}</p>
    </header>
  )
}
