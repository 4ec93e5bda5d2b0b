/** The texts of a job that can be written into a list. */
export const filledTexts = ['altText', 'description', 'keywords'] as const
export type FilledText = (typeof filledTexts)[number]
