/** The outcome of a described image. */
export const outcome = {
  outcome: 'described' as const,
  interpretation: 'Ein Paar Wanderschuhe auf einem Felsen.',
  languageVersions: {
    de: {
      altText: 'Braune Wanderschuhe auf einem Felsen',
      description: 'Ein Paar braune Schuhe steht auf einem Felsen.',
    },
    en: {
      altText: 'Brown hiking boots on a rock',
      description: 'A pair of brown hiking boots stands on a rock.',
    },
  },
  keywords: ['Wanderschuhe', 'Fels'],
  usedKeywords: ['Wanderschuhe', 'Fels'],
  unusedKeywords: [],
  thumbnail: Buffer.alloc(8_000),
  provider: 'anthropic' as const,
  model: 'claude-haiku-5-5',
  promptVersion: '4',
  purpose: 'informative' as const,
  decorativeReason: '',
  breaches: [],
}
