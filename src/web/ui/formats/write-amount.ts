/** `2550` → `25,50`: an amount of cents as shown in a field, the same in both languages. */
export function writeAmount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}
