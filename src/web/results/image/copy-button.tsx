import { Check, Copy } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useCopy } from './use-copy.ts'

export interface CopyButtonProps {
  text: string
  label: string
  /** Shows the label in the button. */
  isWorded?: boolean
  /** Smaller, for a line of text. */
  isSmall?: boolean
}

/** Copies a text to the clipboard and confirms it in the button. */
export function CopyButton({ text, label, isWorded, isSmall }: CopyButtonProps) {
  const t = useTexts(texts)
  const { isCopied, copy } = useCopy(text)
  const icon = isCopied ? (
    <Check aria-hidden className="size-5 text-good" />
  ) : (
    <Copy aria-hidden className="size-5" />
  )

  return (
    <span className="inline-flex">
      {isWorded ? (
        <Button size="small" onClick={copy}>
          {icon}
          {label}
        </Button>
      ) : (
        <IconButton label={label} onClick={copy} {...(isSmall && { className: 'size-9!' })}>
          {icon}
        </IconButton>
      )}
      <span role="status">{isCopied && <VisuallyHidden>{t('panel.copied')}</VisuallyHidden>}</span>
    </span>
  )
}
