import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { copyText } from '#web/ui/feedback/copy-text.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'

/** The address of a new link, ready to copy. */
export function ShareAddress({ address }: { address: string }) {
  const t = useTexts(texts)
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)

  // The new link is what the user needs next. Selected, so that it can be copied by hand if the button fails.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  async function copy(): Promise<void> {
    const said = {
      done: t('share.copied'),
      failed: t('share.notCopied'),
      failedText: t('share.notCopiedText'),
    }
    if (await copyText(address, said)) setCopied(true)
    else field.current?.select()
  }

  return (
    <div className="grid gap-2 rounded-md bg-good-soft p-4">
      <TextField
        ref={field}
        label={t('share.address')}
        hint={t('share.once')}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button className="justify-self-start" onClick={copy}>
        {isCopied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
        {t('share.copy')}
      </Button>
    </div>
  )
}
