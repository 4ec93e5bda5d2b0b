/** What can be done to the open image by a key, and the keys, as the list of shortcuts shows them. */
export const shortcuts = {
  next: ['J', '→'],
  back: ['K', '←'],
  approve: ['A'],
  edit: ['E'],
  regenerate: ['R'],
  help: ['?'],
} as const
export type Shortcut = keyof typeof shortcuts

const arrows: Record<string, string> = { ArrowRight: '→', ArrowLeft: '←' }

export interface PressedKey {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** The shortcut that a key stands for; null while somebody types or means something else with it. */
export function shortcutOf(pressed: PressedKey, isTyping: boolean): Shortcut | null {
  if (isTyping || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null
  // The question mark needs Shift on most keyboards.
  if (pressed.shiftKey && pressed.key !== '?') return null
  const sign = arrows[pressed.key] ?? pressed.key.toUpperCase()
  const names = Object.keys(shortcuts) as Shortcut[]
  return names.find((name) => (shortcuts[name] as readonly string[]).includes(sign)) ?? null
}

/** Does this element take letters for itself? */
export function isTypedInto(element: EventTarget | null): boolean {
  return element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable=true]')
}
