import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { homeRefusals } from '#contract/refusals/home-refusals.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { texts } from '#web/upload/home-texts.ts'
import { apiKeysQuery, assignedKeysQuery } from './upload-queries.ts'
import { useApproval } from './use-approval.ts'

const accountRefusals = ['account_not_ready', 'no_api_keys', 'keys_refused'] as const satisfies RefusalCode[]

/**
 * Says that no job can start: there is no working key (amber), or the account waits for one, which is no alarm before a start is refused.
 * `refusalCode` is the server's refusal of a start, null before; such a banner scrolls into view and takes the focus.
 */
export function AccountBanner({ refusalCode = null }: { refusalCode?: RefusalCode | null }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const approval = useApproval()
  const { data: user } = useQuery(currentUserQuery)
  const { data: keys } = useQuery(apiKeysQuery)
  const hasNoKey = keys !== undefined && !Object.values(keys).includes(true)
  const { data: assigned } = useQuery(assignedKeysQuery)
  const refused = accountRefusals.find((code) => code === refusalCode)

  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!refused) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [refused])

  if (approval === 'unknown' || !(refused || hasNoKey || approval === 'pending')) return null
  const known = approval === 'pending' ? 'account_not_ready' : assigned?.areKeysRefused && 'keys_refused'
  const code = refused ?? (known || 'no_api_keys')
  return (
    <div ref={box} tabIndex={-1}>
      <Banner
        tone={code !== 'account_not_ready' ? 'warning' : refused ? 'bad' : 'info'}
        action={
          user?.isAdmin && (
            <LinkButton href="/admin/apikeys" size="small">
              {t('account.toAdmin')}
            </LinkButton>
          )
        }
      >
        {homeRefusals[code][language]}
      </Banner>
    </div>
  )
}
