import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { SiteAudit } from '#contract/entities/site-audit.ts'
import { TestBadge } from '#web/components/test-badge.tsx'
import { messageFor } from '#web/http/message-for.ts'
import { startAuditMutation } from '#web/http/start-audit.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { AuditBadge } from './audit-badge.tsx'
import { auditsQuery } from './audit-queries.ts'
import { texts } from './texts.ts'

/** A form for an address, and the earlier audits. */
export function StartView() {
  const t = useTexts(texts)
  useDocumentTitle(t('title'))
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="text-xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('intro')}</p>
      </div>
      <StartForm />
      <PastAudits />
    </div>
  )
}

function StartForm() {
  const t = useTexts(texts)
  const [url, setUrl] = useState('')
  const [depth, setDepth] = useState<SiteAudit['depth']>('site')
  const [, navigate] = useLocation()
  const start = useMutation(startAuditMutation(useQueryClient()))

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!start.isPending) start.mutate({ url, depth }, { onSuccess: ({ id }) => navigate(`/pruefung/${id}`) })
  }

  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label={t('form.url')}
          placeholder={t('form.example')}
          error={start.error ? messageFor(start.error) : undefined}
          value={url}
          onChange={({ currentTarget }) => {
            setUrl(currentTarget.value)
            start.reset()
          }}
          type="url"
          inputMode="url"
          autoCapitalize="off"
          autoComplete="url"
          spellCheck={false}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Segments
            legend={t('form.depth')}
            options={[
              { value: 'site', label: t('form.site') },
              { value: 'page', label: t('form.page') },
            ]}
            value={depth}
            onChange={setDepth}
          />
          <Button type="submit" variant="primary" isBusy={start.isPending}>
            {t('form.start')}
          </Button>
        </div>
        <p className="text-sm text-muted">{t('form.bounds')}</p>
      </form>
    </Card>
  )
}

function PastAudits() {
  const t = useTexts(texts)
  const language = useLanguage()
  const { data } = useQuery(auditsQuery)
  return (
    <Section title={t('past.title')}>
      {data?.length === 0 && <p className="text-muted">{t('past.none')}</p>}
      <ul className="grid divide-y divide-line">
        {data?.map((audit) => (
          <li key={audit.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <Link
              href={`/pruefung/${audit.id}`}
              className="min-w-0 grow basis-60 font-semibold break-all text-accent hover:underline"
            >
              {audit.url}
            </Link>
            <span className="text-sm whitespace-nowrap text-muted tabular-nums">
              {formatDateTime(audit.createdAt, language)}
            </span>
            {audit.finishedAt && audit.status !== 'failed' && (
              <span className="text-sm whitespace-nowrap tabular-nums">
                {t('past.withFaults', { count: audit.pictures.withFaults })}
              </span>
            )}
            {!audit.livemode && <TestBadge />}
            <AuditBadge audit={audit} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
