import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmAccountForm } from './confirm-account-form.tsx'
import { readFault } from './read-fault.ts'
import { type Issuer, SingleSignOnButton } from './single-sign-on-button.tsx'
import { texts } from './single-sign-on-texts.ts'

/** What stands beside the form for names and passwords, or in place of it where the issuer is the only way in. */
export function SingleSignOnPanel({ issuer, passwordForm }: { issuer: Issuer; passwordForm: ReactNode }) {
  const t = useTexts(texts)
  const { name, isOnly } = issuer
  const fault = readFault(useSearch())
  if (fault === 'account_exists') return <ConfirmAccountForm name={name} />
  return (
    <div className="grid gap-5">
      {fault && (
        <Banner tone="bad" title={t('failed')}>
          {t(`fault.${fault}`, { name })}
        </Banner>
      )}
      {isOnly ? (
        <>
          <p className="text-muted">{t('onlyLead', { name })}</p>
          <SingleSignOnButton issuer={issuer} isFirst />
          <details className="text-sm">
            <summary className="min-h-6 py-1 text-muted underline underline-offset-4">{t('first')}</summary>
            <div className="pt-4">{passwordForm}</div>
          </details>
        </>
      ) : (
        <>
          {passwordForm}
          <p className="flex items-center gap-3 text-sm text-muted before:grow before:border-t before:border-line after:grow after:border-t after:border-line">
            {t('or')}
          </p>
          <SingleSignOnButton issuer={issuer} />
        </>
      )}
    </div>
  )
}
