import { useId } from 'react'
import type { SampleResult } from '#contract/entities/progress.ts'
import { languageTag } from '#contract/languages.ts'
import { thumbnailOf } from '#web/components/thumbnail-of.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { texts } from '#web/upload/texts.ts'
import { DecorativeReason } from './decorative-reason.tsx'
import { KeywordList } from './keyword-list.tsx'
import { SampleTexts } from './sample-texts.tsx'

/** One image of the result: the image on the left, its texts on the right. */
export function SamplePage({
  jobId,
  sample,
  languages,
}: {
  jobId: number
  sample: SampleResult
  languages: string[]
}) {
  const t = useTexts(texts)
  const titleId = useId()
  const src = thumbnailOf(jobId, { id: sample.imageId, hasThumbnail: true })
  const codes = languages.length > 0 ? languages : Object.keys(sample.languageVersions)
  const tag = languageTag(codes[0] ?? '')

  return (
    <section aria-labelledby={titleId} className="@container grid grid-cols-1 gap-3">
      <h2 id={titleId} className="text-lg">
        {t('done.sample')}
      </h2>
      <Card className="grid grid-cols-1 gap-6 @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <figure className="grid content-start gap-2">
          <Thumbnail src={src} fit="contain" className="aspect-[4/3] w-full" />
          <figcaption className="text-sm text-muted">
            <span className="sr-only">{t('done.filename')}: </span>
            <span className="font-mono text-xs">{sample.filename}</span>
          </figcaption>
        </figure>
        <div className="grid min-w-0 content-start gap-5">
          <SampleTexts sample={sample} codes={codes} />
          {sample.decorative && <DecorativeReason reason={sample.decorativeReason} lang={tag} />}
          {sample.interpretation && (
            <div>
              <h3 className="text-sm text-muted">{t('done.interpretation')}</h3>
              <p lang={tag}>{sample.interpretation}</p>
            </div>
          )}
          <KeywordList sample={sample} lang={tag} />
        </div>
      </Card>
    </section>
  )
}
