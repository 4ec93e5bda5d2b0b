// Runs before the first paint, so that the page never flashes in another theme or language than the chosen one. A separate file, because
// the content security policy allows no inline scripts, and not a module, because modules run after the first paint. Reads what
// shell/theme.ts and i18n/language.ts store.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (localStorage.getItem('language') === 'en') document.documentElement.lang = 'en'
} catch {
  // Some browsers block storage for embedded pages: use the system's theme and German then.
}
// The document contains the first view in both languages; remove the other one as soon as it is parsed.
const others = `[data-first-view]:not([lang="${document.documentElement.lang}"])`
const reading = new MutationObserver(() => document.querySelector(others)?.remove())
reading.observe(document, { childList: true, subtree: true })
document.addEventListener('DOMContentLoaded', () => reading.disconnect())
