import { useTexts } from '#web/i18n/use-texts.ts'
import { Passage } from '#web/pages/passage.tsx'
import { texts } from './privacy-texts.ts'

/** Everything that the app stores in the browser. */
const entries = [
  ['session', 'bildwort_session', 'cookie'],
  ['known', 'bildwort_known', 'cookie'],
  ['language', 'language', 'local'],
  ['theme', 'theme', 'local'],
  ['look', 'results-look', 'local'],
  ['action', 'results-action', 'session'],
  ['shortcuts', 'single-key-shortcuts', 'local'],
  ['iframeStorage', 'iframe-auth-token', 'local'],
  ['iframeCookie', 'iframe-auth', 'cookie'],
  ['signOut', 'sign-out-owed', 'local'],
  ['tab', 'upload-tab', 'session'],
  ['draft', 'bildwort-drafts', 'database'],
  ['texts', 'bildwort-texts-…', 'session'],
] as const
const ofSingleSignOn = ['singleSignOn', 'bildwort_oidc…', 'cookie'] as const
const ofRecaptcha = ['recaptcha', '_GRECAPTCHA', 'cookie'] as const

/** The complete list of what is stored in the browser. */
export function PrivacyBrowser({
  hasRecaptcha,
  hasSingleSignOn,
}: {
  hasRecaptcha: boolean
  hasSingleSignOn: boolean
}) {
  const t = useTexts(texts)
  const kept = [
    ...entries,
    ...(hasSingleSignOn ? [ofSingleSignOn] : []),
    ...(hasRecaptcha ? [ofRecaptcha] : []),
  ]
  return (
    <Passage title={t('browser.title')}>
      <p>{t('browser.text')}</p>
      <dl className="mt-1 grid gap-3">
        {kept.map(([entry, name, place]) => (
          <div key={entry} className="break-inside-avoid border-l-2 border-line pl-4">
            <dt>
              <span translate="no" className="font-mono text-sm">
                {name}
              </span>{' '}
              <span className="text-sm text-muted">({t(`browser.places.${place}`)})</span>
            </dt>
            <dd>{t(`browser.entries.${entry}`)}</dd>
          </div>
        ))}
      </dl>
    </Passage>
  )
}
