import { clsx } from 'clsx'
import { Check, Pencil } from 'lucide-react'
import type { Ref } from 'react'
import type { Image } from '#contract/entities/image.ts'
import { ImagePicture } from '#web/components/image-picture.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { withDraft } from '#web/results/drafts/text-draft.ts'
import { useDraft } from '#web/results/drafts/use-draft.ts'
import { texts } from '#web/results/texts.ts'

const dots = {
  approved: { look: 'border-good bg-good text-surface', Icon: Check },
  edited: { look: 'border-accent bg-accent text-accent-ink', Icon: Pencil },
  open: { look: 'border-control bg-surface', Icon: null },
} as const

export interface StripCellProps {
  ref: Ref<HTMLButtonElement> | undefined
  jobId: number
  /** Undefined while it loads. */
  image: Image | undefined
  row: number
  isCurrent: boolean
  keeper: DraftKeeper
  onOpen: () => void
}

/** One image of the film strip, with the state of its texts. */
export function StripCell({ ref, jobId, image: saved, row, isCurrent, keeper, onOpen }: StripCellProps) {
  const t = useTexts(texts)
  const draft = useDraft(keeper, saved?.id)?.draft
  const image = saved && draft ? withDraft(saved, draft) : saved
  const hasTexts = image?.state === 'succeeded' || image?.state === 'carried'
  const state = image?.approved ? 'approved' : image?.edited || draft?.texts ? 'edited' : 'open'
  const { look, Icon } = dots[state]
  const name = image?.filename ?? t('image.number', { number: row + 1 })
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent}
      aria-label={hasTexts ? t('desk.neighbour', { name, state: t(`desk.${state}`) }) : name}
      title={name}
      onClick={onOpen}
      className={clsx(
        'relative h-17 w-24 shrink-0 rounded-sm border-2 bg-[color-mix(in_oklab,var(--color-line)_60%,var(--color-paper))] outline-offset-2',
        isCurrent
          ? 'border-accent forced-colors:border-[Highlight]'
          : 'border-transparent hover:border-control forced-colors:border-[Canvas]',
      )}
    >
      {image && (
        <ImagePicture
          jobId={jobId}
          image={image}
          fit="contain"
          className={clsx('size-full bg-transparent', !isCurrent && 'opacity-80')}
        />
      )}
      {hasTexts && (
        <span
          className={clsx(
            'absolute -right-1 -bottom-1 grid size-4.5 place-items-center rounded-full border-2 ring-2 ring-surface',
            look,
          )}
        >
          {Icon && <Icon aria-hidden className="size-3 stroke-3" />}
        </span>
      )}
    </button>
  )
}
