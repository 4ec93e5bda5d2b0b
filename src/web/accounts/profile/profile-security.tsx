import { ChevronRight, ShieldCheck } from 'lucide-react'
import { Link } from 'wouter'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './profile-texts.ts'

/** Links to the account pages, which have more space than a dialog. */
export function ProfileSecurity({ onFollow }: { onFollow: () => void }) {
  const t = useTexts(texts)
  return (
    <p className="flex items-start gap-3 border-t border-line pt-5">
      <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <span className="grid gap-0.5">
        <Link
          href="/konto"
          onClick={onFollow}
          className="inline-flex min-h-6 items-center justify-self-start rounded-sm font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {t('security.link')}
          <ChevronRight aria-hidden className="size-4 shrink-0" />
        </Link>
        <span className="text-sm text-muted">{t('security.hint')}</span>
      </span>
    </p>
  )
}
