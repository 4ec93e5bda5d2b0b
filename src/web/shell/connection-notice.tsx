import { ServerOff, WifiOff } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useOnline } from '#web/ui/layout/use-online.ts'
import { texts } from './texts.ts'
import { useServerGone } from './use-server-gone.ts'

/** Says that the browser is offline or the server does not answer, as long as that is so. */
export function ConnectionNotice() {
  const t = useTexts(texts)
  const isOnline = useOnline()
  const isServerGone = useServerGone()
  const Icon = isOnline ? ServerOff : WifiOff
  return (
    <div role="status">
      {(!isOnline || isServerGone) && (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-1.5 text-sm text-warning">
          <Icon aria-hidden className="size-4 shrink-0" />
          {t(isOnline ? 'serverGone' : 'offline')}
        </p>
      )}
    </div>
  )
}
