/** Which texts of a job are written into a list. */
export const filledTexts = ['altText', 'description', 'keywords'] as const
export type FilledText = (typeof filledTexts)[number]
