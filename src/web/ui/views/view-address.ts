/** A part of what is on the screen, as words of an address. */
export interface ViewPart<Value> {
  /** What makes no sense in the address counts as absent. */
  read(params: URLSearchParams): Value
  /** Words by their names; an empty one leaves no trace. */
  write(value: Value): Record<string, string>
}

/** What is on the screen, as it stands in the address, so that reload, back and a sent link work. */
export interface ViewAddress<View> {
  read(params: URLSearchParams): View
  /** The address of a changed view; whatever else stands in it stays. */
  write(params: URLSearchParams, change: Partial<View>): URLSearchParams
  /** Is it a step that "back" undoes? `now`: the view that is changed. */
  isStep(change: Partial<View>, now: View): boolean
}

export type ViewOf<Address extends { read(params: URLSearchParams): unknown }> = ReturnType<Address['read']>

/** A view of parts that know nothing of each other. */
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
