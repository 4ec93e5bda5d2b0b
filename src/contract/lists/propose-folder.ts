import { recogniseExport } from './columns/known-exports.ts'
import type { KnownExport } from './columns/known-systems.ts'

const foldersOf: Partial<Record<KnownExport, string>> = {
  typo3: 'fileadmin/',
  wordPress: 'wp-content/uploads/',
}

/**
 * The folder in which a site's system stores pictures that a list names by paths below it, derived from the exporting system, the
 * headers, or the form of the paths. Null if it cannot be derived or the path names the folder itself.
 */
export function proposeFolder(headers: readonly string[], path: string): string | null {
  const system = recogniseExport([...headers])?.system
  const found = (system && foldersOf[system]) ?? byPath(path) ?? byHeaders(headers)
  return found && !path.replace(/^\/+/, '').startsWith(found) ? found : null
}

function byPath(path: string): string | null {
  if (/^public:\/\//i.test(path)) return 'sites/default/files/'
  return /^\d{4}\/\d{2}\/[^/]+$/.test(path) ? 'wp-content/uploads/' : null
}

function byHeaders(headers: readonly string[]): string | null {
  const isMagento = headers.some((header) => /^(?:base|small|thumbnail)_image$/i.test(header.trim()))
  return isMagento ? 'media/catalog/product/' : null
}
