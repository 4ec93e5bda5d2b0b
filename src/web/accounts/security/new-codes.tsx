import { passkeyTexts } from '#web/accounts/passkeys/passkey-texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'

/** The recovery codes that came with a first factor. Nobody can read them again. */
export function NewCodes({ codes }: { codes: string[] }) {
  const t = useTexts(passkeyTexts)
  return (
    <ul translate="no" aria-label={t('codes')} className="grid gap-1 font-mono text-sm">
      {codes.map((code) => (
        <li key={code} className="wrap-anywhere">
          {code}
        </li>
      ))}
    </ul>
  )
}
