import { CircleAlert, CircleCheck, CircleDashed, Clock, CornerDownRight } from 'lucide-react'
import type { Image } from '#contract/entities/image.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { isDescribed } from './is-described.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

const looks = {
  success: { tone: 'good', Icon: CircleCheck },
  error: { tone: 'bad', Icon: CircleAlert },
  pending: { tone: 'neutral', Icon: Clock },
  skipped: { tone: 'outline', Icon: CircleDashed },
  carried: { tone: 'neutral', Icon: CornerDownRight },
} as const

/** Has the image its texts? `isCompact`: below `lg` the word is only heard, and seen on hovering. */
export function ImageBadge({ image, isCompact }: { image: Image; isCompact?: boolean }) {
  const t = useTexts(texts)
  const state = stateOf(image)
  return <StateBadge {...looks[state]} label={t(`image.${state}`)} isCompact={isCompact} />
}

function stateOf(image: Image): keyof typeof looks {
  if (image.state === 'pending' || image.state === 'skipped' || image.state === 'carried') return image.state
  return isDescribed(image) ? 'success' : 'error'
}
