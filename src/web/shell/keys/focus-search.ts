/** Takes the keyboard to the search of the page in sight; false where it has none. */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[aria-keyshortcuts="/"]')
  const field = [...fields].find((found) => !found.disabled && found.closest('[hidden]') === null)
  if (!field) return false
  field.focus()
  field.select()
  return true
}
