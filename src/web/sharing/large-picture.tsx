import { useState } from 'react'
import type { SharedImage } from '#contract/entities/share.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { sharedThumbnailOf, sharedViewOf } from './shared-queries.ts'
import { texts } from './texts.ts'

/** An image as large as its space; the thumbnail until the large one is loaded, or if that fails. */
export function LargePicture({ token, image }: { token: string; image: SharedImage }) {
  const t = useTexts(texts)
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  const small = sharedThumbnailOf(token, image)
  return (
    <div className="relative size-full">
      {small && state !== 'there' && <img src={small} alt="" className={pictureClass} />}
      {state !== 'failed' && (
        <img
          src={sharedViewOf(token, image)}
          alt=""
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
          className={pictureClass}
        />
      )}
      <p
        role="status"
        className="absolute bottom-3 left-3 rounded-md border border-line bg-surface px-3 py-1.5 text-sm shadow-card empty:hidden"
      >
        {state === 'failed' && t(small ? 'large.onlySmall' : 'large.none')}
      </p>
    </div>
  )
}

const pictureClass = 'absolute inset-0 size-full object-contain'
