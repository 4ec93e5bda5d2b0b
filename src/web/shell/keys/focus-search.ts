/** Focuses the search field of the current page, expanding it if necessary; false if there is none. */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[aria-keyshortcuts="/"]')
  const field = [...fields].find((found) => !found.disabled && found.closest('[hidden]') === null)
  if (!field) return unfoldSearch()
  field.focus()
  field.select()
  return true
}

/** Expanding it by keyboard focuses the field. */
function unfoldSearch(): boolean {
  const button = document.querySelector<HTMLButtonElement>('main button[aria-keyshortcuts="/"]')
  button?.click()
  return button !== null
}
