import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { texts } from './texts.ts'

/**
 * Next to the reason why a job is paused: leads administrators, who alone can act, to the test of each AI key, unless no key would help.
 */
export function CheckKeyLink({ reason }: { reason: string | undefined }) {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  if (!user?.isAdmin || reason === 'unpaid_calls') return null
  return (
    <LinkButton href="/admin/apikeys" size="small">
      {t('checkKey')}
    </LinkButton>
  )
}
