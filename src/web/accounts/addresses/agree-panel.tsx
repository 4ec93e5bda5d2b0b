import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AddressSide } from '#contract/endpoints/addresses.ts'
import { authAddress } from '#web/accounts/auth-views.ts'
import { errorText } from '#web/accounts/error-text.ts'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { OnwardButton } from '#web/accounts/recovering/onward-button.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { agreeToAddressMutation, refuseAddressMutation } from './address-queries.ts'
import { texts } from './texts.ts'

/** Asks the reader of a confirmation mail, sent to the old or the new address, to agree to the change, and shows the outcome. */
export function AgreePanel({
  token,
  side,
  newEmail,
}: {
  token: string
  side: AddressSide
  newEmail: string
}) {
  const t = useTexts(texts)
  const agree = useMutation(agreeToAddressMutation(useQueryClient()))
  const refuse = useMutation(refuseAddressMutation)
  const email = { email: newEmail }

  if (refuse.isSuccess) {
    return (
      <>
        <PanelHeading>{t('link.refusedTitle')}</PanelHeading>
        <p role="status">{t('link.refused')}</p>
        <LinkButton href={authAddress.forgot} variant="primary" isWide>
          {t('link.newPassword')}
        </LinkButton>
      </>
    )
  }
  if (agree.data) {
    const waiting = side === 'new' ? t('link.waitsForOld') : t('link.waitsForNew', email)
    return (
      <>
        <PanelHeading>{t(agree.data.isChanged ? 'link.changedTitle' : 'link.agreedTitle')}</PanelHeading>
        <p role="status" className="wrap-anywhere">
          {agree.data.isChanged ? t('link.changed', email) : waiting}
        </p>
        <OnwardButton />
      </>
    )
  }
  const error = agree.error ?? refuse.error
  const isBusy = agree.isPending || refuse.isPending
  return (
    <>
      <h1 className="text-xl">{t(side === 'new' ? 'link.newTitle' : 'link.oldTitle')}</h1>
      <p className="wrap-anywhere">{t(side === 'new' ? 'link.newText' : 'link.oldText', email)}</p>
      {error && (
        <Banner
          tone="bad"
          title={errorText(error, { refused: t('link.failed'), unexpected: t('link.unexpected') })}
        />
      )}
      <Button
        variant="primary"
        isWide
        isBusy={agree.isPending}
        disabled={isBusy}
        onClick={() => agree.mutate(token)}
      >
        {t(side === 'new' ? 'link.confirm' : 'link.agree')}
      </Button>
      {side === 'old' ? (
        <Button isWide isBusy={refuse.isPending} disabled={isBusy} onClick={() => refuse.mutate(token)}>
          {t('link.refuse')}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t('link.newElse')}</p>
      )}
    </>
  )
}
