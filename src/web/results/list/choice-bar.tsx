import { CopyCheck, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DeleteJobs } from '#web/results/parts/delete-jobs.tsx'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { LabelJobs } from './label-jobs.tsx'
import { texts as listTexts } from './list-texts.ts'
import type { Choice } from './use-choice.ts'

/** Starts a selection of jobs; then shows their number and the actions on them. */
export function ChoiceBar({ choice }: { choice: Choice }) {
  const t = useTexts(texts)
  const tList = useTexts(listTexts)
  const [isLabelling, setLabelling] = useState(false)
  const { isOn, choosable, chosen } = choice
  if (!isOn)
    return (
      <Button variant="quiet" size="small" className="justify-self-end" onClick={choice.begin}>
        <CopyCheck aria-hidden className="size-4" />
        {t('choose.begin')}
      </Button>
    )
  return (
    <fieldset
      aria-label={t('choose.label')}
      className="sticky top-0 z-bar flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-4 py-2 shadow-float"
    >
      <Checkbox
        label={t('choose.all')}
        checked={chosen.length === choosable.length}
        onChange={({ target }) => choice.set(target.checked ? choosable : [])}
        autoFocus
      />
      <p role="status" className="grow text-sm text-muted tabular-nums">
        {t('choose.chosen', { count: chosen.length })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={choice.end}>
          {t('choose.end')}
        </Button>
        <Button size="small" disabled={chosen.length === 0} onClick={() => setLabelling(true)}>
          <Tag aria-hidden className="size-4" />
          {tList('labels.menu')}
        </Button>
        {isLabelling && <LabelJobs jobs={chosen} onClose={() => setLabelling(false)} />}
        <DeleteJobs jobs={chosen} onDeleted={choice.end}>
          {(ask) => (
            <Button variant="danger" size="small" disabled={chosen.length === 0} onClick={ask}>
              <Trash2 aria-hidden className="size-4" />
              {t('choose.delete')}
            </Button>
          )}
        </DeleteJobs>
      </div>
    </fieldset>
  )
}
