import { type RefObject, useEffect, useRef } from 'react'
import type { Image, TextProposal } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { onSeen, writeText } from '#web/results/drafts/text-draft.ts'
import { useMedia } from '#web/results/parts/use-media.ts'
import { texts } from '#web/results/texts.ts'
import { CompareTexts } from './compare-texts.tsx'
import { EditableTexts } from './editable-texts.tsx'
import { FoldedBlock } from './folded-block.tsx'
import { FromList } from './from-list.tsx'
import { ImageFacts } from './image-facts.tsx'
import { ImageHistory } from './image-history.tsx'
import { ImageKeywords } from './image-keywords.tsx'
import { ImageNotes } from './image-notes.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { LanguageTexts } from './language-texts.tsx'
import { OlderTexts } from './older-texts.tsx'
import { RegenerateImage } from './regenerate-image.tsx'
import { useDecision, useRegeneration } from './use-regeneration.ts'

/** The picture is above the texts, not beside them: the panel's `max-lg`. */
const oneColumnMedia = '(width < 64rem)'

export interface ImageDetailProps {
  job: Job
  image: Image
  /** Null if the image is read-only. */
  keeper: DraftKeeper | null
  /** The language to show, if the image has texts in it. */
  language: string
  isWishing: boolean
  onLanguage: (code: string) => void
  onWish: (isWishing: boolean) => void
  onLeaveField: () => void
}

/** Everything about an image: the values from its list, the texts in one language at a time, keywords, and who wrote them. */
export function ImageDetail(props: ImageDetailProps) {
  const { job, image, keeper, isWishing, onLanguage, onWish, onLeaveField } = props
  const t = useTexts(texts)
  const described = job.languages.filter((code) => versionIn(image.languageVersions, code))
  const regeneration = useRegeneration(job.id, image, keeper)
  const decision = useDecision(job.id, image, keeper)
  const { isPending } = regeneration
  const { proposal } = image
  const choice = keeper && proposal
  const shown = choice ? changedLanguages(job, image, choice) : described
  const code = shown.find((known) => known === props.language) ?? shown[0]
  const changed = useFocusOnArrival<HTMLElement>(choice !== null)
  // What is judged comes first: on a phone the list's data would push it out of the window.
  const isNarrow = useMedia(oneColumnMedia)
  const canEdit = keeper !== null && (image.state === 'succeeded' || image.state === 'carried')

  async function decide(which: 'take' | 'keep'): Promise<void> {
    if (!(await decision.decide(which))) return
    // The next regeneration is asked for anew, and may have a price.
    onWish(false)
    onLeaveField()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!choice && <ImageNotes job={job} image={image} />}
      {!choice && !isNarrow && <FromList image={image} />}
      {code !== undefined && (
        <LanguageTabs codes={shown} chosen={code} onChoose={onLanguage}>
          {choice ? (
            <CompareTexts
              code={code}
              languages={job.languages}
              isOnly={shown.length === 1 && job.languages.length > 1}
              before={image.languageVersions}
              after={choice}
              isBusy={decision.isPending}
              error={decision.error}
              changed={changed}
              onKeep={() => void decide('keep')}
              onTake={() => void decide('take')}
            />
          ) : canEdit ? (
            <EditableTexts
              key={code}
              code={code}
              image={image}
              isLocked={isPending}
              onWrite={(place, text) =>
                keeper.change(image.id, (draft) => writeText(onSeen(draft, image), place, text))
              }
              onSave={() => void keeper.save(image.id)}
              onLeave={onLeaveField}
            />
          ) : (
            <LanguageTexts code={code} image={image} />
          )}
        </LanguageTabs>
      )}
      {/* A pending decision comes first. */}
      {choice && !isNarrow && <FromList image={image} />}
      {canEdit && !choice && (
        <OlderTexts key={`${image.id} ${image.outdated.join()}`} job={job} image={image} />
      )}
      {canEdit && !choice && (
        <RegenerateImage
          key={image.id}
          job={job}
          keeper={keeper}
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
      <div>
        {isNarrow && (
          <FoldedBlock title={t('desk.fromList')}>
            <FromList image={image} />
          </FoldedBlock>
        )}
        {canEdit && <ImageHistory job={job} image={image} keeper={keeper} isLocked={isPending} />}
        <ImageFacts image={image} firstLanguage={job.languages[0] ?? ''} />
      </div>
    </div>
  )
}

/** The languages in which a proposal differs; all that it has if it does in none. */
function changedLanguages(job: Job, image: Image, { languageVersions }: TextProposal): string[] {
  const all = job.languages.filter((code) => versionIn(languageVersions, code))
  const changed = all.filter((code) => {
    const [old, now] = [versionIn(image.languageVersions, code), versionIn(languageVersions, code)]
    return old?.altText !== now?.altText || old?.description !== now?.description
  })
  return changed.length > 0 ? changed : all
}

/** Focuses an element that is added while the user waits, but not one that was there from the start. */
function useFocusOnArrival<E extends HTMLElement>(isThere: boolean): RefObject<E | null> {
  const element = useRef<E>(null)
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (isThere && !wasThere.current) element.current?.focus()
    wasThere.current = isThere
  }, [isThere])
  return element
}
