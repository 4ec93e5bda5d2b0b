import { limits } from '#contract/limits.ts'
import { sayRefusal } from '#contract/say.ts'
import { wishLimits } from '#contract/wish-limits.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/upload/texts.ts'
import type { Obstacle } from './start-obstacle.ts'

/** Why the job can't start yet. */
export function ObstacleText({ id, obstacle }: { id: string; obstacle: Obstacle }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const sentence =
    'refusal' in obstacle
      ? sayRefusal(obstacle.refusal.code, obstacle.refusal.details, language)
      : t(`obstacle.${obstacle.text}`, {
          max: limits.customPromptCharacters,
          ...wishLimits.wishedAltCharacters,
        })
  return (
    <p id={id} className="text-center text-sm text-muted">
      {sentence}
    </p>
  )
}
