import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/ui/texts.ts'
import { SecretField, type SecretFieldProps } from './secret-field.tsx'

/** A secret that belongs to no sign-in, an API key for instance: no browser offers to keep it. */
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
