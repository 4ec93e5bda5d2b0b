import { UiLanguage } from '#contract/languages.ts'

const storageKey = 'language'

/** The language chosen in this browser; German until somebody chooses. Source: docs/specification.md#languages */
export function storedLanguage(): UiLanguage {
  try {
    return UiLanguage.catch('de').parse(localStorage.getItem(storageKey))
  } catch {
    // Storage is closed to embedded pages in some browsers.
    return 'de'
  }
}

/** Has anybody chosen in this browser? */
export function hasStoredLanguage(): boolean {
  try {
    return UiLanguage.safeParse(localStorage.getItem(storageKey)).success
  } catch {
    return false
  }
}

export function storeLanguage(language: UiLanguage): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // The choice then holds for this visit.
  }
}
