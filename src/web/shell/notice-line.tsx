import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/http/public-settings.ts'

/** What the operator wants everybody to read first (the setting NOTICE). */
export function NoticeLine() {
  const { data } = useQuery(settingsQuery)
  if (!data?.notice) return null
  return <p className="bg-ink px-4 py-1.5 text-center text-sm text-paper">{data.notice}</p>
}
