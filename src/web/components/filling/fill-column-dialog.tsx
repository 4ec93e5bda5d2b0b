import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadList, listColumns } from '#contract/endpoints/downloads.ts'
import { languageName } from '#contract/languages.ts'
import type { KnownExport } from '#contract/lists/columns/known-systems.ts'
import { type FilledText, filledTexts } from '#contract/lists/filled-texts.ts'
import { call } from '#web/http/call.ts'
import { messageFor } from '#web/http/message-for.ts'
import { urlOf } from '#web/http/url-of.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { columnQuery, suggestedColumn } from './column-choice.ts'
import { ColumnSelect } from './column-select.tsx'
import { ImportNote } from './import-note.tsx'
import { texts } from './texts.ts'

/** The columns of a job's list; they never change. */
const listColumnsQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['jobs', jobId, 'list-columns'],
    queryFn: ({ signal }) => call(listColumns, { params: { id: jobId }, signal }),
    retry: false,
  })

/** What of a job is needed to write its texts into its list. */
export interface FilledJob {
  id: number
  languages: readonly string[]
  system: KnownExport | null
}

export interface FillColumnDialogProps {
  job: FilledJob
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks which texts go into which column of the uploaded list, and downloads the list with them. */
export function FillColumnDialog({ job, isOpen, onOpenChange }: FillColumnDialogProps) {
  const t = useTexts(texts)
  const reader = useLanguage()
  const columns = useQuery(listColumnsQuery(job.id))
  const [text, setText] = useState<FilledText>('altText')
  const [language, setLanguage] = useState(job.languages[0] ?? '')
  const [column, setColumn] = useState(suggestedColumn)
  const [cells, setCells] = useState<'all' | 'empty'>('all')
  const query = { text, language, cells, ...(columns.data && columnQuery(columns.data, column)) }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('dialog.title')}
      description={t('dialog.text')}
      footer={
        <DownloadLink
          url={urlOf(downloadList, { params: { id: job.id }, query })}
          variant="primary"
          className={columns.data ? '' : 'pointer-events-none opacity-60'}
        >
          {t('dialog.download')}
        </DownloadLink>
      }
    >
      <div className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <OptionSelect
            label={t('dialog.what')}
            value={text}
            options={filledTexts.map((value) => ({ value, label: t(`dialog.texts.${value}`) }))}
            onChange={setText}
          />
          {job.languages.length > 1 && text !== 'keywords' && (
            <OptionSelect
              label={t('dialog.language')}
              hint={t('dialog.languageHint')}
              value={language}
              options={job.languages.map((code) => ({ value: code, label: languageName(code, reader) }))}
              onChange={setLanguage}
            />
          )}
        </div>
        {columns.isPending && <Skeleton className="h-17" />}
        {columns.error && (
          <ErrorCard title={messageFor(columns.error)} onRetry={() => void columns.refetch()} />
        )}
        {columns.data && (
          <ColumnSelect
            list={columns.data}
            text={text}
            language={language}
            value={column}
            onChange={setColumn}
          />
        )}
        <RadioGroup
          legend={t('dialog.cells')}
          value={cells}
          options={[
            { value: 'all', label: t('dialog.all'), hint: t('dialog.allHint') },
            { value: 'empty', label: t('dialog.empty') },
          ]}
          onChange={setCells}
        />
        {columns.data?.isWindows1252 && <p className="text-sm text-muted">{t('dialog.utf8')}</p>}
        {job.system && <ImportNote system={job.system} className="text-sm text-muted" />}
      </div>
    </Dialog>
  )
}
