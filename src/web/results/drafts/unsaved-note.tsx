import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { DraftKeeper } from './create-draft-keeper.ts'
import { useFailedDrafts } from './use-draft.ts'

/** Changes of an image that could not be saved when the user left it. */
export function UnsavedNote({ keeper }: { keeper: DraftKeeper }) {
  const t = useTexts(texts)
  const failed = useFailedDrafts(keeper)
  if (failed === 0) return null
  return (
    <Banner
      tone="bad"
      title={t('edit.unsaved', { count: failed })}
      action={
        <Button size="small" onClick={() => void keeper.saveAll()}>
          {t('edit.retry')}
        </Button>
      }
    >
      {t('edit.unsavedText')}
    </Banner>
  )
}
