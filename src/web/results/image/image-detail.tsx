import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { languageTag } from '#contract/languages.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { onSeen, writeText } from '#web/results/drafts/text-draft.ts'
import { texts } from '#web/results/texts.ts'
import { ImagePicture } from '#web/shown/image-picture.tsx'
import { DetailBlock } from './detail-block.tsx'
import { EditableTexts } from './editable-texts.tsx'
import { ImageAddress } from './image-address.tsx'
import { ImageFacts } from './image-facts.tsx'
import { ImageHistory } from './image-history.tsx'
import { ImageKeywords } from './image-keywords.tsx'
import { ImageNotes } from './image-notes.tsx'
import { LanguageTexts } from './language-texts.tsx'
import { PictureBadges } from './picture-badges.tsx'
import { RegenerateImage } from './regenerate-image.tsx'
import { useRegeneration } from './use-regeneration.ts'

export interface ImageDetailProps {
  job: Job
  image: Image
  /** Null where nobody may change anything. */
  keeper: DraftKeeper | null
  isWishing: boolean
  onWish: (isWishing: boolean) => void
  onLeaveField: () => void
}

/** Everything that is known of an image: picture, texts in all languages, keywords, address, who wrote it. */
export function ImageDetail({ job, image, keeper, isWishing, onWish, onLeaveField }: ImageDetailProps) {
  const t = useTexts(texts)
  const described = job.languages.filter((code) => versionIn(image.languageVersions, code))
  const regeneration = useRegeneration(job.id, image.id, keeper)
  const canEdit = keeper !== null && (image.state === 'succeeded' || image.state === 'carried')
  return (
    <div className="grid gap-6">
      <div className="relative">
        <ImagePicture jobId={job.id} image={image} className="h-44 w-full sm:h-64" fit="contain" />
        <PictureBadges image={image} />
      </div>
      <ImageNotes job={job} image={image} />
      {described.map((code) =>
        canEdit ? (
          <EditableTexts
            key={code}
            code={code}
            image={image}
            isLocked={regeneration.isPending}
            onWrite={(place, text) =>
              keeper.change(image.id, (draft) => writeText(onSeen(draft, image), place, text))
            }
            onSave={() => void keeper.save(image.id)}
            onLeave={onLeaveField}
          />
        ) : (
          <LanguageTexts key={code} code={code} image={image} />
        ),
      )}
      {canEdit && (
        <RegenerateImage
          image={image}
          regeneration={regeneration}
          isOpen={isWishing}
          onOpenChange={(isOpen) => {
            onWish(isOpen)
            if (!isOpen) onLeaveField()
          }}
        />
      )}
      {image.state === 'succeeded' && <ImageKeywords image={image} />}
      {image.interpretation && (
        <DetailBlock title={t('panel.interpretation')}>
          {/* The models are asked for this in the first of the chosen languages. */}
          <p lang={languageTag(job.languages[0] ?? '')} className="text-sm">
            {image.interpretation}
          </p>
        </DetailBlock>
      )}
      {canEdit && <ImageHistory job={job} image={image} keeper={keeper} isLocked={regeneration.isPending} />}
      <ImageAddress url={image.url} />
      <ImageFacts image={image} />
    </div>
  )
}
