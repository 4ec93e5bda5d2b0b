import { Info } from 'lucide-react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import { keptExportColumns } from '#web/upload/draft/kept-export-columns.ts'
import type { ListPreview } from '#web/upload/list/list.ts'
import { texts } from '#web/upload/texts.ts'

/** The program that exported the list, and the settings that were derived from that, until the user changes them. */
export function KnownExportNote({ preview, settings }: { preview: ListPreview; settings: JobSettings }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const uses = keptExportColumns(preview, settings)
  if (!preview.knownExport || uses.length === 0) return null
  const names = new Intl.ListFormat(language).format(uses.map((use) => t(`chips.${use}`)))
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span>
        <span className="font-semibold text-ink">{t(`chips.set.${preview.knownExport.system}`)}</span>{' '}
        {t('chips.setBy', { uses: names })}
      </span>
    </p>
  )
}
