import { clsx } from 'clsx'
import { limits } from '#contract/limits.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import type { ListPreview } from '#web/upload/list/list.ts'
import { PreviewThumbnail } from '#web/upload/parts/preview-thumbnail.tsx'
import { texts } from '#web/upload/texts.ts'
import { ColumnRoles, columnRoles } from './column-roles.tsx'
import { cutCell } from './cut-cell.ts'

/** The first rows as a table, from 640 px; the chosen columns stand out. */
export function PreviewTable({ preview, settings }: { preview: ListPreview; settings: JobSettings }) {
  const t = useTexts(texts)
  const rows = preview.rows.slice(0, limits.previewRows)
  const urlIndex = preview.columns.findIndex(({ key }) => key === settings.urlColumn)
  const caption = t('list.caption', { rows: t('rows', { count: rows.length }) })
  const rolesOf = (key: string) => columnRoles(key, preview, settings)
  const tint = (key: string) => rolesOf(key).length > 0 && 'bg-accent-soft'

  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={caption}
      className="hidden overflow-x-auto rounded-md border border-line sm:block"
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-sunken align-bottom">
            <th scope="col" className="p-2">
              <VisuallyHidden>{t('list.picture')}</VisuallyHidden>
            </th>
            {preview.columns.map(({ key, label }) => (
              <th key={key} scope="col" className={clsx('max-w-64 p-2 font-semibold', tint(key))}>
                <span className="grid justify-items-start gap-1">
                  <ColumnRoles roles={rolesOf(key)} />
                  <span className="whitespace-nowrap">{cutCell(label)}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name than their place.
            <tr key={row} className="border-b border-line last:border-0">
              <td className="p-2">
                <PreviewThumbnail
                  cell={cells[urlIndex] ?? ''}
                  baseUrl={settings.baseUrl}
                  className="size-12"
                />
              </td>
              {preview.columns.map(({ key }, column) => (
                <td key={key} className={clsx('min-w-24 max-w-64 p-2', tint(key))}>
                  {cutCell(cells[column] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
