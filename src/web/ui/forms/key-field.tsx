import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/ui/texts.ts'
import { HiddenField, type HiddenFieldProps } from './hidden-field.tsx'

/** A secret that belongs to no sign-in, an API key for instance: no browser offers to keep it. */
export function KeyField(props: Omit<HiddenFieldProps, 'showLabel' | 'hideLabel' | 'autoComplete'>) {
  const t = useTexts(texts)
  return (
    <HiddenField
      {...props}
      showLabel={t('showKey')}
      hideLabel={t('hideKey')}
      autoComplete="off"
      autoCorrect="off"
      // Password managers that pass over autocomplete ask by these.
      data-1p-ignore
      data-bwignore
      data-lpignore="true"
    />
  )
}
