/** Tokens of a text by the rule of thumb that both providers give: four characters each. */
export function countText(text: string): number {
  return Math.ceil(text.length / 4)
}
