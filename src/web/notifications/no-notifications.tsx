import { BellOff } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

/** The empty list of notifications, without an action. */
export function NoNotifications() {
  const t = useTexts(texts)
  return (
    <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
      <BellOff aria-hidden className="size-8 text-muted" />
      <p className="mt-1 font-semibold">{t('none')}</p>
      <p className="text-sm text-balance text-muted">{t('noneText')}</p>
    </div>
  )
}
