/** Whether another page shows the app: payment pages refuse to be shown in a frame. */
export function isFramed(): boolean {
  return window !== window.top
}
