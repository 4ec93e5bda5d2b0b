/** A part of a view, as parameters of the address. */
export interface ViewPart<Value> {
  /** Invalid parameters count as absent. */
  read(params: URLSearchParams): Value
  /** Parameters by name; an empty one is omitted. */
  write(value: Value): Record<string, string>
}

/** A view as parameters of the address, so that reload, back and shared links work. */
export interface ViewAddress<View> {
  read(params: URLSearchParams): View
  /** The address of a changed view; keeps its other parameters. */
  write(params: URLSearchParams, change: Partial<View>): URLSearchParams
  /** Whether the change adds a history entry. `now` is the current view. */
  isStep(change: Partial<View>, now: View): boolean
}

export type ViewOf<Address extends { read(params: URLSearchParams): unknown }> = ReturnType<Address['read']>

/** A view of independent parts. */
export function joinParts<View extends object>(
  parts: {
    [Name in keyof View]: ViewPart<View[Name]>
  },
): Pick<ViewAddress<View>, 'read' | 'write'> {
  // Safe: the parts are those of the view, one by one.
  const names = Object.keys(parts) as (keyof View)[]
  return {
    read: (params) => Object.fromEntries(names.map((name) => [name, parts[name].read(params)])) as View,
    write(params, change) {
      const next = new URLSearchParams(params)
      for (const name of names) {
        const value = change[name]
        if (value !== undefined) put(next, parts[name].write(value))
      }
      return next
    },
  }
}

function put(params: URLSearchParams, words: Record<string, string>): void {
  for (const [name, word] of Object.entries(words)) {
    if (word) params.set(name, word)
    else params.delete(name)
  }
}
