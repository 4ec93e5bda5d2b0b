import { CircleAlert, CircleCheck, CircleDashed, Clock, CornerDownRight } from 'lucide-react'
import type { Image } from '#contract/entities/image.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

const looks = {
  // Only an approval is green.
  succeeded: { tone: 'neutral', Icon: CircleCheck },
  failed: { tone: 'bad', Icon: CircleAlert },
  pending: { tone: 'neutral', Icon: Clock },
  skipped: { tone: 'outline', Icon: CircleDashed },
  carried: { tone: 'neutral', Icon: CornerDownRight },
} as const satisfies Record<Image['state'], object>

/** The state of one or more images in a word. */
export function ImageBadge({ state, isQuiet }: { state: Image['state']; isQuiet?: boolean }) {
  const t = useTexts(texts)
  return <StateBadge {...looks[state]} label={t(`image.state.${state}`)} isQuiet={isQuiet} />
}
