import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { picturesInCell } from '#contract/lists/pictures-in-cell.ts'
import { proposeFolder } from '#contract/lists/propose-folder.ts'
import { readSetAddress } from '#contract/picture-set-address.ts'
import { sayRefusal } from '#contract/say.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { isBaseUrl } from '#web/upload/draft/count-choice.ts'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import type { ListState } from '#web/upload/draft/upload-state.ts'
import type { ListPreview } from '#web/upload/list/list.ts'
import { texts } from '#web/upload/texts.ts'
import { SetNote } from './set-note.tsx'

/** Shown if there are paths without a host: asks for the base address, and shows the resulting addresses. */
export function BaseUrlField({
  list,
  settings,
  onChange,
}: {
  list: Extract<ListState, { state: 'readable' }>
  settings: JobSettings
  onChange: (settings: Partial<JobSettings>) => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const set = readSetAddress(settings.baseUrl)
  if (set) return <SetNote setId={set.setId} count={list.count} />
  // Estimated from the first rows until all are counted, so that the field does not cause a layout shift later.
  const count = list.count?.withoutHost ?? pathsOf(list.preview, settings.urlColumn).length
  if (count === 0) return null
  const typed = settings.baseUrl.trim()
  const example = pathsOf(list.preview, settings.urlColumn)[0] ?? 'media/bild.jpg'
  const result = isBaseUrl(typed) ? normaliseUrl(example, typed) : null
  const proposed = proposedBase(list.preview, example, typed)

  return (
    <div className="grid gap-1.5 rounded-md border border-l-4 border-warning bg-warning-soft p-4">
      <TextField
        type="url"
        inputMode="url"
        autoComplete="url"
        label={t('base.label')}
        hint={t('base.hint', { count, example })}
        error={typed && !isBaseUrl(typed) ? sayRefusal('base_url_invalid', {}, language) : undefined}
        placeholder={t('base.placeholder')}
        value={settings.baseUrl}
        onChange={(event) => onChange({ baseUrl: event.target.value })}
      />
      {proposed && (
        <div>
          <Button size="small" onClick={() => onChange({ baseUrl: proposed })}>
            {t('base.propose', { url: proposed })}
          </Button>
        </div>
      )}
      <p className="text-sm font-semibold">
        {result && 'url' in result ? t('base.result', { url: result.url }) : t('base.without', { count })}
      </p>
    </div>
  )
}

/** A bare site address plus the folder where its system keeps pictures; null if the folder is not known. */
function proposedBase({ columns }: ListPreview, example: string, typed: string): string | null {
  const base = isBaseUrl(typed) ? URL.parse(typed) : null
  if (base?.pathname !== '/') return null
  const folder = proposeFolder(
    columns.map(({ label }) => label),
    example,
  )
  return folder && `${base.origin}/${folder}`
}

/** The paths among the addresses of the first rows; paths may also begin further down. */
function pathsOf(preview: ListPreview, urlColumn: string): string[] {
  const column = preview.columns.findIndex(({ key }) => key === urlColumn)
  return preview.rows
    .flatMap((cells) => picturesInCell(cells[column] ?? '').map(({ address }) => address))
    .filter((cell) => {
      const url = normaliseUrl(cell)
      return 'problem' in url && url.problem === 'needs_base'
    })
}
