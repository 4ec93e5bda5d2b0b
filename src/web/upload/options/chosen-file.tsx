import { FileText, X } from 'lucide-react'
import { useEffect } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { formatBytes } from '#web/ui/formats/numbers.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Draft, ListState, StartRefusal } from '#web/upload/draft/upload-state.ts'
import { RefusalBanner } from '#web/upload/parts/refusal-banner.tsx'
import { useStageHead } from '#web/upload/parts/use-stage-head.ts'
import { texts, type UploadTexts } from '#web/upload/texts.ts'
import { UnreadableFile } from './unreadable-file.tsx'

/** The chosen file: name, size, what was found in it, and the way to take it out again. */
export function ChosenFile({
  draft,
  refusal,
  onSheet,
  onFind,
  onRemove,
}: {
  draft: Draft
  refusal: StartRefusal | null
  onSheet: (sheet: string) => void
  onFind: () => void
  onRemove: () => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const name = useStageHead<HTMLHeadingElement>()
  const { file, list, settings } = draft
  const { state } = list
  // Where a sheet can't be read, its choice moves here, and back with one that can: the focus went with the old one.
  useEffect(() => {
    if (state !== 'reading' && document.activeElement === document.body)
      name.current?.focus({ preventScroll: true })
  }, [state, name])
  return (
    <section aria-label={t('file.title')}>
      <Card className="grid gap-3 py-1.5! sm:py-1.5!">
        <div className="flex items-center gap-3">
          <span className="grid size-6 shrink-0 place-items-center text-accent">
            {state === 'reading' ? (
              <Spinner isSilent />
            ) : (
              <FileText aria-hidden className="size-6" strokeWidth={1.5} />
            )}
          </span>
          <div className="min-w-0 grow sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
            <h2 ref={name} tabIndex={-1} className="text-base">
              {file.name}
            </h2>
            <p className="text-sm text-muted tabular-nums">
              {[formatBytes(file.size, language), sayFound(list, t)].filter(Boolean).join(' · ')}
            </p>
          </div>
          <IconButton label={t('file.remove', { name: file.name })} onClick={onRemove}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        {list.state === 'refused' && (
          <UnreadableFile
            file={file}
            refusal={list.refusal}
            sheets={{ names: list.sheets ?? [], chosen: settings.sheet || (list.sheets?.[0] ?? '') }}
            onSheet={onSheet}
            onFind={settings.table === 'plain' ? onFind : null}
            onRemove={onRemove}
          />
        )}
        {refusal && <RefusalBanner refusal={refusal} />}
      </Card>
    </section>
  )
}

/** `12 rows × 3 columns`, counting up while the list is read; empty if it can't be. */
function sayFound(list: ListState, t: UploadTexts): string {
  if (list.state === 'reading') return t('file.reading')
  if (list.state === 'refused') return ''
  const rows = list.count?.rows ?? list.preview.rows.length
  if (!list.count?.isFinal) return t('file.counting', { count: rows })
  const columns = t('columns', { count: list.preview.columns.length })
  return t('list.found', { rows: t('rows', { count: rows }), columns })
}
