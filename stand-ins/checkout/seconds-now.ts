/** The time as Stripe writes it: whole seconds since 1970. */
export function secondsNow(): number {
  return Math.floor(Date.now() / 1000)
}
