import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type WishName, wishNames } from '#contract/lists/columns/row-wishes.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Select } from '#web/ui/forms/select.tsx'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import { wishColumns } from '#web/upload/draft/wish-columns.ts'
import type { ListPreview } from '#web/upload/list/list.ts'
import { texts } from '#web/upload/texts.ts'

/** Columns that say more of each picture: what was recognised, to be changed or left out. Closed where there is none. */
export function WishFields({
  preview,
  settings,
  onChange,
}: {
  preview: ListPreview
  settings: JobSettings
  onChange: (settings: Partial<JobSettings>) => void
}) {
  const t = useTexts(texts)
  const used = wishColumns(preview, settings)
  const [isOpen, setOpen] = useState(Object.keys(used).length > 0)
  const labelOf = (key: string) => preview.columns.find((column) => column.key === key)?.label ?? key
  const found = wishNames.flatMap((wish) => {
    const column = used[wish]
    return column ? [t('wishes.found', { name: t(`wishes.${wish}.name`), column: labelOf(column) })] : []
  })
  const options = preview.columns
    .filter(({ key }) => key !== settings.urlColumn)
    .map(({ key, label }) => ({ value: key, label }))
  const choose = (wish: WishName, key: string) =>
    onChange({ wishColumns: { ...settings.wishColumns, [wish]: key || null } })

  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-md border border-line"
    >
      <summary className="flex min-h-11 list-none items-start gap-2 rounded-md px-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="mt-0.5 size-5 shrink-0 text-muted transition-transform group-open:rotate-90"
        />
        <span className="grid min-w-0">
          <span className="font-semibold">{t('wishes.title')}</span>
          <span className="text-sm text-muted group-open:hidden">
            {found.join(' · ') || t('wishes.none')}
          </span>
        </span>
      </summary>
      <div className="grid gap-4 border-t border-line p-3 sm:p-4">
        <p className="text-sm text-muted">{t('wishes.lead')}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {wishNames.map((wish) => (
            <Select
              key={wish}
              label={t(`wishes.${wish}.name`)}
              hint={t(`wishes.${wish}.hint`)}
              value={used[wish] ?? ''}
              onChange={(event) => choose(wish, event.target.value)}
              options={[{ value: '', label: t('wishes.unused') }, ...options]}
            />
          ))}
        </div>
      </div>
    </details>
  )
}
