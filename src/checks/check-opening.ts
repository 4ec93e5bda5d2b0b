import { languages } from './languages/languages.ts'
import type { RuleOfText } from './rule.ts'

/**
 * Broken if a text begins by saying that it is a picture (“Bild von”, “foto di”, “A képen”). Naming the kind is fine if it is
 * informative: painting, screenshot, logo, map, aerial view. Custom languages are not checked.
 */
export function checkOpening(written: string, language: string): boolean {
  const text = written.replace(/^[\s"'„“«»*_([¡¿-]+/, '').replaceAll('’', "'")
  return (languages.get(language)?.openings ?? []).some((pattern) => pattern.test(text))
}

export const openingRule: RuleOfText = {
  isHard: false,
  advice: 'a text begins by saying that it is a picture. Begin with what can be seen.',
  fields: ['altText', 'description'],
  judgeText: (text, { language }) => checkOpening(text, language),
}
