import { clsx } from 'clsx'
import { CloudOff, ImageOff } from 'lucide-react'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { storedToken } from '#web/http/stored-token.ts'
import { useFetchedPicture } from '#web/http/use-fetched-picture.ts'
import type { Turns } from './create-turns.ts'
import { useNearViewport } from './use-near-viewport.ts'
import { useOnline } from './use-online.ts'
import { useTurn } from './use-turn.ts'

/** Wider images are shown whole: the sides of a banner or panorama must not be cut off. */
const widestCut = 1.6

/**
 * A small image next to its text, in a box of fixed size. Shows an icon if there is no image, and another one while offline, after which
 * the image is loaded again. `src` is an address of our own API (`urlOf`), never the image's original address, so that no third party
 * learns of the visitor.
 */
export function Thumbnail({
  src,
  className = 'size-16',
  fit = 'auto',
  turns,
}: {
  src: `/api/${string}` | null
  /** Size of the box. */
  className?: string
  /** `contain` shows the image whole; `auto` does so for wide images and fills the box with all others. */
  fit?: 'auto' | 'contain'
  /** Limits concurrent loads: each image takes a turn once it is near the viewport. */
  turns?: Turns
}) {
  const isFetched = storedToken() !== ''
  const { ref, isNear } = useNearViewport<HTMLSpanElement>(isFetched || turns !== undefined)
  const { hasTurn, endTurn } = useTurn(turns, isNear ? src : null)
  const fetched = useFetchedPicture(isFetched && isNear && hasTurn ? src : null)
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const isOnline = useOnline()
  const [isUnreached, setUnreached] = useState(false)
  if (isOnline && isUnreached) {
    setUnreached(false)
    setFailedSrc(null)
  }
  const [wideSrc, setWideSrc] = useState<string | null>(null)
  const isMissing = src === null || src === failedSrc || fetched === 'failed'
  const Sign = src !== null && !isOnline ? CloudOff : ImageOff
  const directSrc = hasTurn ? src : null
  const shownSrc = isFetched ? fetched : directSrc

  const isWhole = !isMissing && (fit === 'contain' || (src !== null && src === wideSrc))

  function measure({
    currentTarget: { naturalWidth, naturalHeight },
  }: SyntheticEvent<HTMLImageElement>): void {
    endTurn()
    if (naturalWidth > widestCut * naturalHeight) setWideSrc(src)
  }

  useEffect(() => {
    if (fetched !== null) endTurn()
  }, [fetched, endTurn])

  return (
    <span
      ref={ref}
      className={clsx(
        // The grid cell has the size of the box, not of the image: a tall image would be cut off at the bottom.
        'relative grid shrink-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-sm',
        // A border inside, so that a white edge stands out from the sheet. Letterbox bands get no background.
        'after:pointer-events-none after:absolute after:inset-0 after:rounded-sm after:border after:border-ink/12',
        (isMissing || !isWhole) && 'bg-slot',
        className,
      )}
    >
      {isMissing && <Sign aria-hidden className="size-5 text-muted" />}
      {!isMissing && shownSrc !== null && (
        <img
          src={shownSrc}
          alt=""
          // A turn must end, so the image may not load lazily.
          loading={turns ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={measure}
          onError={() => {
            setFailedSrc(src)
            setUnreached(!isOnline)
            endTurn()
          }}
          className={clsx('size-full', isWhole ? 'object-contain' : 'object-cover')}
        />
      )}
    </span>
  )
}
