import '#web/ui/styles.css'
import '#web/ui/base.css'

const patienceMs = 500

await firstPaint()
fetchCode()
try {
  const { startApp } = await import('./start-app.tsx')
  // Each a task of its own: in between, a slow phone hears the first taps.
  setTimeout(startApp)
} catch (error) {
  // The line dropped, or a new version is installed and this one's files are gone.
  console.error('The app did not come:', error)
  const note = document.getElementById('app-failed')!
  note.hidden = false
  for (const button of note.querySelectorAll('button')) {
    button.addEventListener('click', () => window.location.reload())
  }
}

/**
 * When what the document shows can be read. Code that is fetched or run before keeps people waiting for that, most of
 * all on a slow line.
 */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    })
    paints.observe({ type: 'paint', buffered: true })
    // In a tab that nobody sees nothing is painted.
    setTimeout(resolve, patienceMs)
  })
}

/** Has the browser fetch all at once what the document names. */
function fetchCode(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-code]')) link.rel = 'modulepreload'
}
