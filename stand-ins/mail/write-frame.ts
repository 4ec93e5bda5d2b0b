import type { Mail } from './read-mail.ts'

/**
 * The HTML version of a mail as a separate document, unescaped: send it under a policy that blocks scripts. The first `base` element and
 * doctype win, so the mail's own have no effect.
 */
export function writeFrame(mail: Mail): string {
  return `<!doctype html><base target="_blank">${mail.html}`
}
