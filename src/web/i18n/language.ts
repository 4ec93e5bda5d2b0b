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

/** Stores the language that an address asks for (`?lang=en`), as the API's documentation does, unless one was chosen here. */
export function storeAskedLanguage({ search }: Pick<Location, 'search'>): void {
  const asked = UiLanguage.safeParse(new URLSearchParams(search).get('lang'))
  if (asked.success && !hasStoredLanguage()) storeLanguage(asked.data)
}

export function storeLanguage(language: UiLanguage): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // The choice then lasts for this visit.
  }
}
