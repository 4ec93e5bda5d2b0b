/**
 * Dims the page behind a dialog. Not the library's own overlay: that one locks scrolling by injecting a <style>
 * element, which our content security policy refuses. `base.css` locks scrolling instead.
 */
export function DialogBackdrop() {
  return <div aria-hidden className="pointer-events-auto fixed inset-0 z-40 bg-backdrop animate-appear" />
}
