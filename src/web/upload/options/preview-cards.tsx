import { limits } from '#contract/limits.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import type { ListPreview } from '#web/upload/list/list.ts'
import { PreviewThumbnail } from '#web/upload/parts/preview-thumbnail.tsx'
import { texts } from '#web/upload/texts.ts'
import { ColumnRoles, columnRoles, type Role } from './column-roles.tsx'
import { cutCell } from './cut-cell.ts'

const otherColumns = 3

/** Whether these two are empty is worth seeing; of what else a row may say, what it does. */
const isMain = (roles: Role[]) => roles.includes('url') || roles.includes('context')

/** The first rows as cards, below 640 px: the chosen columns, then a few of the others. */
export function PreviewCards({ preview, settings }: { preview: ListPreview; settings: JobSettings }) {
  const t = useTexts(texts)
  const numbered = preview.columns.map((column, index) => ({
    ...column,
    index,
    roles: columnRoles(column.key, preview, settings),
  }))
  const chosen = numbered.filter(({ roles }) => roles.length > 0)
  const others = numbered.filter(({ roles }) => roles.length === 0)
  const hidden = others.length - otherColumns
  const urlIndex = numbered.find(({ key }) => key === settings.urlColumn)?.index ?? -1
  const rows = preview.rows.slice(0, limits.previewRows)

  return (
    <ul
      aria-label={t('list.caption', { rows: t('rows', { count: rows.length }) })}
      className="grid gap-3 sm:hidden"
    >
      {rows.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name than their place.
        <li key={row} className="flex items-start gap-3 rounded-md border border-line p-3">
          <PreviewThumbnail cell={cells[urlIndex] ?? ''} baseUrl={settings.baseUrl} className="size-16" />
          <dl className="grid min-w-0 grow gap-1.5 text-sm">
            {[
              ...chosen.filter(({ roles, index }) => isMain(roles) || cells[index]?.trim()),
              ...others.slice(0, otherColumns),
            ].map(({ key, label, index, roles }) => (
              <div key={key}>
                <dt className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
                  {cutCell(label)} <ColumnRoles roles={roles} />
                </dt>
                <dd>{cutCell(cells[index] ?? '') || '–'}</dd>
              </div>
            ))}
            {hidden > 0 && <dt className="text-xs text-muted">{t('list.moreColumns', { count: hidden })}</dt>}
          </dl>
        </li>
      ))}
    </ul>
  )
}
