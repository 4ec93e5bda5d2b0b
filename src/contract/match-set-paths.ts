/** Which files of a set a list means. */
export interface SetMatch {
  /** Paths in the list that mean no file, or several. */
  missing: string[]
  /** Files that no path in the list means. */
  unused: string[]
}

/** Compares a list with its files, as `find-set-picture.ts` does when a picture is opened. */
export function matchSetPaths(listed: Iterable<string>, files: readonly string[]): SetMatch {
  const find = openSetMatcher(files)
  const used = new Set<string>()
  const missing: string[] = []
  for (const path of listed) {
    const file = find(path)
    if (file === null) missing.push(path)
    else used.add(file)
  }
  return { missing, unused: files.filter((file) => !used.has(file)) }
}

/** Finds the file that a path in a list means; null: none, or several. */
export function openSetMatcher(files: readonly string[]): (path: string) => string | null {
  const byStem = Map.groupBy(files, stemOf)
  return (path) => {
    const name = nameOf(path)
    const candidates = new Set([stemOf(path), name.toLowerCase()].flatMap((stem) => byStem.get(stem) ?? []))
    return best([...candidates], path, name)
  }
}

function best(candidates: string[], path: string, name: string): string | null {
  const ways: ((file: string) => boolean)[] = [
    (file) => file === path,
    (file) => file.endsWith(`/${path}`),
    (file) => nameOf(file) === name,
    (file) => nameOf(file).toLowerCase() === name.toLowerCase(),
    () => true,
  ]
  for (const way of ways) {
    const found = candidates.filter(way)
    if (found.length > 0) return found.length === 1 ? found[0]! : null
  }
  return null
}

/** A path's name without folders and extension, in lower case. */
export function stemOf(path: string): string {
  return nameOf(path)
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
