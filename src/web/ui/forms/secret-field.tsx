import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface SecretFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  showLabel: string
  hideLabel: string
}

/** A field for a secret whose value can be shown. */
export function SecretField({ showLabel, hideLabel, ...props }: SecretFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setShown(!isShown)}>
          <Icon aria-hidden className="size-5" />
        </IconButton>
      }
    />
  )
}
