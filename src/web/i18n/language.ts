import { UiLanguage } from '#contract/entities/language.ts'

const storageKey = 'language'

/** The language chosen in this browser; German by default. Source: docs/specification/README.md#languages */
export function storedLanguage(): UiLanguage {
  try {
    return UiLanguage.catch('de').parse(localStorage.getItem(storageKey))
  } catch {
    // Some browsers block storage for embedded pages.
    return 'de'
  }
}

/** Whether a language was chosen in this browser. */
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
    // The choice then lasts for this visit.
  }
}
