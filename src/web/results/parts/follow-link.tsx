import { ArrowRight } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'

/** To the page where a running job can be watched and stopped. One job runs per user, so it needs no name. */
export function FollowLink() {
  const t = useTexts(texts)
  return (
    <LinkButton href="/">
      {t('job.follow')}
      <ArrowRight aria-hidden className="size-5" />
    </LinkButton>
  )
}
