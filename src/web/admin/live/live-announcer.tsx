import { useState } from 'react'
import type { LiveState } from '#contract/entities/live-state.ts'
import { type AdminTexts, texts } from '#web/admin/texts.ts'
import { providerName } from '#web/components/display-names.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { type LiveNews, liveNews } from './live-news.ts'

/** Announces politely which states changed; silent otherwise. */
export function LiveAnnouncer({ live }: { live: LiveState }) {
  const t = useTexts(texts)
  const [last, setLast] = useState(live)
  const [news, setNews] = useState<LiveNews[]>([])
  if (live !== last) {
    const latest = liveNews(last, live)
    setLast(live)
    if (latest.length > 0) setNews(latest)
  }
  return (
    <p role="status" className="sr-only">
      {news.map((one) => say(t, one)).join(' ')}
    </p>
  )
}

function say(t: AdminTexts, news: LiveNews): string {
  if (news.kind === 'workers') return t(news.isRunning ? 'live.newsWorkers' : 'live.newsNoWorkers')
  if (news.kind === 'paused') return t('live.newsPaused', { count: news.count })
  const { provider, lastFour, state } = news.key
  return t('live.newsKey', {
    name: [providerName(provider), lastFour && `…${lastFour}`].filter(Boolean).join(' '),
    state: t(`live.key.${state}`),
  })
}
