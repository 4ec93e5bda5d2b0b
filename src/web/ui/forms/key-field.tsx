import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/ui/texts.ts'
import { SecretField, type SecretFieldProps } from './secret-field.tsx'

/** A field for a secret that is not a sign-in password, for example an API key: browsers don't offer to store it. */
export function KeyField(props: Omit<SecretFieldProps, 'showLabel' | 'hideLabel' | 'autoComplete'>) {
  const t = useTexts(texts)
  return (
    <SecretField
      {...props}
      showLabel={t('showKey')}
      hideLabel={t('hideKey')}
      autoComplete="off"
      autoCorrect="off"
      // Opt-outs for password managers that ignore autocomplete.
      data-1p-ignore
      data-bwignore
      data-lpignore="true"
    />
  )
}
