import { Image, Text } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { JobSettings } from './job-settings.ts'
import { texts } from './texts.ts'

/** What a column was chosen for. */
export function columnRole(column: string, settings: JobSettings): 'url' | 'context' | null {
  if (column === settings.urlColumn) return 'url'
  return column === settings.contextColumn ? 'context' : null
}

/** Says so in words and with a sign, not by colour alone. */
export function ColumnRole({ column, settings }: { column: string; settings: JobSettings }) {
  const t = useTexts(texts)
  const role = columnRole(column, settings)
  if (!role) return null
  const Icon = role === 'url' ? Image : Text
  return (
    <Badge tone="accent">
      <Icon aria-hidden /> {t(role === 'url' ? 'list.urlBadge' : 'list.contextBadge')}
    </Badge>
  )
}
