/** Whether an element accepts typed text. */
export function isTypedInto(element: EventTarget | null): boolean {
  return element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable=true]')
}
