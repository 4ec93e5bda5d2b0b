import type { ReactNode } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { OutdatedNote } from '#web/results/drafts/outdated-note.tsx'
import { UnsavedNote } from '#web/results/drafts/unsaved-note.tsx'
import { useDraft } from '#web/results/drafts/use-draft.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** Saved, or why not: what failed stays until it is saved. Beside it what else can be done. */
export function SaveNote({
  keeper,
  imageId,
  children,
}: {
  keeper: DraftKeeper
  imageId: number | undefined
  children: ReactNode
}) {
  const t = useTexts(texts)
  const state = useDraft(keeper, imageId)
  const isUnderWay = state?.phase === 'waiting' || state?.phase === 'saving'
  return (
    <>
      {imageId !== undefined && state?.phase === 'failed' ? (
        <Banner
          tone="bad"
          title={t('edit.failed')}
          action={
            <Button size="small" onClick={() => void keeper.save(imageId)}>
              {t('edit.retry')}
            </Button>
          }
        >
          {messageFor(state.error)} {t('edit.kept')}
        </Banner>
      ) : (
        <UnsavedNote keeper={keeper} />
      )}
      <OutdatedNote keeper={keeper} imageId={imageId} />
      <div className="flex min-h-11 items-center gap-2">
        <p className="grow text-sm whitespace-nowrap text-muted">
          {/* Only the end of a saving is said aloud. */}
          <span role="status">{state?.phase === 'saved' && t('edit.saved')}</span>
          {isUnderWay && <span aria-hidden>{t('edit.saving')}</span>}
        </p>
        {children}
      </div>
    </>
  )
}
