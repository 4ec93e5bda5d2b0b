import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { DraftKeeper } from './create-draft-keeper.ts'
import { isEmpty } from './text-draft.ts'
import { useDraft, useOutdatedDrafts } from './use-draft.ts'

/** Says that texts were changed elsewhere: typed changes wait for a decision, and an approval for another look. */
export function OutdatedNote({ keeper, imageId }: { keeper: DraftKeeper; imageId: number | undefined }) {
  const t = useTexts(texts)
  const outdated = useOutdatedDrafts(keeper)
  const state = useDraft(keeper, imageId)
  const others = outdated.filter((id) => id !== imageId)
  const hasTyped = state !== null && !isEmpty(state.draft)
  return (
    <>
      {imageId !== undefined && state?.phase === 'outdated' && (
        <Banner
          tone="bad"
          title={t('outdated.title')}
          action={
            <div className="flex flex-wrap gap-2">
              {hasTyped && (
                <Button size="small" onClick={() => void keeper.saveOver(imageId)}>
                  {t('outdated.saveOver')}
                </Button>
              )}
              <Button size="small" onClick={() => keeper.discard(imageId)}>
                {t(hasTyped ? 'outdated.takeNew' : 'outdated.seen')}
              </Button>
            </div>
          }
        >
          {messageFor(state.error)} {t(hasTyped ? 'outdated.typed' : 'outdated.look')}
        </Banner>
      )}
      {others.length > 0 && (
        <Banner tone="bad" title={t('outdated.title')}>
          {t('outdated.others', { count: others.length, numbers: others.join(', ') })}
        </Banner>
      )}
    </>
  )
}
