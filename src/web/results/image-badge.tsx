import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react'
import type { Image } from '#contract/entities/image.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { isDescribed } from './is-described.ts'
import { texts } from './texts.ts'

const looks = {
  success: { tone: 'good', Icon: CircleCheck },
  error: { tone: 'bad', Icon: CircleAlert },
  pending: { tone: 'neutral', Icon: Clock },
  skipped: { tone: 'outline', Icon: CircleDashed },
} as const

/** Has the image its texts? `isCompact`: below `lg` the word is only heard, and seen on hovering. */
export function ImageBadge({ image, isCompact }: { image: Image; isCompact?: boolean }) {
  const t = useTexts(texts)
  const state = stateOf(image)
  const { tone, Icon } = looks[state]
  return (
    <span
      title={isCompact ? t(`image.${state}`) : undefined}
      className={clsx('inline-flex', isCompact && 'max-lg:[&>span]:px-0.5')}
    >
      <Badge tone={tone}>
        <Icon aria-hidden />
        <span className={clsx(isCompact && 'sr-only lg:not-sr-only')}>{t(`image.${state}`)}</span>
      </Badge>
    </span>
  )
}

function stateOf(image: Image): keyof typeof looks {
  if (image.state === 'pending' || image.state === 'skipped') return image.state
  return isDescribed(image) ? 'success' : 'error'
}
