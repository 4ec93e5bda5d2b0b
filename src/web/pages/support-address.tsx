import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/http/public-settings.ts'

/** The support address as a link, with a lead-in; `fallback` if none is set. */
export function SupportAddress({ lead, fallback }: { lead?: string; fallback: string }) {
  const { data } = useQuery(settingsQuery)
  if (!data) return null
  if (!data.supportEmail) return fallback
  return (
    <>
      {lead && `${lead} `}
      <a href={`mailto:${data.supportEmail}`} className="text-accent underline underline-offset-4">
        {data.supportEmail}
      </a>
    </>
  )
}
