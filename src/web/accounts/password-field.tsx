import { useTexts } from '#web/i18n/use-texts.ts'
import { HiddenField, type HiddenFieldProps } from '#web/ui/forms/hidden-field.tsx'
import { texts } from './texts.ts'

/** A password that its owner can look at. */
export function PasswordField(props: Omit<HiddenFieldProps, 'showLabel' | 'hideLabel'>) {
  const t = useTexts(texts)
  return <HiddenField {...props} showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
}
