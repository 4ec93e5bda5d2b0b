import type { ReactNode } from 'react'
import { languageName } from '#contract/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/layout/tabs.tsx'

/** Tabs for the languages of the texts; the first nine have a key. A single language needs no tabs. */
export function LanguageTabs({
  codes,
  chosen,
  onChoose,
  children,
}: {
  codes: readonly string[]
  chosen: string
  onChoose: (code: string) => void
  children: ReactNode
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  if (codes.length < 2) return children
  return (
    <Tabs value={chosen} onValueChange={onChoose}>
      <TabList label={t('images.language')}>
        {codes.map((code, place) => (
          <Tab key={code} value={code} {...(place < 9 && { 'aria-keyshortcuts': String(place + 1) })}>
            {languageName(code, language)}
          </Tab>
        ))}
      </TabList>
      {codes.map((code) => (
        <TabPanel key={code} value={code} tabIndex={-1}>
          {code === chosen && children}
        </TabPanel>
      ))}
    </Tabs>
  )
}
