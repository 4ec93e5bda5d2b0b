import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { type ComponentProps, type ComponentType, useId, useState } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { usePopover } from '#web/ui/dialogs/use-popover.ts'
import { useFirstInteraction } from '#web/ui/feedback/use-first-interaction.ts'
import type { NotificationPanel } from './notification-panel.tsx'
import { mostShown, notificationsQuery, pageSize } from './notification-queries.ts'
import { texts } from './texts.ts'
import { UnreadBadge } from './unread-badge.tsx'
import { useArrivals } from './use-arrivals.ts'

type PanelType = ComponentType<ComponentProps<typeof NotificationPanel>>

/** The bell in the header with the number of unread notifications, and the list that it opens. */
export function NotificationBell() {
  const t = useTexts(texts)
  const [limit, setLimit] = useState(pageSize)
  const list = useQuery(notificationsQuery(useLanguage(), limit))
  const { isOpen, button, toggle, close, closeAndReturn, frameProps } = usePopover()
  const [Panel, setPanel] = useState<PanelType | null>(null)
  const panelId = useId()
  const arrivals = useArrivals(list.data?.rows)
  const showOlder = limit < mostShown ? () => setLimit(Math.min(limit + pageSize, mostShown)) : undefined
  const unread = list.data?.unread ?? 0
  useFirstInteraction(() => void load())

  async function load(): Promise<void> {
    try {
      const { NotificationPanel } = await import('./notification-panel.tsx')
      setPanel(() => NotificationPanel)
    } catch {
      // The connection is down, which the page already says; the next click tries again.
    }
  }

  function press(): void {
    if (!Panel) void load()
    toggle()
  }

  return (
    // On phones the panel is positioned by the header, so that it is as wide as the screen.
    <div {...frameProps} className="sm:relative">
      <span className="relative grid">
        <IconButton
          ref={button}
          label={unread > 0 ? t('bell', { count: unread }) : t('title')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen && Panel ? panelId : undefined}
          onClick={press}
          className="aria-expanded:bg-sunken aria-expanded:text-ink"
        >
          <Bell aria-hidden className="size-6" />
        </IconButton>
        {unread > 0 && <UnreadBadge count={unread} />}
      </span>
      <div role="status" className="sr-only">
        {arrivals > 0 && unread > 0 && <span key={arrivals}>{t('arrived', { count: unread })}</span>}
      </div>
      {isOpen && Panel && (
        <Panel id={panelId} list={list} onShowOlder={showOlder} onFollow={close} onClose={closeAndReturn} />
      )}
    </div>
  )
}
