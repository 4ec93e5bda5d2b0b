import { useQuery } from '@tanstack/react-query'
import { downloadLog } from '#contract/endpoints/audit.ts'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { ListSkeleton } from '#web/admin/parts/list-skeleton.tsx'
import { urlOf } from '#web/http/url-of.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Pager } from '#web/ui/tables/pager.tsx'
import { usePages } from '#web/ui/views/use-pages.ts'
import { useView } from '#web/ui/views/use-view.ts'
import { ChosenPerson } from './chosen-person.tsx'
import { logColumns } from './log-columns.tsx'
import { eventsPerPage, logQuery } from './log-query.ts'
import { LogToolbar } from './log-toolbar.tsx'
import { filterOf, logAddress } from './log-view.ts'
import { NoEvents } from './no-events.tsx'
import { texts } from './texts.ts'

const everything = { search: '', kind: 'all', period: 'all', person: null } as const

/** The event log, with search, filters and pages; the view is in the address. */
export function LogList() {
  const t = useTexts(texts)
  const language = useLanguage()
  const [view, change] = useView(logAddress)
  const log = useQuery(logQuery(view, language))
  const { data, isPlaceholderData } = log
  const filter = filterOf(view)
  const isNarrowed = Object.values(filter).some((wanted) => wanted !== undefined)

  const total = data?.total ?? 0
  const known = data && !isPlaceholderData ? total : null
  const { top, isBeyond, turnTo } = usePages<HTMLDivElement>(
    { page: view.page, pageSize: eventsPerPage, total: known },
    (page) => change({ page }),
  )
  const narrowTo = (person: number | null) => {
    change({ person })
    // The pressed button may be gone.
    top.current?.focus({ preventScroll: true })
  }

  return (
    <Section
      title={t('listTitle')}
      action={
        <DownloadLink size="small" url={urlOf(downloadLog, { query: filter })}>
          {t('download')}
        </DownloadLink>
      }
    >
      <div ref={top} tabIndex={-1} className="scroll-mt-4">
        <LogToolbar view={view} onChange={change} total={known} />
        {view.person !== null && (
          <ChosenPerson id={view.person} events={data?.rows ?? []} onClear={() => narrowTo(null)} />
        )}
        {log.isPending && <ListSkeleton label={t('loading')} rows={8} />}
        {log.isError && !data && <ListFailed title={t('failed')} query={log} />}
        {data?.rows.length === 0 && !isBeyond && (
          <NoEvents isNarrowed={isNarrowed} onShowAll={() => change(everything)} />
        )}
        {data && data.rows.length > 0 && (
          <>
            <DataTable
              label={t('listTitle')}
              columns={logColumns(t, language, narrowTo)}
              rows={data.rows}
              rowKey={({ id }) => id}
              tableFrom="lg"
              isBusy={isPlaceholderData}
            />
            <Pager
              label={t('listTitle')}
              page={view.page}
              pageSize={eventsPerPage}
              total={total}
              onChange={turnTo}
            />
          </>
        )}
      </div>
    </Section>
  )
}
