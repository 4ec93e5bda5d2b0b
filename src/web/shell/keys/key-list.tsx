import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

const groups = [
  { title: 'everywhere', rows: { search: ['/'], help: ['?'], toasts: ['F8'], escape: ['Esc'] } },
  {
    title: 'review',
    rows: {
      next: ['J', '→'],
      back: ['K', '←'],
      approve: ['A'],
      takeBack: ['U'],
      edit: ['E'],
      regenerate: ['R'],
      language: ['1 – 9'],
      zoom: ['Z', '+', '-'],
    },
  },
] as const

/** The keys that do something, by where they do it. */
export function KeyList() {
  const t = useTexts(texts)
  return groups.map(({ title, rows }) => (
    <section key={title} className="mb-6">
      <h3 className="mb-2 font-semibold">{t(title)}</h3>
      <dl className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {keysOf(rows).map(([name, keys]) => (
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
            <dd>{t(name)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

/** `Object.entries` with the names kept. */
function keysOf<Name extends string>(rows: Readonly<Partial<Record<Name, readonly string[]>>>) {
  // Safe: the rows are written out above, and have no other names.
  return Object.entries(rows) as [Name, readonly string[]][]
}
