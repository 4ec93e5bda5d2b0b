/** The keyboard shortcuts of the open image: its actions, and their keys as the list of shortcuts shows them. */
export const shortcuts = {
  next: ['J', '→'],
  back: ['K', '←'],
  approve: ['A'],
  takeBack: ['U'],
  edit: ['E'],
  regenerate: ['R'],
  language: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  zoom: ['Z'],
  zoomIn: ['+'],
  zoomOut: ['-'],
  help: ['?'],
} as const
export type Shortcut = keyof typeof shortcuts

const arrows: Record<string, string> = { ArrowRight: '→', ArrowLeft: '←' }
/** These need Shift on some keyboards. */
const maybeShifted = ['?', '+']

export interface PressedKey {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/**
 * The shortcut of a key press; null while the user is typing or if a modifier changes its meaning. With `hasLetters` false, only the arrow
 * keys count.
 */
export function shortcutOf(pressed: PressedKey, isTyping: boolean, hasLetters: boolean): Shortcut | null {
  if (isTyping || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null
  if (pressed.shiftKey && !maybeShifted.includes(pressed.key)) return null
  if (!hasLetters && !(pressed.key in arrows)) return null
  const sign = arrows[pressed.key] ?? pressed.key.toUpperCase()
  const names = Object.keys(shortcuts) as Shortcut[]
  return names.find((name) => (shortcuts[name] as readonly string[]).includes(sign)) ?? null
}

/** Whether an element accepts typed text. */
export function isTypedInto(element: EventTarget | null): boolean {
  return element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable=true]')
}
