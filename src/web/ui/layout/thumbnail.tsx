import { clsx } from 'clsx'
import { CloudOff, ImageOff } from 'lucide-react'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { storedToken } from '#web/http/stored-token.ts'
import { useFetchedPicture } from '#web/http/use-fetched-picture.ts'
import type { Turns } from './create-turns.ts'
import { useNearViewport } from './use-near-viewport.ts'
import { useOnline } from './use-online.ts'
import { useTurn } from './use-turn.ts'

/** Wider ones are shown whole: what is cut off a banner or a panorama at its sides is what it is about. */
const widestCut = 1.6

/**
 * A small picture beside its text, in a box that never changes its size; a sign where there is none, and another one while
 * there is no network, after which it is asked for again.
 * `src` is an address of our own API (`urlOf`), never the picture's own: no stranger hears of the visitor.
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
  /** `contain` shows it whole, `auto` does so with a wide one and fills the box with every other. */
  fit?: 'auto' | 'contain'
  /** Where few may be loaded at once: the turns that they take, each once it is near the window. */
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
        // The one cell is as large as the box, not as the picture: a tall one would be cut at its foot.
        'relative grid shrink-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-sm',
        // A line inside, so that a white edge does not melt into the sheet; bands beside a whole picture are no ground of their own.
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
          // A turn must come to its end.
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
