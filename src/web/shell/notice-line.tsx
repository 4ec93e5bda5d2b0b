import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/http/public-settings.ts'

/** What the operator wants everybody to read first (the setting NOTICE). */
export function NoticeLine() {
  const { data } = useQuery(settingsQuery)
  if (!data?.notice) return null
  return (
    <p className="border-b border-line bg-strip px-4 py-1.5 text-center text-sm text-strip-ink">
      {data.notice}
    </p>
  )
}
