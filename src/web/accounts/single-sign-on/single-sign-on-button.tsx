import { forgiveSignOut } from '#web/http/owed-sign-out.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { texts } from './single-sign-on-texts.ts'

export interface Issuer {
  name: string
  url: string
  isOnly: boolean
}

/** Starts single sign-on. The issuer refuses to be framed, so a framed app opens a new tab. */
export function SingleSignOnButton({ issuer, isFirst = false }: { issuer: Issuer; isFirst?: boolean }) {
  const t = useTexts(texts)
  const isFramed = window.parent !== window
  return (
    <div className="grid gap-2">
      <a
        href={issuer.url}
        onClick={forgiveSignOut}
        {...(isFramed ? { target: '_blank', rel: 'noopener' } : {})}
        className={buttonClass({ isWide: true, ...(isFirst ? { variant: 'primary' } : {}) })}
      >
        <span className="wrap-anywhere">{t('signIn', { name: issuer.name })}</span>
      </a>
      {isFramed && <p className="text-sm text-muted">{t('ownWindow')}</p>}
    </div>
  )
}
