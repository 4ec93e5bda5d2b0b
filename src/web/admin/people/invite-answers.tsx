import type { InviteAnswer } from '#contract/endpoints/invitations.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { texts } from './texts.ts'

const tones = {
  invited: 'good',
  has_account: 'neutral',
  invited_already: 'neutral',
  not_an_address: 'bad',
} as const

/** The outcome for each address, with the links if they are not mailed. */
export function InviteAnswers({ answers }: { answers: InviteAnswer[] }) {
  const t = useTexts(texts)
  const links = answers.flatMap(({ address, link }) => (link ? [{ address, link }] : []))
  const count = answers.filter(({ outcome }) => outcome === 'invited').length
  return (
    <div className="grid gap-4">
      <p role="status">{t('invite.invited', { count })}</p>
      <ul aria-label={t('invite.answers')} className="grid gap-2">
        {answers.map(({ address, outcome }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address can be listed twice, and nothing moves.
          <li key={place} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 break-all">{address}</span>
            <Badge tone={tones[outcome]}>{t(`invite.outcome.${outcome}`)}</Badge>
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <>
          <Banner tone="warning" title={t('invite.linksOnce')} />
          {links.map(({ address, link }) => (
            <InvitationLink key={address} email={address} link={link} />
          ))}
        </>
      )}
    </div>
  )
}
