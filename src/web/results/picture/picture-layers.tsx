import { clsx } from 'clsx'
import { type RefObject, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Size, Zoom } from './zoom.ts'

/** Maximum scale of a thumbnail: beyond that it would only show its pixels. */
const largest = 2

/**
 * An uncropped image: the thumbnail until the large one is loaded, in the same place. The pattern behind transparent parts distinguishes
 * white from nothing.
 */
export function PictureLayers({
  box,
  large,
  small,
  zoom: { scale, x, y },
  isMoving,
}: {
  box: RefObject<HTMLDivElement | null>
  large: string | null
  small: string | null
  zoom: Zoom
  isMoving: boolean
}) {
  const [sizes, setSizes] = useState<Record<string, Size>>({})
  const largeSize = large === null ? undefined : sizes[large]
  const smallSize = small === null ? undefined : sizes[small]
  const size = largeSize ?? smallSize
  const layers = [
    { url: small, isShown: !largeSize },
    { url: large, isShown: largeSize !== undefined },
  ]

  return (
    <div
      ref={box}
      style={
        size && {
          aspectRatio: `${size.width} / ${size.height}`,
          width: `min(100cqw - var(--edge), (100cqh - var(--edge)) * ${size.width / size.height}, ${widest(size, largeSize !== undefined)})`,
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
        }
      }
      className={clsx(
        'relative m-auto bg-[repeating-conic-gradient(color-mix(in_oklab,var(--color-muted)_34%,var(--color-paper))_0_25%,color-mix(in_oklab,var(--color-muted)_46%,var(--color-paper))_0_50%)] bg-size-[1.25rem_1.25rem]',
        !size && 'invisible',
        !isMoving && 'transition-transform duration-150 ease-calm',
      )}
    >
      {layers.map(
        ({ url, isShown }) =>
          url && (
            <img
              key={url}
              src={url}
              alt=""
              draggable={false}
              decoding="async"
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setSizes((known) => ({ ...known, [url]: { width, height } }))
              }
              className={clsx('absolute inset-0 size-full select-none', !isShown && 'invisible')}
            />
          ),
      )}
      {/* Gives a white image an edge. */}
      <span className="absolute inset-0 border border-ink/15" />
    </div>
  )
}

/** A thumbnail smaller than its limit has the image's own size; at the limit that size is unknown. */
function widest({ width, height }: Size, isLarge: boolean): string {
  const isKnown = isLarge || Math.max(width, height) < limits.thumbnailPixels
  return isKnown ? `${width * largest}px` : '100cqw'
}
