import type { LanguageVersion } from '#contract/entities/image.ts'
import type { SampleResult } from '#contract/entities/progress.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { languageName, languageTag } from '#contract/languages.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/layout/tabs.tsx'
import { texts } from '#web/upload/texts.ts'

/** The texts of the sample in all languages. `codes` are in the chosen order. */
export function SampleTexts({ sample, codes }: { sample: SampleResult; codes: string[] }) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  const versions = codes.flatMap((code) => {
    const version = versionIn(sample.languageVersions, code)
    return version ? [{ code, version }] : []
  })
  const fallback = { altText: sample.altText, description: sample.description }

  return (
    <Tabs defaultValue="default">
      <TabList label={t('done.tabs')}>
        <Tab value="default">{t('done.default')}</Tab>
        {versions.map(({ code }) => (
          <Tab key={code} value={`language-${code}`}>
            {languageName(code, uiLanguage)}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="default">
        <Version version={fallback} code={codes[0] ?? ''} />
      </TabPanel>
      {versions.map(({ code, version }) => (
        <TabPanel key={code} value={`language-${code}`}>
          <Version version={version} code={code} />
        </TabPanel>
      ))}
    </Tabs>
  )
}

function Version({ version, code }: { version: LanguageVersion; code: string }) {
  const word = useTexts(shownTexts)
  const lang = languageTag(code)
  return (
    <dl className="grid gap-4">
      <div>
        <dt className="text-sm font-semibold text-muted">{word('image.altText')}</dt>
        {version.altText === '' ? (
          <dd className="text-lg text-muted">{word('image.decorative')}</dd>
        ) : (
          <dd lang={lang} className="text-lg">
            {version.altText}
          </dd>
        )}
      </div>
      <div>
        <dt className="text-sm font-semibold text-muted">{word('image.description')}</dt>
        <dd lang={lang}>{version.description}</dd>
      </div>
    </dl>
  )
}
