import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { type Shortcut, shortcuts } from './shortcut-of.ts'

const ofReaders: Shortcut[] = ['next', 'back', 'help']

/** Every key that the panel hears. */
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
  const names = Object.keys(shortcuts) as Shortcut[]
  const shown = canEdit ? names : names.filter((name) => ofReaders.includes(name))
  const rows = [
    ...shown.map((name) => ({ name, keys: shortcuts[name] as readonly string[] })),
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
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2">
        {rows.map(({ name, keys }) => (
          <div key={name} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-sm border border-control bg-sunken px-2 py-0.5 text-center font-mono text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(name === 'escape' && !canEdit ? 'keys.close' : `keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
