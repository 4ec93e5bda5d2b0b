import '#web/ui/styles.css'
import '#web/ui/base.css'

const patienceMs = 500

await firstPaint()
fetchCode()
try {
  const { startApp } = await import('./start-app.tsx')
  // A separate task, so that a slow phone can handle the first taps in between.
  setTimeout(startApp)
} catch (error) {
  // The connection dropped, or a new version was deployed and the files of this one are gone.
  console.error('The app did not come:', error)
  const note = document.getElementById('app-failed')!
  note.hidden = false
  for (const button of note.querySelectorAll('button')) {
    button.addEventListener('click', () => window.location.reload())
  }
}

/** Resolves at the first contentful paint. Loading or running code before would delay it, most of all on a slow connection. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    })
    paints.observe({ type: 'paint', buffered: true })
    // Nothing is painted in a hidden tab.
    setTimeout(resolve, patienceMs)
  })
}

/** Preloads all modules that the document lists, in parallel. */
function fetchCode(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-code]')) link.rel = 'modulepreload'
}
