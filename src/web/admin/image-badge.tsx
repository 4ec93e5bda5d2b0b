import { CircleAlert, CircleCheck, CircleDashed, Clock, CornerDownRight } from 'lucide-react'
import type { Image } from '#contract/entities/image.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { texts } from './texts.ts'

const looks = {
  succeeded: { tone: 'good', Icon: CircleCheck },
  failed: { tone: 'bad', Icon: CircleAlert },
  pending: { tone: 'neutral', Icon: Clock },
  skipped: { tone: 'outline', Icon: CircleDashed },
  carried: { tone: 'neutral', Icon: CornerDownRight },
} as const

/** The state of an image, or of several, in a word. */
export function ImageBadge({ state }: { state: Image['state'] }) {
  const t = useTexts(texts)
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {t(`job.image.${state}`)}
    </Badge>
  )
}
