import { limits } from './limits.ts'

/**
 * The path of a file that somebody sent, in one spelling: `/` between folders, composed characters, nothing invisible. Null if it is
 * absolute, climbs out of its folder, is empty or too long.
 */
export function cleanPath(written: string): string | null {
  const path = written
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]/gu, '')
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  const isOutside = path.startsWith('/') || /^[a-z]:/i.test(path) || parts.includes('..')
  const clean = parts.join('/')
  return isOutside || clean === '' || clean.length > limits.pathCharacters ? null : clean
}
