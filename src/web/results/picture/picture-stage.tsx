import { clsx } from 'clsx'
import type { Image } from '#contract/entities/image.ts'
import { CarriedPicture } from '#web/components/carried-picture.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PictureLayers } from './picture-layers.tsx'
import { PictureTrouble } from './picture-trouble.tsx'
import { usePicture } from './use-picture.ts'
import type { Zooming } from './use-zoom.ts'
import { ZoomControls } from './zoom-controls.tsx'

/** The image on a neutral background, fitted until the user zooms. */
export function PictureStage({
  jobId,
  image,
  next,
  zooming,
}: {
  jobId: number
  image: Image
  next: Image | undefined
  zooming: Zooming
}) {
  const t = useTexts(texts)
  const picture = usePicture(jobId, image, next)
  const { large, small, isLoading, error, isUnreachable, retry } = picture
  const { zoom, isZoomed, ground, picture: box, pointer, toggle, placeOf } = zooming
  const isShown = large !== null || small !== null
  // For a carried-over image, only the thumbnail that is made for this view may exist.
  const isCarried = image.state === 'carried' && !isShown && !isUnreachable

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and buttons do the same. */}
      <div
        ref={ground}
        {...pointer}
        onDoubleClick={(event) => toggle(placeOf(event))}
        className={clsx(
          'absolute inset-0 flex overflow-hidden [--edge:0px] [container-type:size] lg:[--edge:2.5rem]',
          isZoomed ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-y',
        )}
      >
        {isShown && <PictureLayers box={box} large={large} small={small} zoom={zoom} isMoving={isZoomed} />}
        {isCarried && <CarriedPicture url={image.url} className="size-full" fit="contain" />}
        {!isShown && !isCarried && isLoading && <Spinner />}
        {!isShown && !isCarried && !isLoading && (
          <PictureTrouble error={error} isUnreachable={isUnreachable} retry={retry} />
        )}
      </div>
      {isShown && <ZoomControls {...zooming} />}
      {isShown && isUnreachable && (
        <p
          role="status"
          className="absolute bottom-3 left-3 flex items-center gap-2 rounded-md border border-line bg-surface py-1 pr-1 pl-3 text-sm shadow-card"
        >
          {t('desk.onlySmall')}
          <Button size="small" variant="quiet" onClick={retry}>
            {t('images.retry')}
          </Button>
        </p>
      )}
    </>
  )
}
