import type { Mail } from './read-mail.ts'

/**
 * The HTML version of a mail as a document of its own, not escaped: to be sent under a policy that runs no script.
 * Of several `base` elements the first counts, of several doctypes too, so what the mail has itself changes nothing.
 */
export function writeFrame(mail: Mail): string {
  return `<!doctype html><base target="_blank">${mail.html}`
}
