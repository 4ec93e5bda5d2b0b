/** Takes the keyboard to the search of the page in sight, or unfolds it; false where it has none. */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[aria-keyshortcuts="/"]')
  const field = [...fields].find((found) => !found.disabled && found.closest('[hidden]') === null)
  if (!field) return unfoldSearch()
  field.focus()
  field.select()
  return true
}

/** What unfolds by a key gives it the focus. */
function unfoldSearch(): boolean {
  const button = document.querySelector<HTMLButtonElement>('main button[aria-keyshortcuts="/"]')
  button?.click()
  return button !== null
}
