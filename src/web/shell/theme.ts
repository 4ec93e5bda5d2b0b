export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'theme'
const listeners = new Set<() => void>()

/** The theme in effect on this page, as chosen in this browser; `system` by default. */
export function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset.theme)
}

/** Subscribes to changes of the theme. Returns the function that unsubscribes. */
export function onThemeChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes all colours at once (`tokens.css`) and stores the choice, which `apply-choices.js` reads on the next visit. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // The choice then lasts for this visit.
  }
  for (const listener of listeners) listener()
}

/** Parses a theme; anything else becomes `system`. */
export function themeOf(name: string | undefined): Theme {
  return themes.find((theme) => theme === name) ?? 'system'
}
