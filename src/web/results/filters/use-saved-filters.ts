import { useState } from 'react'
import { z } from 'zod'

const SavedFilter = z.object({
  name: z.string().min(1).max(60),
  /** The filter, as in the address. */
  query: z.string().max(1_000),
})
export type SavedFilter = z.infer<typeof SavedFilter>

const mostSaved = 20

/** Filters that the user has named, in this browser. */
export function useSavedFilters(userId: number) {
  const key = `results-filters-${userId}`
  const [saved, setSaved] = useState(() => read(key))

  function write(filters: SavedFilter[]): void {
    setSaved(filters)
    try {
      localStorage.setItem(key, JSON.stringify(filters))
    } catch {
      // They then last for this visit.
    }
  }

  return {
    saved,
    /** Replaces the one with the same name. */
    save(filter: SavedFilter): void {
      write([...saved.filter(({ name }) => name !== filter.name), filter].slice(-mostSaved))
    },
    forget: (name: string) => write(saved.filter((filter) => filter.name !== name)),
  }
}

function read(key: string): SavedFilter[] {
  try {
    return z.array(SavedFilter).parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}
