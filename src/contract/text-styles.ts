/** How alt texts and descriptions may be asked to sound; without one, as the prompt has it. */
export const textStyles = ['neutral', 'warm', 'terse', 'shop'] as const
export type TextStyle = (typeof textStyles)[number]

const names: Record<TextStyle, RegExp> = {
  neutral: /^(neutral|sachlich|factual)$/,
  warm: /^(warm|herzlich|freundlich|friendly)$/,
  terse: /^(terse|knapp|kurz|short|brief)$/,
  shop: /^(shop|laden|onlineshop|für(s|einen|den)shop|fora?shop)$/,
}

/** The style that a cell names, in German or English; null for anything else: a list's column of styles may be about furniture. */
export function findTextStyle(cell: string): TextStyle | null {
  const name = cell.toLowerCase().replace(/[^a-zäöüß]/g, '')
  return textStyles.find((style) => names[style].test(name)) ?? null
}
