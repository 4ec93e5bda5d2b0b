/** `2550` → `25,50`: how an amount of cents stands in a field, in both languages as everywhere. */
export function writeAmount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}
