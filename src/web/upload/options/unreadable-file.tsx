import { useEffect, useRef } from 'react'
import { listFileOf } from '#contract/lists/list-files.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { sayRefusal } from '#contract/say.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { texts } from '#web/upload/texts.ts'
import { SheetChoice } from './sheet-choice.tsx'

/** Why the chosen file is no list, in the page and once as a toast. */
export function UnreadableFile({
  file,
  refusal,
  sheets,
  onSheet,
  onFind,
  onRemove,
}: {
  file: File
  refusal: RefusalOf | null
  /** Of a workbook those that may be chosen instead, and the one that was. */
  sheets: { names: readonly string[]; chosen: string }
  onSheet: (sheet: string) => void
  /** Lets the table be found; null: it was sought already. */
  onFind: (() => void) | null
  onRemove: () => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  // Without a refusal the browser could not read the file.
  const reason = refusal ? sayRefusal(refusal.code, refusal.details, language) : t('file.readFailed')
  const title = t(`file.failed.${listFileOf(file.name) ?? 'csv'}`)

  const toasted = useRef<object | null>(null)
  useEffect(() => {
    // Once for each refusal, not again when the language changes.
    if (toasted.current === (refusal ?? file)) return
    toasted.current = refusal ?? file
    showToast({ variant: 'destructive', title, description: reason })
  }, [refusal, file, title, reason])

  return (
    <Banner isInToast tone="bad" title={title} action={<Button onClick={onRemove}>{t('file.other')}</Button>}>
      {reason}
      {onFind && (
        <div className="mt-3">
          <Button onClick={onFind}>{t('table.find')}</Button>
        </div>
      )}
      {sheets.names.length > 1 && (
        <div className="mt-3 max-w-xs">
          <SheetChoice sheets={sheets.names} sheet={sheets.chosen} onChange={onSheet} />
        </div>
      )}
    </Banner>
  )
}
