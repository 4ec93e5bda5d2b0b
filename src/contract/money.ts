const euros = { style: 'currency', currency: 'EUR' } as const

// Made when an amount is first written: it takes a browser some milliseconds, and the first screen shows none.
let cents: Intl.NumberFormat | undefined
let signedCents: Intl.NumberFormat | undefined

/** `1234` → `12,34 €`, in both languages. Source: docs/specification.md#languages */
export function formatCents(amountCents: number): string {
  cents ??= new Intl.NumberFormat('de-DE', euros)
  return withMinus(cents.format(amountCents / 100))
}

/** `1234` → `+12,34 €`, for movements. */
export function formatSignedCents(amountCents: number): string {
  signedCents ??= new Intl.NumberFormat('de-DE', { ...euros, signDisplay: 'exceptZero' })
  return withMinus(signedCents.format(amountCents / 100))
}

/** `Intl` writes a hyphen in German, which is shorter than the plus and may end a line. */
export function withMinus(amount: string): string {
  return amount.replace('-', '−')
}
