import type { TextRevision } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { languageName, languageTag } from '#contract/languages.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** An earlier version of the texts: its end, the cause of the change, and the texts. */
export function EarlierVersion({
  revision: { number, cause, changedAt, languageVersions },
  languages,
  isLocked,
  onBringBack,
}: {
  revision: TextRevision
  languages: readonly string[]
  isLocked: boolean
  onBringBack: () => void
}) {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  const language = useLanguage()
  return (
    <li className="grid gap-2 rounded-md bg-sunken p-3 text-sm">
      <p className="text-muted tabular-nums">
        <span className="font-semibold text-ink">{t('history.version', { number })}</span> ·{' '}
        {cause !== 'declined' && t('history.until')}{' '}
        <time dateTime={changedAt}>{formatDateTime(changedAt, language)}</time> · {t(`history.${cause}`)}
      </p>
      <dl className="grid gap-2">
        {languages.map((code) => {
          const version = versionIn(languageVersions, code)
          if (!version) return null
          return (
            <div key={code}>
              <dt className="text-muted">{languageName(code, language)}</dt>
              <dd lang={version.altText ? languageTag(code) : undefined}>
                {version.altText || <span className="text-muted">{word('image.noAltText')}</span>}
              </dd>
              <dd lang={languageTag(code)} className="text-muted">
                {version.description}
              </dd>
            </div>
          )
        })}
      </dl>
      <Button size="small" disabled={isLocked} onClick={onBringBack} className="justify-self-start">
        {t('history.bringBack')}
        <VisuallyHidden> ({t('history.version', { number })})</VisuallyHidden>
      </Button>
    </li>
  )
}
