// Runs before anything is painted, so that neither another theme nor another language than the chosen one flashes. A file
// of its own, because the content security policy admits no script inside of the page, and a plain one, because modules
// run after the first paint. It reads what shell/theme.ts and i18n/language.ts store.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (localStorage.getItem('language') === 'en') document.documentElement.lang = 'en'
} catch {
  // Storage is closed to embedded pages in some browsers: the system's theme and German then.
}
// The first view stands in the document in both languages; one is taken out as soon as it has been read.
const others = `[data-first-view]:not([lang="${document.documentElement.lang}"])`
const reading = new MutationObserver(() => document.querySelector(others)?.remove())
reading.observe(document, { childList: true, subtree: true })
document.addEventListener('DOMContentLoaded', () => reading.disconnect())
