import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/upload/texts.ts'
import { usePace } from './use-pace.ts'

/** `48 images a minute · about 2 minutes left` */
export function PaceText({ done, total }: { done: number; total: number }) {
  const t = useTexts(texts)
  const { perMinute, secondsLeft } = usePace(done, total)
  if (perMinute === null) return <span>{t('progress.measuring')}</span>
  const rate = perMinute < 1 ? t('progress.slowRate') : t('progress.rate', { count: twoFigures(perMinute) })
  if (secondsLeft === null) return <span>{rate}</span>
  return <span>{`${rate} · ${sayTimeLeft(secondsLeft)}`}</span>

  function sayTimeLeft(seconds: number): string {
    const minutes = Math.round(seconds / 60)
    if (minutes < 1) return t('progress.underAMinute')
    if (minutes < 90) return t('progress.minutesLeft', { count: minutes })
    return t('progress.hoursLeft', { count: Math.round(minutes / 60) })
  }
}

/** 127 → 130: more precise figures would only flicker. */
function twoFigures(value: number): number {
  return Number(value.toPrecision(2))
}
