export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'theme'
const listeners = new Set<() => void>()

/** The theme that was chosen in this browser, as it holds on this page; `system` until somebody chooses. */
export function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset.theme)
}

/** Hears of each choice. Answers the function that stops listening. */
export function onThemeChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes every colour at once (`tokens.css`) and remembers the choice, which `apply-choices.js` reads at the next visit. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // The choice then holds for this visit.
  }
  for (const listener of listeners) listener()
}

/** What is no theme counts as none. */
export function themeOf(name: string | undefined): Theme {
  return themes.find((theme) => theme === name) ?? 'system'
}
