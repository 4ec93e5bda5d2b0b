import { useQuery } from '@tanstack/react-query'
import { Redirect, useParams } from 'wouter'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { AccountNav } from './account-nav.tsx'
import { texts } from './account-page-texts.ts'
import { accountPages, addressOfAccountPage, home } from './account-pages.ts'

/** The pages of the user's account: the navigation between them, and the one that the address names. */
export function AccountPage() {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  const { page: wanted } = useParams<{ page?: string }>()
  const page = accountPages.find(({ name }) => addressOfAccountPage(name) === `/konto/${wanted}`)
  const { name, Content } = page ?? home
  useDocumentTitle(page ? `${t(`pages.${name}`)} · ${t('title')}` : t('title'))
  if (wanted !== undefined && !page) return <Redirect to="/konto" replace />
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <div className="grid gap-1">
        <h1 tabIndex={-1} className="text-xl">
          {t('title')}
        </h1>
        {user && (
          <p translate="no" className="text-muted wrap-anywhere">
            {t('lead', { username: user.username, email: user.email })}
          </p>
        )}
      </div>
      <AccountNav current={name} />
      <Content />
    </div>
  )
}
