import { Pencil } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

/** Marks an image whose texts were edited by hand. */
export function EditedBadge({ isQuiet }: { isQuiet?: boolean }) {
  const t = useTexts(texts)
  return <StateBadge tone="accent" Icon={Pencil} label={t('image.edited')} isQuiet={isQuiet} />
}
