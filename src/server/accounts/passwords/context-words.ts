import type { Settings } from '#server/platform/read-settings.ts'

/** What anybody who knows the product would try first. Source: docs/specification.md#accounts-and-sessions */
const ofTheProduct = [
  'bildwort',
  'admin',
  'administrator',
  'redaktion',
  'redakteur',
  'editor',
  'operator',
  'betreiber',
  'alttext',
  'alttexte',
  'bilder',
  'bild',
  'wort',
  'passwort',
  'kennwort',
  'password',
  'login',
  'anmeldung',
  'willkommen',
  'welcome',
] as const

const shortest = 3

type OwnNames = { username: string; email: string }

/**
 * The words that no password may consist of: the product's, the names of its operator and host (PUBLIC_URL), and what the
 * account is called. Letters alone, in lower case; words of fewer than three letters are left out.
 */
export function contextWords(
  { OPERATOR_NAME, PUBLIC_URL }: Pick<Settings, 'OPERATOR_NAME' | 'PUBLIC_URL'>,
  { username, email }: OwnNames,
): string[] {
  const names = [OPERATOR_NAME, new URL(PUBLIC_URL).hostname, username, email]
  const parts = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)])
  const words = [...ofTheProduct, ...parts.map(lettersOf)]
  return [...new Set(words)].filter((word) => word.length >= shortest)
}

/** Without the figures and signs around and between them. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
}

/** Do these letters consist of words alone, one or several. Takes time in proportion to both: names are anybody's choice. */
export function consistsOf(letters: string, words: string[]): boolean {
  const reached = new Set([0])
  for (let at = 0; at < letters.length; at++) {
    if (!reached.has(at)) continue
    for (const word of words) if (letters.startsWith(word, at)) reached.add(at + word.length)
  }
  return letters.length > 0 && reached.has(letters.length)
}
