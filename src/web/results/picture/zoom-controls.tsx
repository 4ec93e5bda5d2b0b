import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import type { Zooming } from './use-zoom.ts'

/** Buttons for zooming, for users without a wheel. */
export function ZoomControls({ zoom, isZoomed, zoomIn, zoomOut, toggle }: Zooming) {
  const t = useTexts(texts)
  return (
    <div className="absolute right-3 bottom-3 flex items-center rounded-md border border-line bg-surface shadow-card max-lg:right-2 max-lg:bottom-2">
      <IconButton
        label={t('desk.zoomOut')}
        aria-keyshortcuts="-"
        aria-disabled={!isZoomed}
        onClick={zoomOut}
        className="size-9! aria-disabled:opacity-40 max-lg:hidden"
      >
        <ZoomOut aria-hidden className="size-4.5" />
      </IconButton>
      <output className="min-w-13 text-center text-sm text-muted tabular-nums max-lg:sr-only">
        {t('desk.scale', { percent: Math.round(zoom.scale * 100) })}
      </output>
      <IconButton
        label={t('desk.zoomIn')}
        aria-keyshortcuts="+"
        onClick={zoomIn}
        className="size-9! max-lg:hidden"
      >
        <ZoomIn aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton
        label={t(isZoomed ? 'desk.fit' : 'desk.close')}
        aria-keyshortcuts="Z"
        onClick={() => toggle()}
        className="size-9!"
      >
        <Maximize aria-hidden className={isZoomed ? 'size-4.5 text-accent' : 'size-4.5'} />
      </IconButton>
    </div>
  )
}
