import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useId, useState } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { usePopover } from '#web/ui/dialogs/use-popover.ts'
import { NotificationPanel } from './notification-panel.tsx'
import { mostShown, notificationsQuery, pageSize } from './notification-queries.ts'
import { texts } from './texts.ts'
import { UnreadBadge } from './unread-badge.tsx'
import { useArrivals } from './use-arrivals.ts'

/** The bell in the header: how many notifications are unread, and under it the list of them. */
export function NotificationBell() {
  const t = useTexts(texts)
  const [limit, setLimit] = useState(pageSize)
  const list = useQuery(notificationsQuery(useLanguage(), limit))
  const { isOpen, button, toggle, close, closeAndReturn, frameProps } = usePopover()
  const panelId = useId()
  const arrivals = useArrivals(list.data?.rows)
  const showOlder = limit < mostShown ? () => setLimit(Math.min(limit + pageSize, mostShown)) : undefined
  const unread = list.data?.unread ?? 0

  return (
    // On phones the header is what the panel hangs from, so that it is as wide as the screen.
    <div {...frameProps} className="sm:relative">
      <span className="relative grid">
        <IconButton
          ref={button}
          label={unread > 0 ? t('bell', { count: unread }) : t('title')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={toggle}
          className="aria-expanded:bg-sunken aria-expanded:text-ink"
        >
          <Bell aria-hidden className="size-6" />
        </IconButton>
        {unread > 0 && <UnreadBadge count={unread} />}
      </span>
      <div role="status" className="sr-only">
        {arrivals > 0 && unread > 0 && <span key={arrivals}>{t('arrived', { count: unread })}</span>}
      </div>
      {isOpen && (
        <NotificationPanel
          id={panelId}
          list={list}
          onShowOlder={showOlder}
          onFollow={close}
          onClose={closeAndReturn}
        />
      )}
    </div>
  )
}
