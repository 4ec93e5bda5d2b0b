import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { SecretField, type SecretFieldProps } from '#web/ui/forms/secret-field.tsx'
import { texts } from './texts.ts'

/** A password field whose value can be shown. */
export function PasswordField(props: Omit<SecretFieldProps, 'showLabel' | 'hideLabel'>) {
  const t = useTexts(texts)
  return <SecretField {...props} showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
}

/** The minimum length of a new password: the installation's, but at least `least`. */
export function usePasswordMinimum(least: number): number {
  return Math.max(least, useQuery(settingsQuery).data?.passwordMinLength ?? 0)
}
