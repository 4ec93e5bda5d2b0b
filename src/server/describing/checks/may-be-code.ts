import type { ImagePurpose } from '#contract/entities/image.ts'

const codeWords =
  /(?<!\p{L})(?:code|quelltext|programmzeilen?|codice|código|kód\p{L}*|kod|kodu|kodem|koda|kodo|html|css|xml|json|yaml|sql|bash|shell|markdown|latex|regex|python|javascript|typescript|php|java|terminal|konsole|console|editor|formula|formel|fórmula|formule|vzorec|képlet|wzór|equation|gleichung|snippet|tags?|znacznik\p{L}*|source|script)(?!\p{L})/iu

/** Without these it makes no difference, and most texts have none. */
const signs = /[*_`<>{}&#~|[\]\\=$]/

/** May asterisks, angle brackets and braces be what the picture shows? Told by its purpose, or by texts that speak of code. */
export function mayBeCode(purpose: ImagePurpose, texts: readonly string[]): boolean {
  if (purpose === 'text' || purpose === 'complex') return true
  return texts.some((text) => signs.test(text)) && texts.some((text) => codeWords.test(text))
}
