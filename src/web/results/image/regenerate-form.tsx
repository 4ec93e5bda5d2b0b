import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { DetailBlock } from './detail-block.tsx'
import type { Regeneration } from './use-regeneration.ts'

/** Asks in words what should be different. The answer takes up to a minute; the user can move to other images in that time. */
export function RegenerateForm({
  title,
  startLabel,
  regeneration: { isPending, error, start },
  onClose,
}: {
  /** With the price. */
  title: string
  startLabel: string
  regeneration: Regeneration
  onClose: () => void
}) {
  const t = useTexts(texts)
  const [wish, setWish] = useState('')

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isPending) void start(wish.trim())
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isPending) return
    event.preventDefault()
    onClose()
  }

  return (
    <DetailBlock title={title}>
      <form onSubmit={submit} onKeyDown={press} className="grid gap-3">
        <TextArea
          autoFocus
          label={t('regenerate.wish')}
          hint={t('regenerate.wishHint')}
          rows={2}
          maxLength={limits.regenerateWishCharacters}
          value={wish}
          readOnly={isPending}
          onChange={(event) => setWish(event.currentTarget.value)}
        />
        {error && !isPending && <Banner tone="bad">{messageFor(error)}</Banner>}
        <p role="status" className="text-sm text-muted empty:hidden">
          {isPending && t('regenerate.waiting')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={isPending}>
            {startLabel}
          </Button>
          {!isPending && (
            <Button variant="quiet" onClick={onClose}>
              {t('regenerate.cancel')}
            </Button>
          )}
        </div>
      </form>
    </DetailBlock>
  )
}
