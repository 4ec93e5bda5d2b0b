import { House, ScrollText } from 'lucide-react'
import { Redirect, useLocation, useParams } from 'wouter'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/layout/tabs.tsx'
import { adminTabs } from './admin-tabs.ts'
import { Attention } from './attention/attention.tsx'
import { texts } from './texts.ts'

/** The administrators' dashboard: what needs attention at the top, then the tab that the address names. */
export function AdminPage() {
  const t = useTexts(texts)
  const { tab: wanted = adminTabs[0].name, id } = useParams<{ tab?: string; id?: string }>()
  const [, navigate] = useLocation()
  const tab = adminTabs.find(({ name }) => name === wanted)
  useDocumentTitle(tab ? `${t(`tabs.${tab.name}`)} · ${t('title')}` : t('title'))
  if (!tab) return <Redirect to="/admin" replace />
  if (id !== undefined && !('showsOne' in tab)) return <Redirect to={`/admin/${tab.name}`} replace />

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{t('title')}</h1>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-3 sm:gap-3">
          <LinkButton href="/admin/log">
            <ScrollText aria-hidden className="size-5" />
            {t('log')}
          </LinkButton>
          <LinkButton href="/">
            <House aria-hidden className="size-5" />
            {t('home')}
          </LinkButton>
        </div>
      </div>
      <Attention />
      {/* Manual activation: a tab is an address, and arrow keys must not fill the browser's history. */}
      <Tabs value={tab.name} onValueChange={(name) => navigate(`/admin/${name}`)} activationMode="manual">
        <TabList label={t('tabs.label')}>
          {adminTabs.map(({ name }) => (
            <Tab key={name} value={name}>
              {t(`tabs.${name}`)}
            </Tab>
          ))}
        </TabList>
        {adminTabs.map(({ name, Content }) => (
          <TabPanel key={name} value={name} className="pt-6">
            <Content />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}
