import { Fragment } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { useShortcutsSetting } from '#web/ui/use-shortcuts-setting.ts'
import { type Shortcut, shortcuts } from './shortcut-of.ts'

const ofReaders: Shortcut[] = ['next', 'back', 'language', 'zoom', 'zoomIn', 'zoomOut', 'help']

/** Every key that the desk hears, and whether single letters are among them. */
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
      name,
      keys: name === 'language' ? ['1', '9'] : (shortcuts[name] as readonly string[]),
    })),
    ...(canEdit ? ([{ name: 'leave', keys: ['Enter'] }] as const) : []),
    { name: 'escape', keys: ['Esc'] } as const,
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
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2">
        {rows.map(({ name, keys }) => (
          <div key={name} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key, place) => (
                <Fragment key={key}>
                  {name === 'language' && place > 0 && '–'}
                  <kbd className="min-w-8 rounded-sm border border-control bg-sunken px-2 py-0.5 text-center font-mono text-sm">
                    {key}
                  </kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{t(name === 'escape' && !canEdit ? 'keys.close' : `keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
