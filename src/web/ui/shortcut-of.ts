/** What can be done to the open image by a key, and the keys, as the lists of shortcuts show them. */
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
/** On some keyboards these need Shift. */
const maybeShifted = ['?', '+']

export interface PressedKey {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/**
 * The shortcut that a key stands for; null while somebody types or means something else with it. `hasLetters` false:
 * only the arrows are left.
 */
export function shortcutOf(pressed: PressedKey, isTyping: boolean, hasLetters: boolean): Shortcut | null {
  if (isTyping || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null
  if (pressed.shiftKey && !maybeShifted.includes(pressed.key)) return null
  if (!hasLetters && !(pressed.key in arrows)) return null
  const sign = arrows[pressed.key] ?? pressed.key.toUpperCase()
  const names = Object.keys(shortcuts) as Shortcut[]
  return names.find((name) => (shortcuts[name] as readonly string[]).includes(sign)) ?? null
}
