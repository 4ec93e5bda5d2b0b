import { lazy, Suspense, useId, useState } from 'react'
import type { Webhook } from '#contract/entities/webhook.ts'
import { TestBadge } from '#web/components/test-badge.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatDate, formatDateTime } from '#web/ui/formats/date-time.ts'
import { DeleteWebhook } from './delete-webhook.tsx'
import { texts } from './texts.ts'
import { SwitchButton, TestButton } from './webhook-buttons.tsx'

const ChangeWebhook = lazy(async () => ({ default: (await import('./change-webhook.tsx')).ChangeWebhook }))
const RotateSecret = lazy(async () => ({ default: (await import('./rotate-secret.tsx')).RotateSecret }))
const Deliveries = lazy(async () => ({ default: (await import('./deliveries.tsx')).Deliveries }))

/** A webhook: its URL, its state, and the actions on it. */
export function WebhookRow({ webhook, onDeleted }: { webhook: Webhook; onDeleted: () => void }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<'change' | 'rotate' | 'delete'>()
  const deliveriesId = useId()
  const { id, url, events, offBecause, failingSince, createdAt } = webhook
  // With the path, so that two webhooks on one server are distinguishable.
  const { host, pathname } = new URL(url)
  const receiver = pathname === '/' ? host : `${host}${pathname}`
  const close = () => setAsked(undefined)
  return (
    <li className="grid gap-3 py-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span translate="no" className="min-w-0 font-mono text-sm font-semibold wrap-anywhere">
            {url}
          </span>
          <StateBadge webhook={webhook} />
          {!webhook.livemode && <TestBadge />}
          {webhook.isLocal && <Badge tone="outline">{t('local')}</Badge>}
        </p>
        {offBecause && <p className="text-sm">{t(`offBecause.${offBecause}`)}</p>}
        {!offBecause && failingSince && (
          <p className="text-sm">{t('failingSince', { time: formatDateTime(failingSince, language) })}</p>
        )}
        <p className="text-sm text-muted">{events.map((event) => t(`event.${event}`)).join(' · ')}</p>
        <p className="text-sm text-muted">{t('created', { time: formatDate(createdAt, language) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <TestButton webhookId={id} receiver={receiver} onSent={() => setOpen(true)} />
        <SwitchButton webhookId={id} receiver={receiver} isOn={offBecause === null} />
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t('changeOf', { receiver })}
          onClick={() => setAsked('change')}
        >
          {t('change')}
        </Button>
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t('rotateOf', { receiver })}
          onClick={() => setAsked('rotate')}
        >
          {t('rotate')}
        </Button>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={deliveriesId}
          aria-label={t('deliveriesOf', { receiver })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('deliveries')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('deleteOf', { receiver })}
          onClick={() => setAsked('delete')}
        >
          {t('delete')}
        </Button>
      </div>
      <div id={deliveriesId}>
        <Suspense fallback={null}>{isOpen && <Deliveries webhookId={id} receiver={receiver} />}</Suspense>
      </div>
      <Suspense fallback={null}>
        {asked === 'change' && <ChangeWebhook webhook={webhook} onClose={close} />}
        {asked === 'rotate' && <RotateSecret webhookId={id} onClose={close} />}
      </Suspense>
      <DeleteWebhook
        webhookId={id}
        receiver={receiver}
        isOpen={asked === 'delete'}
        onOpenChange={close}
        onDeleted={onDeleted}
      />
    </li>
  )
}

function StateBadge({ webhook: { offBecause, failingSince } }: { webhook: Webhook }) {
  const t = useTexts(texts)
  if (offBecause) return <Badge tone={offBecause === 'by_owner' ? 'outline' : 'bad'}>{t('off')}</Badge>
  return failingSince ? <Badge tone="warning">{t('failing')}</Badge> : <Badge tone="good">{t('on')}</Badge>
}
