import { useTexts } from '#web/i18n/use-texts.ts'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import type { ListPreview } from '#web/upload/list/list.ts'
import { texts } from '#web/upload/texts.ts'
import { cutCell } from './cut-cell.ts'
import { NoteLine } from './note-line.tsx'

/** Why the column of addresses is another one than its headers tell, as long as it is the preselected one. */
export function PassedOverNote({
  preview,
  settings,
  onChange,
}: {
  preview: ListPreview
  settings: JobSettings
  onChange: (settings: Partial<JobSettings>) => void
}) {
  const t = useTexts(texts)
  const { passedOver, preselectedUrlColumn, columns } = preview
  if (!passedOver || settings.urlColumn !== preselectedUrlColumn) return null
  const chosen = columns.find(({ key }) => key === preselectedUrlColumn)?.label ?? ''
  const column = cutCell(passedOver.label)
  return (
    <NoteLine
      other={{
        label: t('chips.useColumn', { column }),
        onPress: () => onChange({ urlColumn: passedOver.key }),
      }}
    >
      {t(`chips.why.${passedOver.why}`, { column, chosen: cutCell(chosen) })}
    </NoteLine>
  )
}
