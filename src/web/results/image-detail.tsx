import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import { languageTag } from '#contract/languages.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { DetailBlock } from './detail-block.tsx'
import { ImageAddress } from './image-address.tsx'
import { ImageBadge } from './image-badge.tsx'
import { ImageKeywords } from './image-keywords.tsx'
import { LanguageTexts } from './language-texts.tsx'
import { reasonOf } from './reason-of.ts'
import { texts } from './texts.ts'
import { thumbnailOf } from './thumbnail-of.ts'

/** Everything that is known of an image: picture, texts in all languages, keywords, address. */
export function ImageDetail({ job, image }: { job: Job; image: Image }) {
  const t = useTexts(texts)
  const reason = reasonOf(image, t)
  const described = job.languages.filter((code) => image.languageVersions[code])
  return (
    <div className="grid gap-6">
      <div className="relative">
        <Thumbnail src={thumbnailOf(job.id, image)} className="h-64 w-full" fit="contain" />
        <div className="absolute top-2 left-2">
          <ImageBadge image={image} />
        </div>
      </div>
      {reason && <Banner tone={image.state === 'skipped' ? 'info' : 'bad'}>{reason}</Banner>}
      {described.map((code) => (
        <LanguageTexts key={code} code={code} version={image.languageVersions[code]!} />
      ))}
      {!reason && <ImageKeywords image={image} />}
      {image.interpretation && (
        <DetailBlock title={t('panel.interpretation')}>
          {/* The models are asked for this in the first of the chosen languages. */}
          <p lang={languageTag(job.languages[0] ?? '')} className="text-sm">
            {image.interpretation}
          </p>
        </DetailBlock>
      )}
      <ImageAddress url={image.url} />
    </div>
  )
}
