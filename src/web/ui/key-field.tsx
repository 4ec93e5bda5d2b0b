import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { texts } from './texts.ts'

/** A secret that belongs to no sign-in, an API key for instance: hidden until wanted, and no browser offers to keep it. */
export function KeyField(props: Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'>) {
  const t = useTexts(texts)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      // Password managers that pass over autocomplete ask by these.
      data-1p-ignore
      data-bwignore
      data-lpignore="true"
      trailing={
        <IconButton label={isShown ? t('hideKey') : t('showKey')} onClick={() => setShown(!isShown)}>
          <Icon aria-hidden className="size-5" />
        </IconButton>
      }
    />
  )
}
