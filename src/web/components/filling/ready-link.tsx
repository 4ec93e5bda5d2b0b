import { downloadList } from '#contract/endpoints/downloads.ts'
import { languageName } from '#contract/languages.ts'
import { importForms } from '#contract/lists/columns/import-forms.ts'
import type { KnownExport } from '#contract/lists/columns/known-systems.ts'
import { urlOf } from '#web/http/url-of.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { ButtonLook } from '#web/ui/buttons/button-class.ts'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { texts } from './texts.ts'

export interface ReadyLinkProps extends ButtonLook {
  jobId: number
  system: KnownExport
  language: string
  /** The job has texts in other languages, too. */
  isLanguageNamed: boolean
  className?: string
  textClass?: string
}

/** Downloads the uploaded list with alt texts in the column that its system imports. */
export function ReadyLink(props: ReadyLinkProps) {
  const { jobId, system, language, isLanguageNamed, textClass, ...look } = props
  const t = useTexts(texts)
  const reader = useLanguage()
  const url = urlOf(downloadList, { params: { id: jobId }, query: { language } })
  const words = { system: importForms[system].name, language: languageName(language, reader) }
  // Nothing is imported into Screaming Frog: its list is for the editors of the pages.
  const kind = system === 'screamingFrog' ? 'readyList' : 'ready'
  return (
    <DownloadLink url={url} {...look}>
      <span className={textClass}>{t(isLanguageNamed ? `${kind}In` : kind, words)}</span>
    </DownloadLink>
  )
}
