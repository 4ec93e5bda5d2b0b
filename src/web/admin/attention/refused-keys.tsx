import { useState } from 'react'
import type { GlobalKey } from '#contract/entities/api-key.ts'
import type { User } from '#contract/entities/user.ts'
import { UserKeysDialog } from '#web/admin/keys/user-keys-dialog.tsx'
import { focusUserList, refusedUsersHref } from '#web/admin/parts/list-ids.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { AttentionLine } from './attention-line.tsx'

/**
 * Keys that their provider refused: the global ones, and one user's, with a link to replace it. For several users it shows their number and
 * links to their list.
 */
export function RefusedKeys({
  globalKeys,
  users,
}: {
  globalKeys: GlobalKey[]
  users: { rows: User[]; total: number }
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [opened, setOpened] = useState<User | null>(null)
  const named = users.total === 1 ? users.rows : []
  const since = (refusedAt: string | null) => formatDateTime(refusedAt ?? '', language)

  return (
    <>
      {globalKeys.map(({ name, lastFour, refusedAt }) => (
        <AttentionLine
          key={name}
          tone="bad"
          action={
            <LinkButton href="/admin/apikeys" size="small">
              {t('attention.toKeys')}
            </LinkButton>
          }
        >
          {t('attention.refusedGlobal', { name, end: endOf(lastFour), since: since(refusedAt) })}
        </AttentionLine>
      ))}
      {users.total > 1 && (
        <AttentionLine
          tone="bad"
          action={
            // On another tab the list does not exist yet: it takes the focus itself when it appears at this address.
            <LinkButton href={refusedUsersHref} size="small" onClick={focusUserList}>
              {t('attention.toRefused')}
            </LinkButton>
          }
        >
          {t('attention.refusedUsers', { count: users.total })}
        </AttentionLine>
      )}
      {named.flatMap((user) =>
        user.apiKeys
          .filter((key) => !key.isGlobal && key.refusedAt !== null)
          .map(({ name, lastFour, refusedAt }) => (
            <AttentionLine
              key={`${user.id} ${name}`}
              tone="bad"
              action={
                <Button
                  size="small"
                  aria-label={t('attention.replaceOf', { user: user.username, name })}
                  onClick={() => setOpened(user)}
                >
                  {t('attention.replace')}
                </Button>
              }
            >
              {t('attention.refusedOwn', {
                user: user.username,
                name,
                end: endOf(lastFour),
                since: since(refusedAt),
              })}
            </AttentionLine>
          )),
      )}
      {opened && <UserKeysDialog user={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** Of a short key, no part may be shown. */
function endOf(lastFour: string): string {
  return lastFour && ` (…${lastFour})`
}
