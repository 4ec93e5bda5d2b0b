/** A form value: texts, lists, and nested names. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }

type Branch = Map<string, string | Branch>

/** Parses names with brackets as Stripe does: `a[b][0]=c` and `a[b][]=c` are both `{ a: { b: ['c'] } }`. */
export function readForm(source: string): FormValue {
  const root: Branch = new Map()
  for (const [name, value] of new URLSearchParams(source)) plant(root, splitName(name), value)
  return root.size === 0 ? {} : shape(root)
}

function splitName(name: string): string[] {
  return name.replaceAll(']', '').split('[')
}

function plant(branch: Branch, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(branch.size) : name
  if (rest.length === 0) {
    branch.set(key, value)
    return
  }
  const below = branch.get(key)
  const next: Branch = below instanceof Map ? below : new Map()
  branch.set(key, next)
  plant(next, rest, value)
}

function shape(branch: Branch): FormValue {
  const entries = [...branch].map(
    ([name, value]) => [name, value instanceof Map ? shape(value) : value] as const,
  )
  if (entries.every(([name], index) => name === String(index))) return entries.map(([, value]) => value)
  return Object.fromEntries(entries)
}
