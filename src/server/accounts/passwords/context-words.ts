import type { Settings } from '#server/platform/read-settings.ts'

/** The first guesses of anybody who knows the product. Source: docs/specification/accounts.md#accounts-and-sessions */
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
 * Words that no password may consist of: the product's name, the names of its operator and host (PUBLIC_URL), and the account's own names.
 * Letters only, in lower case; words of fewer than three letters are skipped.
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

/** The text's letters in lower case, without digits and punctuation. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
}

/** Whether these letters are a concatenation of the words. Runs in time proportional to both, because users choose the names. */
export function consistsOf(letters: string, words: string[]): boolean {
  const reached = new Set([0])
  for (let at = 0; at < letters.length; at++) {
    if (!reached.has(at)) continue
    for (const word of words) if (letters.startsWith(word, at)) reached.add(at + word.length)
  }
  return letters.length > 0 && reached.has(letters.length)
}
