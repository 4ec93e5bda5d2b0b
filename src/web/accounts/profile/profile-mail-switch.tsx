import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { User } from '#contract/entities/user.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { mailsOnJobEndMutation } from './profile-queries.ts'
import { texts } from './profile-texts.ts'

/** Switches all mails on or off except those about the account's security. */
export function ProfileMailSwitch({ user }: { user: User }) {
  const t = useTexts(texts)
  const change = useMutation(mailsOnJobEndMutation(useQueryClient()))
  const titleId = useId()
  const hintId = useId()

  function choose(mailsOnJobEnd: boolean): void {
    change.mutate(mailsOnJobEnd, {
      onError: (error) =>
        showToast({ variant: 'destructive', title: t('mailFailed'), description: messageFor(error) }),
    })
  }

  return (
    <label className="flex items-start justify-between gap-4">
      <span className="grid gap-0.5">
        <span id={titleId} className="font-semibold">
          {t('mailTitle')}
        </span>
        <span id={hintId} className="text-sm text-muted">
          {t(user.isAdmin ? 'mailHintAdmin' : 'mailHint')}
        </span>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state by itself.
        role="switch"
        aria-labelledby={titleId}
        aria-describedby={hintId}
        checked={user.mailsOnJobEnd}
        onChange={({ target }) => choose(target.checked)}
        className={switchClass}
      />
    </label>
  )
}

const switchClass = [
  'relative mt-0.5 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-control bg-surface',
  'transition-colors checked:border-accent checked:bg-accent',
  'before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-control before:transition-transform',
  'checked:before:translate-x-5 checked:before:bg-accent-ink',
  // With forced colours, use the system's own checkbox.
  'forced-colors:appearance-auto forced-colors:before:hidden',
].join(' ')
