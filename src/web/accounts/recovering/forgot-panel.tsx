import { useMutation, useQuery } from '@tanstack/react-query'
import { AuthSpinner } from '#web/accounts/auth-spinner.tsx'
import { settingsQuery } from '#web/http/public-settings.ts'
import { ForgotForm } from './forgot-form.tsx'
import { LinkSent } from './link-sent.tsx'
import { NoMail } from './no-mail.tsx'
import { forgotPasswordMutation } from './recovery-queries.ts'

/** Asks for the address of a user who has forgotten the password, then says that a link was sent. */
export function ForgotPanel({ onBack }: { onBack: () => void }) {
  const settings = useQuery(settingsQuery)
  const order = useMutation(forgotPasswordMutation)
  if (settings.isPending) return <AuthSpinner />
  if (settings.data?.hasMail === false) return <NoMail settings={settings.data} onBack={onBack} />
  if (order.isSuccess) return <LinkSent onBack={onBack} />
  return <ForgotForm error={order.error} isBusy={order.isPending} onSubmit={order.mutate} onCancel={onBack} />
}
