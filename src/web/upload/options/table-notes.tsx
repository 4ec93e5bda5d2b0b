import { isOfTable, sayDelimiter, sayNotice } from '#contract/lists/list-notices.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import type { ListPreview } from '#web/upload/list/list.ts'
import { texts } from '#web/upload/texts.ts'
import { NoteLine } from './note-line.tsx'

/** How the table of the list was found where its rows contradict the first line, and the way to read it by that line. */
export function TableNotes({
  preview,
  settings,
  onChange,
}: {
  preview: ListPreview
  settings: JobSettings
  onChange: (settings: Partial<JobSettings>) => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  if (settings.table === 'plain')
    return (
      <NoteLine other={{ label: t('table.find'), onPress: () => onChange({ table: 'found' }) }}>
        {t('table.isPlain')}
      </NoteLine>
    )
  const notices = preview.notices.filter(isOfTable)
  const others = preview.notices.filter((notice) => !isOfTable(notice))
  const ofTable = notices.map((notice, index) => {
    const insteadOf =
      notice.code === 'delimiter_chosen' ? sayDelimiter(notice.details.insteadOf, language) : ''
    const label = t(`table.other.${notice.code}`, { delimiter: insteadOf })
    // One press takes all of them back.
    const other = index === 0 ? { label, onPress: () => onChange({ table: 'plain' }) } : undefined
    return (
      <NoteLine key={notice.code} {...(other && { other })}>
        {sayNotice(notice, language)}
      </NoteLine>
    )
  })
  return (
    <>
      {ofTable}
      {others.map((notice) => (
        <NoteLine key={notice.code}>{sayNotice(notice, language)}</NoteLine>
      ))}
    </>
  )
}
