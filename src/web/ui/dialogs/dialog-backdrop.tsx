/**
 * The backdrop of a dialog. Not the library's own, which locks scrolling with an injected <style> element that our content security policy
 * blocks; `base.css` locks scrolling instead.
 */
export function DialogBackdrop() {
  return <div aria-hidden className="pointer-events-auto fixed inset-0 z-dialog bg-backdrop animate-appear" />
}
