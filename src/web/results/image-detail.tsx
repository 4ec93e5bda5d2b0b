import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import { languageTag } from '#contract/languages.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DetailBlock } from './detail-block.tsx'
import { ImageAddress } from './image-address.tsx'
import { ImageBadge } from './image-badge.tsx'
import { ImageFacts } from './image-facts.tsx'
import { ImageKeywords } from './image-keywords.tsx'
import { ImageNotes } from './image-notes.tsx'
import { ImagePicture } from './image-picture.tsx'
import { LanguageTexts } from './language-texts.tsx'
import { texts } from './texts.ts'

/** Everything that is known of an image: picture, texts in all languages, keywords, address, who wrote it. */
export function ImageDetail({ job, image }: { job: Job; image: Image }) {
  const t = useTexts(texts)
  const described = job.languages.filter((code) => image.languageVersions[code])
  return (
    <div className="grid gap-6">
      <div className="relative">
        <ImagePicture jobId={job.id} image={image} className="h-64 w-full" fit="contain" />
        <div className="absolute top-2 left-2">
          <ImageBadge image={image} />
        </div>
      </div>
      <ImageNotes job={job} image={image} />
      {described.map((code) => (
        <LanguageTexts key={code} code={code} image={image} />
      ))}
      {image.state === 'succeeded' && <ImageKeywords image={image} />}
      {image.interpretation && (
        <DetailBlock title={t('panel.interpretation')}>
          {/* The models are asked for this in the first of the chosen languages. */}
          <p lang={languageTag(job.languages[0] ?? '')} className="text-sm">
            {image.interpretation}
          </p>
        </DetailBlock>
      )}
      <ImageAddress url={image.url} />
      <ImageFacts image={image} />
    </div>
  )
}
