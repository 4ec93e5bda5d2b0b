/** Puts the cursor where the first text ends: who edits by a key mostly adds a word or takes one away. */
export function enterFirstText(panel: HTMLElement | null): void {
  const field = panel?.querySelector<HTMLTextAreaElement>('textarea[data-text]')
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
