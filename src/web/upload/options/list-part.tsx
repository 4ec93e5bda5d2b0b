import { useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { stepId } from '#web/upload/parts/focus-step.ts'
import { KnownExportNote } from '#web/upload/parts/known-export-note.tsx'
import { RefusalBanner } from '#web/upload/parts/refusal-banner.tsx'
import { texts } from '#web/upload/texts.ts'
import { BaseUrlField } from './base-url-field.tsx'
import { ColumnChips } from './column-chips.tsx'
import { CountNotes } from './count-notes.tsx'
import { ListColumns } from './list-columns.tsx'
import { NoAddressesNote } from './no-addresses-note.tsx'
import { PassedOverNote } from './passed-over-note.tsx'
import { PictureWall } from './picture-wall.tsx'
import type { StepProps } from './step.tsx'
import { TableNotes } from './table-notes.tsx'

/** The list as its pictures, below the columns that they come from. */
export function ListPart({ draft, steps, onChange, refusalAt }: StepProps) {
  const t = useTexts(texts)
  const panelId = useId()
  const { list, settings } = draft
  const refusal = refusalAt('list')
  if (list.state !== 'readable')
    return (
      <div className="grid gap-3">
        {/* In the place of the columns. */}
        <Skeleton className="h-11 max-w-md" />
        <PictureWall draft={draft} />
      </div>
    )
  const isOpen = steps.isOpen('list') || refusal !== null || settings.urlColumn === ''
  return (
    <section
      id={stepId('list')}
      tabIndex={-1}
      aria-label={t('wall.section')}
      className="grid min-w-0 scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-3"
    >
      {refusal && <RefusalBanner refusal={refusal} />}
      <ColumnChips
        preview={list.preview}
        settings={settings}
        panelId={panelId}
        isOpen={isOpen}
        onToggle={() => steps.toggle('list')}
      />
      <KnownExportNote preview={list.preview} settings={settings} />
      <TableNotes preview={list.preview} settings={settings} onChange={onChange} />
      <PassedOverNote preview={list.preview} settings={settings} onChange={onChange} />
      {isOpen && <ListColumns id={panelId} list={list} settings={settings} onChange={onChange} />}
      <PictureWall draft={draft} />
      <NoAddressesNote list={list} />
      <BaseUrlField list={list} settings={settings} onChange={onChange} />
      <CountNotes count={list.count} />
    </section>
  )
}
