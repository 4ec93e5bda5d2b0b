import { useTexts } from '#web/i18n/use-texts.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { useShortcutsSetting } from '#web/ui/use-shortcuts-setting.ts'
import { KeyList } from './key-list.tsx'
import { texts } from './texts.ts'

/** All shortcuts of the app, and the switch for single-letter ones. */
export function PageKeysDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const t = useTexts(texts)
  const [hasLetters, setHasLetters] = useShortcutsSetting()
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
      <KeyList />
      <Checkbox
        label={t('letters')}
        hint={t('lettersHint')}
        checked={hasLetters}
        onChange={(event) => setHasLetters(event.currentTarget.checked)}
        className="flex-wrap"
      />
    </Dialog>
  )
}
