const cents = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const signedCents = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  signDisplay: 'exceptZero',
})

/** `1234` → `12,34 €`, in both languages. Source: docs/specification.md#languages */
export function formatCents(amountCents: number): string {
  return cents.format(amountCents / 100)
}

/** `1234` → `+12,34 €`, for movements. */
export function formatSignedCents(amountCents: number): string {
  return signedCents.format(amountCents / 100)
}
