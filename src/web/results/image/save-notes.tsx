import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { OutdatedNote } from '#web/results/drafts/outdated-note.tsx'
import { UnsavedNote } from '#web/results/drafts/unsaved-note.tsx'
import { useDraft } from '#web/results/drafts/use-draft.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** Why something is not saved. A failure is shown until it is resolved, wherever the fields are scrolled. */
export function SaveNotes({ keeper, imageId }: { keeper: DraftKeeper; imageId: number | undefined }) {
  const t = useTexts(texts)
  const state = useDraft(keeper, imageId)
  return (
    <div className="z-head grid grid-cols-[minmax(0,1fr)] gap-2 bg-surface empty:hidden lg:sticky lg:bottom-0">
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
    </div>
  )
}
