import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sayRefusal } from '#contract/say.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Banner } from '#web/ui/banner.tsx'
import { apiKeysQuery } from './upload-queries.ts'

/**
 * Says that no job can start: no key anywhere (amber), or an account that waits for one (red). `refusalCode` is what
 * the server said to a start, empty before; such a banner comes into view and takes the focus.
 */
export function AccountBanner({ refusalCode }: { refusalCode: string }) {
  const language = useLanguage()
  const { data: keys } = useQuery(apiKeysQuery)
  const hasNoKey = keys !== undefined && !keys.anthropic && !keys.openai
  const isNotReady = refusalCode === 'account_not_ready'
  const isWithoutKeys = refusalCode === 'no_api_keys'

  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNotReady && !isWithoutKeys) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [isNotReady, isWithoutKeys])

  if (!isNotReady && !isWithoutKeys && !hasNoKey) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone={isNotReady ? 'bad' : 'warning'}>
        {sayRefusal(isNotReady ? 'account_not_ready' : 'no_api_keys', {}, language)}
      </Banner>
    </div>
  )
}
