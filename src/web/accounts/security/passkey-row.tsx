import { useState } from 'react'
import type { Passkey } from '#contract/endpoints/passkeys.ts'
import { passkeyTexts } from '#web/accounts/passkeys/passkey-texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { RemovePasskey } from './remove-passkey.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

/** A passkey: its name and its age. */
export function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const t = useTexts(passkeyTexts)
  const language = useLanguage()
  const [isRenaming, setRenaming] = useState(false)
  const name = passkey.name || t('unnamed')
  const { createdAt, lastUsedAt, host, isBackedUp } = passkey
  const isElsewhere = host !== location.hostname
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {isBackedUp && <Badge>{t('backedUp')}</Badge>}
        </p>
        <p className="text-sm text-muted">{t('created', { time: formatDateTime(createdAt, language) })}</p>
        <p className="text-sm text-muted">
          {lastUsedAt ? t('used', { time: formatDateTime(lastUsedAt, language) }) : t('neverUsed')}
          {isElsewhere && ` · ${t('elsewhere', { host })}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isRenaming && (
          <Button size="small" aria-label={t('renameOf', { name })} onClick={() => setRenaming(true)}>
            {t('rename')}
          </Button>
        )}
        <RemovePasskey id={passkey.id} name={name} onRemoved={onRemoved} />
      </div>
      {isRenaming && <RenamePasskey id={passkey.id} name={passkey.name} onEnd={() => setRenaming(false)} />}
    </li>
  )
}
