import { SlidersHorizontal } from 'lucide-react'
import { wishNames } from '#contract/lists/columns/row-wishes.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import { wishColumns } from '#web/upload/draft/wish-columns.ts'
import type { ListPreview } from '#web/upload/list/list.ts'
import { texts } from '#web/upload/texts.ts'
import { type Role, roleIcons } from './column-roles.tsx'
import { cutCell } from './cut-cell.ts'

/** Which column says what, a chip each, and the way to change it. */
export function ColumnChips({
  preview,
  settings,
  panelId,
  isOpen,
  onToggle,
}: {
  preview: ListPreview
  settings: JobSettings
  /** What the button opens. */
  panelId: string
  isOpen: boolean
  onToggle: () => void
}) {
  const t = useTexts(texts)
  const used = wishColumns(preview, settings)
  const labelOf = (key: string) => preview.columns.find((column) => column.key === key)?.label ?? key
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t('chips.title')} className="contents">
        <Chip use="url" column={labelOf(settings.urlColumn)} none={t('list.noUrl')} />
        <Chip use="context" column={labelOf(settings.contextColumn ?? '')} none={t('chips.noContext')} />
        {wishNames.map((wish) => {
          const column = used[wish]
          return column && <Chip key={wish} use={wish} column={labelOf(column)} />
        })}
      </ul>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={isOpen ? `${t('step.close')}: ${t('chips.title')}` : t('chips.change')}
        onClick={onToggle}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {t(isOpen ? 'step.close' : 'step.change')}
      </Button>
    </div>
  )
}

/** `none` stands where no column is used for it. */
function Chip({ use, column, none = '' }: { use: Role; column: string; none?: string }) {
  const t = useTexts(texts)
  const Icon = roleIcons[use]
  return (
    <li className="flex max-w-full min-h-8 items-center gap-1.5 rounded-full border border-line bg-surface px-3 py-1 text-sm">
      <Icon aria-hidden className="size-4 shrink-0 text-accent" />
      <span className="min-w-0 break-words">
        <span className="text-muted">{t(`chips.${use}`)}:</span>{' '}
        {/* The list's own words, in whatever language. */}
        <span {...(column && { lang: '' })} className="font-semibold">
          {cutCell(column) || none}
        </span>
      </span>
    </li>
  )
}
