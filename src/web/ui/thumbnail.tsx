import { clsx } from 'clsx'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'

/**
 * A small picture beside its text, in a box that never changes its size; a sign where there is none.
 * `src` is an address of our own API (`urlOf`), never the picture's own: no stranger hears of the visitor.
 */
export function Thumbnail({
  src,
  className = 'size-16',
  fit = 'cover',
}: {
  src: `/api/${string}` | null
  /** Size of the box. */
  className?: string
  fit?: 'cover' | 'contain'
}) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  return (
    <span
      className={clsx(
        // The one cell is as large as the box, not as the picture: a tall one would be cut at its foot.
        'grid shrink-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-sm bg-sunken',
        className,
      )}
    >
      {src === null || src === failedSrc ? (
        <ImageOff aria-hidden className="size-5 text-muted" />
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
          className={clsx('size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
        />
      )}
    </span>
  )
}
