import { Info } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import type { ListPreview } from '#web/upload/list/list.ts'
import { texts } from '#web/upload/texts.ts'
import { cutCell } from './cut-cell.ts'

/** Why the column of addresses is another one than its headers tell, as long as it is the preselected one. */
export function PassedOverNote({ preview, settings }: { preview: ListPreview; settings: JobSettings }) {
  const t = useTexts(texts)
  const { passedOver, preselectedUrlColumn, columns } = preview
  if (!passedOver || settings.urlColumn !== preselectedUrlColumn) return null
  const chosen = columns.find(({ key }) => key === preselectedUrlColumn)?.label ?? ''
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      {t(`chips.why.${passedOver.why}`, { column: cutCell(passedOver.label), chosen: cutCell(chosen) })}
    </p>
  )
}
