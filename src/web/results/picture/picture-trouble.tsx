import { ImageOff, WifiOff } from 'lucide-react'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { Picture } from './use-picture.ts'

/** Shown instead of an image: the server could not be reached, which may be temporary, or there is no image. */
export function PictureTrouble({
  error,
  isUnreachable,
  retry,
}: Pick<Picture, 'error' | 'isUnreachable' | 'retry'>) {
  const t = useTexts(texts)
  const Icon = isUnreachable ? WifiOff : ImageOff
  return (
    <div className="m-auto grid max-w-sm justify-items-center gap-2 p-4 text-center text-muted">
      <Icon aria-hidden className="size-8 lg:size-12" />
      <p className="font-semibold text-ink">{t(isUnreachable ? 'desk.unreachable' : 'desk.gone')}</p>
      {error && !isUnreachable && <p className="text-sm">{messageFor(error)}</p>}
      {isUnreachable && <p className="text-sm max-lg:hidden">{t('desk.unreachableText')}</p>}
      {isUnreachable && (
        <Button size="small" onClick={retry}>
          {t('images.retry')}
        </Button>
      )}
    </div>
  )
}
