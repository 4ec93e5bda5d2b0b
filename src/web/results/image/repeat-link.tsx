import { Copy } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import type { Image } from '#contract/entities/image.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { imageAddress, noFilter } from '#web/results/queries/image-view.ts'
import { texts } from '#web/results/texts.ts'

/** Links to the image whose outcome this one shares. In the unfiltered list an image's number is its position. */
export function RepeatLink({ jobId, image, repeatOf }: { jobId: number; image: Image; repeatOf: number }) {
  const t = useTexts(texts)
  const [params] = useSearchParams()
  // Keeps the language.
  const there = imageAddress([]).write(params, {
    ...noFilter,
    sort: 'position',
    openRow: repeatOf - 1,
    isWalk: false,
  })
  return (
    <Link
      href={`/results/${jobId}?${there}`}
      className="inline-flex min-h-8 items-center gap-2 justify-self-start text-sm font-semibold text-accent hover:underline"
    >
      <Copy aria-hidden className="size-4 shrink-0" />
      {t(image.state === 'failed' ? 'image.repeatFailed' : 'image.repeat', { number: repeatOf })}
    </Link>
  )
}
