/** The topics of the help page in order, each with its hash in both languages. */
export const helpTopics = [
  ['product', 'bildwort'],
  ['start', 'erste-schritte'],
  ['importFormats', 'dateiformate'],
  ['imageFormats', 'bildformate'],
  ['audit', 'website-pruefen'],
  ['workflow', 'cms'],
  ['wordpress', 'wordpress'],
  ['languages', 'sprachen'],
  ['prompts', 'prompts'],
  ['wishes', 'wuensche'],
  ['prices', 'preise'],
  ['review', 'pruefen'],
  ['retry', 'wiederholen'],
  ['export', 'export'],
  ['api', 'api'],
  ['dataProtection', 'daten'],
] as const

export type HelpTopicName = (typeof helpTopics)[number][0]
