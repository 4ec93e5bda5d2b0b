const euros = { style: 'currency', currency: 'EUR' } as const

// Created on first use: it takes a browser some milliseconds, and the first screen shows no amounts.
let cents: Intl.NumberFormat | undefined
let signedCents: Intl.NumberFormat | undefined

/** `1234` → `12,34 €`, in both languages. Source: docs/specification.md#languages */
export function formatCents(amountCents: number): string {
  cents ??= new Intl.NumberFormat('de-DE', euros)
  return withMinus(cents.format(amountCents / 100))
}

/** `1234` → `+12,34 €`, for transactions. */
export function formatSignedCents(amountCents: number): string {
  signedCents ??= new Intl.NumberFormat('de-DE', { ...euros, signDisplay: 'exceptZero' })
  return withMinus(signedCents.format(amountCents / 100))
}

/** In German, `Intl` writes a hyphen, which is shorter than the plus sign and allows a line break. */
export function withMinus(amount: string): string {
  return amount.replace('-', '−')
}
