import { useQuery } from '@tanstack/react-query'
import { formatCents } from '#contract/money.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { PendingStep } from './pending-step.tsx'
import { texts } from './pending-texts.ts'

/** The steps of an account up to its first job: done, current, and future. */
export function PendingSteps() {
  const t = useTexts(texts)
  const language = useLanguage()
  const { data: user } = useQuery(currentUserQuery)
  const hasMail = useQuery(settingsQuery).data?.hasMail
  if (!user) return null
  const credit = formatCents(user.creditBalance, language)
  return (
    <ol className="grid">
      <PendingStep state="done" title={t('madeTitle')}>
        {t(user.creditBalance > 0 ? 'madeTextCredit' : 'madeText', { name: user.username, credit })}
      </PendingStep>
      <PendingStep state="now" title={t('approvalTitle')}>
        {t('approvalText')}
      </PendingStep>
      <PendingStep state="next" title={t('noticeTitle')}>
        {t(hasMail ? 'noticeTextMail' : 'noticeText', { email: user.email })}
      </PendingStep>
    </ol>
  )
}
