import { useTexts } from '#web/i18n/use-texts.ts'
import { SecretField, type SecretFieldProps } from '#web/ui/forms/secret-field.tsx'
import { texts } from './texts.ts'

/** A password that its owner can look at. */
export function PasswordField(props: Omit<SecretFieldProps, 'showLabel' | 'hideLabel'>) {
  const t = useTexts(texts)
  return <SecretField {...props} showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
}
