import { useTexts } from '#web/i18n/use-texts.ts'
import { KeyRows } from '#web/ui/layout/key-rows.tsx'
import { shortcuts } from '#web/ui/shortcut-of.ts'
import { texts } from './texts.ts'

const everywhere = { search: ['/'], help: ['?'], toasts: ['F8'], escape: ['Esc'] } as const
const { zoom, zoomIn, zoomOut, help: _, ...acts } = shortcuts
const onImages = { ...acts, zoom: [...zoom, ...zoomIn, ...zoomOut] }

/** All keyboard shortcuts by where they work. */
export function KeyList() {
  const t = useTexts(texts)
  const groups = [
    { title: t('everywhere'), rows: keysOf(everywhere).map(([name, keys]) => ({ keys, does: t(name) })) },
    {
      title: t('review'),
      rows: keysOf(onImages).map(([name, keys]) => ({ keys, does: t(name), isRange: name === 'language' })),
    },
  ]
  return groups.map(({ title, rows }) => (
    <section key={title} className="mb-6">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <KeyRows rows={rows} />
    </section>
  ))
}

/** `Object.entries` with typed keys. */
function keysOf<Name extends string>(keys: Readonly<Record<Name, readonly string[]>>) {
  // Safe: the tables are literals without other keys.
  return Object.entries(keys) as [Name, readonly string[]][]
}
