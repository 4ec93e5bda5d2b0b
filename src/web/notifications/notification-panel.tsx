import type { UseQueryResult } from '@tanstack/react-query'
import { BellOff, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { NotificationList } from './notification-list.tsx'
import type { NotificationPage } from './notification-queries.ts'
import { NotificationSkeleton } from './notification-skeleton.tsx'
import { texts } from './texts.ts'

export interface NotificationPanelProps {
  id: string
  list: UseQueryResult<NotificationPage>
  /** Undefined if there are no more to show. */
  onShowOlder: (() => void) | undefined
  /** Called after a notification's link was followed. */
  onFollow: () => void
  onClose: () => void
}

/** The panel that the bell opens: full-width on phones, otherwise a card under the bell. Takes the focus. */
export function NotificationPanel({ id, list, onShowOlder, onFollow, onClose }: NotificationPanelProps) {
  const t = useTexts(texts)
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="absolute inset-x-0 top-full z-menu max-h-[max(16rem,calc(100dvh-7rem))] animate-rise overflow-y-auto overscroll-contain border-y border-line bg-surface shadow-float sm:right-0 sm:left-auto sm:mt-3 sm:max-h-[max(16rem,min(36rem,calc(100dvh-8rem)))] sm:w-104 sm:rounded-lg sm:border"
    >
      <div className="sticky top-0 z-head flex items-center justify-between gap-2 border-b border-line bg-surface py-1 pr-1 pl-4">
        <h2 id={titleId} className="text-base">
          {t('title')}
        </h2>
        <IconButton label={t('close')} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      {list.isPending && <NotificationSkeleton />}
      {list.isError && !list.data && (
        <div className="p-4">
          <ErrorCard title={t('loadFailed')} onRetry={() => list.refetch()} isRetrying={list.isFetching}>
            {messageFor(list.error)}
          </ErrorCard>
        </div>
      )}
      {list.data?.rows.length === 0 && <NoNotifications />}
      {list.data && list.data.rows.length > 0 && (
        <NotificationList
          page={list.data}
          labelledBy={titleId}
          isGrowing={list.isPlaceholderData}
          onShowOlder={onShowOlder}
          onFollow={onFollow}
          onStay={onClose}
        />
      )}
    </div>
  )
}

/** The empty list of notifications, without an action. */
function NoNotifications() {
  const t = useTexts(texts)
  return (
    <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
      <BellOff aria-hidden className="size-8 text-muted" />
      <p className="mt-1 font-semibold">{t('none')}</p>
      <p className="text-sm text-balance text-muted">{t('noneText')}</p>
    </div>
  )
}
