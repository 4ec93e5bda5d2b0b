import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import { sayRefusal } from '#contract/say.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { texts } from './pending-texts.ts'
import { apiKeysQuery } from './upload-queries.ts'
import { useApproval } from './use-approval.ts'

/**
 * Says that no job can start: no key anywhere (amber), or an account that waits for one (red). `refusalCode` is what
 * the server said to a start, null before; such a banner comes into view and takes the focus.
 */
export function AccountBanner({ refusalCode = null }: { refusalCode?: RefusalCode | null }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const approval = useApproval()
  const { data: user } = useQuery(currentUserQuery)
  const { data: keys } = useQuery(apiKeysQuery)
  const hasNoKey = keys !== undefined && !Object.values(keys).includes(true)
  const isRefused = refusalCode === 'account_not_ready' || refusalCode === 'no_api_keys'

  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isRefused) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [isRefused])

  if (approval === 'unknown' || !(isRefused || hasNoKey || approval === 'pending')) return null
  const isNotReady = refusalCode === 'account_not_ready' || (!isRefused && approval === 'pending')
  return (
    <div ref={box} tabIndex={-1}>
      <Banner
        tone={isNotReady ? 'bad' : 'warning'}
        action={
          user?.isAdmin && (
            <LinkButton href="/admin/apikeys" size="small">
              {t('toAdmin')}
            </LinkButton>
          )
        }
      >
        {sayRefusal(isNotReady ? 'account_not_ready' : 'no_api_keys', {}, language)}
      </Banner>
    </div>
  )
}
