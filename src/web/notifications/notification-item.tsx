import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { Link } from 'wouter'
import type { Notification } from '#contract/entities/notification.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { NotificationSign } from './notification-sign.tsx'
import { relativeTime } from './relative-time.ts'
import { texts } from './texts.ts'

export interface NotificationItemProps {
  notification: Notification
  message: string
  /** The address that it leads to; if set, the whole notification is clickable. */
  target: string | null
  /** Whether it is shown as unread. */
  isMarked: boolean
  now: number
  onMark: () => void
  onFollow: () => void
}

/** One notification. The space of its button is kept when the button disappears, so that nothing jumps. */
export function NotificationItem(props: NotificationItemProps) {
  const { notification, message, target, isMarked, now, onMark, onFollow } = props
  const { type, title, createdAt } = notification
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <li
      // Focused when older ones were loaded.
      tabIndex={-1}
      className={clsx(
        'relative grid grid-cols-[auto_minmax(0,1fr)_2.75rem] gap-x-3 py-2 pr-1 pl-4 transition-colors',
        // A border, because forced colours remove backgrounds.
        isMarked && 'before:absolute before:inset-y-0 before:left-0 before:border-l-4 before:border-accent',
        target && 'hover:bg-sunken',
      )}
    >
      <NotificationSign type={type} />
      <h3 className={clsx('flex min-h-11 items-center py-1 text-sm', !isMarked && 'font-normal')}>
        <span>
          {isMarked && <VisuallyHidden>{t('unread')}: </VisuallyHidden>}
          {target ? (
            <Link
              href={target}
              onClick={() => onFollow()}
              // The link covers the whole notification.
              className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </span>
      </h3>
      {isMarked && (
        <IconButton label={t('markRead', { title })} onClick={onMark} className="relative hover:bg-line">
          <Check aria-hidden className="size-5" />
        </IconButton>
      )}
      <div className="col-span-2 col-start-2 -mt-1 grid gap-1 pr-3 pb-1.5 text-sm">
        {message && <p className={clsx(!isMarked && 'text-muted')}>{message}</p>}
        <time
          dateTime={createdAt}
          title={formatDateTime(createdAt, language)}
          className="justify-self-start text-xs text-muted"
        >
          {relativeTime(createdAt, now, language) ?? t('justNow')}
        </time>
      </div>
    </li>
  )
}
