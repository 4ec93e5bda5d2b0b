/** Hands a file of the page's own to the browser's downloads. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The download has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
