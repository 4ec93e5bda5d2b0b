import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { useDraft } from '#web/results/drafts/use-draft.ts'
import { texts } from '#web/results/texts.ts'

/** The state of saving in one word. Only its end is announced. */
export function SaveState({ keeper, imageId }: { keeper: DraftKeeper; imageId: number | undefined }) {
  const t = useTexts(texts)
  const phase = useDraft(keeper, imageId)?.phase
  return (
    <p className="shrink-0 whitespace-nowrap">
      <span role="status">{phase === 'saved' && t('edit.saved')}</span>
      {(phase === 'waiting' || phase === 'saving') && <span aria-hidden>{t('edit.saving')}</span>}
    </p>
  )
}
