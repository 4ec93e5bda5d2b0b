import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type Notification, NotificationContent } from '#contract/entities/notification.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { NotificationItem } from './notification-item.tsx'
import { countUnread, type NotificationPage } from './notification-queries.ts'
import { targetOf } from './target-of.ts'
import { texts } from './texts.ts'
import { useMarks } from './use-marks.ts'

const tickMs = 30_000

/** The current time in milliseconds, updated often enough for texts that count minutes. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

export interface NotificationListProps {
  page: NotificationPage
  labelledBy: string
  /** Older notifications are being loaded. */
  isGrowing: boolean
  onShowOlder: (() => void) | undefined
  onFollow: () => void
  /** Called when a link leads to the page that is already open. */
  onStay: () => void
}

/** The notifications, newest first. */
export function NotificationList({
  page,
  labelledBy,
  isGrowing,
  onShowOlder,
  onFollow,
  onStay,
}: NotificationListProps) {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  const [location] = useLocation()
  const { isMarked, mark, markAll } = useMarks(page.rows)
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)

  // Focus moves to the first of the newly loaded ones.
  const readOnAt = useRef<number | null>(null)
  useEffect(() => {
    if (readOnAt.current === null || isGrowing) return
    const first = list.current?.children[readOnAt.current]
    readOnAt.current = null
    if (first instanceof HTMLElement) first.focus()
  }, [isGrowing])

  function showOlder(): void {
    readOnAt.current = page.rows.length
    onShowOlder?.()
  }

  function markByHand(notification: Notification): void {
    moveFocusOn(list.current)
    mark(notification)
  }

  // The button disappears once all are marked, and would take the focus with it.
  function markAllByHand(): void {
    list.current?.closest<HTMLElement>('[role=dialog]')?.focus()
    markAll()
  }

  return (
    <>
      <ul ref={list} aria-labelledby={labelledBy} className="divide-y divide-line">
        {page.rows.map((notification) => {
          const content = readContent(notification)
          const target = targetOf(notification.type, content, user?.isAdmin ?? false)
          return (
            <NotificationItem
              key={notification.id}
              notification={notification}
              message={content.message}
              target={target}
              isMarked={isMarked(notification)}
              now={now}
              onMark={() => markByHand(notification)}
              onFollow={location === target ? onStay : onFollow}
            />
          )
        })}
      </ul>
      {page.total > page.rows.length && (
        <div className="border-t border-line px-4 py-3 text-center text-sm text-muted">
          <p>{t('newest', { shown: page.rows.length, total: page.total })}</p>
          {/* Visible ones are marked automatically. */}
          {page.unread > countUnread(page.rows) && (
            <Button variant="quiet" size="small" onClick={markAllByHand}>
              {t('markAll')}
            </Button>
          )}
          {onShowOlder && (
            <Button variant="quiet" size="small" isBusy={isGrowing} onClick={showOlder}>
              {t('showOlder')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Moves the focus off a button that is about to disappear, to the next one or else to the popover. */
function moveFocusOn(list: HTMLElement | null): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])]
  const pressed = document.activeElement
  if (!(pressed instanceof HTMLButtonElement) || !buttons.includes(pressed)) return
  const place = buttons.indexOf(pressed)
  const next = buttons[place + 1] ?? buttons[place - 1] ?? list?.closest<HTMLElement>('[role=dialog]')
  next?.focus()
}

/** The content of a notification, apart from its title. If it can't be parsed, only the title is shown. */
function readContent({ content }: Notification): NotificationContent {
  try {
    return NotificationContent.parse(JSON.parse(content))
  } catch {
    return { message: '' }
  }
}
