import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useForm } from 'react-hook-form'
import { useSearch } from 'wouter'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { isRefusal } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { Section } from '#web/ui/layout/section.tsx'
import type { Issuer } from './single-sign-on-button.tsx'
import { linkMutation, readFault, singleSignOnQuery, unlinkMutation } from './single-sign-on-queries.ts'
import { texts } from './single-sign-on-texts.ts'

/** If the installation has an issuer: whether the account is linked to it, and the button to change that. */
export function SingleSignOnSection() {
  const issuer = useQuery(settingsQuery).data?.singleSignOn
  return issuer ? <LinkToIssuer issuer={issuer} /> : null
}

function LinkToIssuer({ issuer }: { issuer: Issuer }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const search = useSearch()
  const { data, isPending, isError, isFetching, refetch } = useQuery(singleSignOnQuery)
  const { name } = issuer
  const fault = readFault(search)
  const isNew = new URLSearchParams(search).get('sso') === 'linked'
  return (
    <Section title={t('section.title')}>
      <div className="grid gap-4">
        {fault && (
          <Banner tone="bad" title={t(fault === 'not_fresh' ? 'notConfirmed' : 'notLinked')}>
            {t(`fault.${fault}`, { name })}
          </Banner>
        )}
        {isNew && data?.linkedAt && <Banner tone="good">{t('section.nowLinked', { name })}</Banner>}
        {isPending && <Skeleton className="h-16 w-full" />}
        {isError && (
          <ErrorCard title={t('section.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
        )}
        {data && (
          <>
            <p className={clsx('wrap-anywhere', !data.linkedAt && 'text-sm text-muted')}>
              {data.linkedAt
                ? t('section.linked', { name, time: formatDateTime(data.linkedAt, language) })
                : t('section.unlinked', { name })}
            </p>
            {data.linkedAt && <p className="text-sm text-muted">{t('section.signOut', { name })}</p>}
            {data.linkedAt && issuer.isOnly && (
              <p className="text-sm text-muted">{t('section.onlyWay', { name })}</p>
            )}
            {data.linkedAt && !issuer.isOnly && !data.hasPassword && (
              <p className="text-sm text-muted">{t('section.noPassword', { name })}</p>
            )}
            {data.hasPassword && !(data.linkedAt && issuer.isOnly) && (
              <LinkForm key={data.linkedAt} name={name} isLinked={data.linkedAt !== null} />
            )}
          </>
        )}
      </div>
    </Section>
  )
}

/** Linking and unlinking both ask for the password. */
function LinkForm({ name, isLinked }: { name: string; isLinked: boolean }) {
  const t = useTexts(texts)
  const link = useMutation(linkMutation)
  const unlink = useMutation(unlinkMutation(useQueryClient()))
  const { register, handleSubmit, watch } = useForm({ defaultValues: { password: '' } })
  const error = link.error ?? unlink.error

  function change({ password }: { password: string }): void {
    if (link.isPending || unlink.isPending) return
    if (!isLinked) link.mutate(password)
    else unlink.mutate(password, { onSuccess: () => showToast({ title: t('section.nowUnlinked') }) })
  }

  return (
    <form noValidate onSubmit={handleSubmit(change)} className="grid gap-4 sm:max-w-sm">
      {error && !isRefusal(error, 'wrong_password') && (
        <Banner tone="bad" title={t('section.notDone')}>
          {messageFor(error)}
        </Banner>
      )}
      <PasswordField
        label={t('section.password')}
        autoComplete="current-password"
        error={isRefusal(error, 'wrong_password') ? messageFor(error) : undefined}
        {...register('password')}
      />
      <Button
        type="submit"
        variant={isLinked ? 'danger' : 'primary'}
        disabled={watch('password') === ''}
        isBusy={link.isPending || link.isSuccess || unlink.isPending}
        className="justify-self-start"
      >
        <span className="wrap-anywhere">{isLinked ? t('section.unlink') : t('section.link', { name })}</span>
      </Button>
    </form>
  )
}
