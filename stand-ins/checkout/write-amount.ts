/** `2500` of `eur` → `25,00 €`, in both languages, as in the product. */
export function writeAmount(cents: number, currency: string): string {
  return new Intl.NumberFormat('de-DE', { style: 'currency', currency }).format(cents / 100)
}
