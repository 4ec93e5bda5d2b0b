import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { KeyRows } from '#web/ui/layout/key-rows.tsx'
import { type Shortcut, shortcuts } from '#web/ui/shortcut-of.ts'
import { useShortcutsSetting } from '#web/ui/use-shortcuts-setting.ts'

const ofReaders: Shortcut[] = ['next', 'back', 'language', 'zoom', 'zoomIn', 'zoomOut', 'help']

/** All keyboard shortcuts of the panel, and the switch for single letters. */
export function ShortcutsDialog({
  isOpen,
  onOpenChange,
  canEdit,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  canEdit: boolean
}) {
  const t = useTexts(texts)
  const [hasLetters, setHasLetters] = useShortcutsSetting()
  const names = Object.keys(shortcuts) as Shortcut[]
  const shown = canEdit ? names : names.filter((name) => ofReaders.includes(name))
  const rows = [
    ...shown.map((name) => ({
      keys: shortcuts[name],
      does: t(`keys.${name}`),
      isRange: name === 'language',
    })),
    ...(canEdit ? [{ keys: ['Enter'], does: t('keys.leave') }] : []),
    { keys: ['Esc'], does: t(canEdit ? 'keys.escape' : 'keys.close') },
  ]
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('keys.title')}
      description={t('keys.description')}
    >
      <Checkbox
        label={t('keys.letters')}
        hint={t('keys.lettersHint')}
        checked={hasLetters}
        onChange={(event) => setHasLetters(event.currentTarget.checked)}
        className="mb-4 flex-wrap"
      />
      <KeyRows rows={rows} />
    </Dialog>
  )
}
