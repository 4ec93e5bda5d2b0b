import { findLanguage } from '#server/describing/languages/find-language.ts'
import type { RuleOfOne } from './rule.ts'

/**
 * Broken when the alt text begins by saying that it is a picture (“Bild von”, “foto di”, “A képen”). Naming the kind is
 * fine where it tells something: painting, screenshot, logo, map, aerial view. Typed languages are unchecked but those
 * whose rules are known.
 */
export function checkOpening(altText: string, language: string): boolean {
  const text = altText.replace(/^[\s"'„“«»*_([¡¿-]+/, '').replaceAll('’', "'")
  return (findLanguage(language)?.openings ?? []).some((pattern) => pattern.test(text))
}

export const openingRule: RuleOfOne = {
  isHard: false,
  advice: 'the alt text begins by saying that it is a picture. Begin with what can be seen.',
  judge: ({ altText }, { language }) => checkOpening(altText, language),
}
