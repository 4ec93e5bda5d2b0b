import { ArrowRight } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import type { ButtonLook } from '#web/ui/buttons/button-class.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'

/** Links to the page that shows and stops the running job. A user has only one running job, so it needs no name. */
export function FollowLink(look: ButtonLook) {
  const t = useTexts(texts)
  return (
    <LinkButton href="/" {...look}>
      {t('job.follow')}
      <ArrowRight aria-hidden className="size-5" />
    </LinkButton>
  )
}
