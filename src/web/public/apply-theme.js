// Runs before anything is painted, so that a chosen theme never flashes. A file of its own, because the content security
// policy admits no script inside of the page, and a plain one, because modules run after the first paint.
// It reads what shell/theme.ts stores.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is closed to embedded pages in some browsers: the system's theme then.
}
