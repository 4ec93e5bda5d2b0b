import type { Letter } from './letter.ts'

/** A letter as plain text, with the bare link. */
export function writeText({
  greeting,
  before,
  button,
  link,
  after,
  lastOfDay,
  closing,
  support,
}: Letter): string {
  const paragraphs = [
    greeting,
    before,
    `${button}:\n${link}`,
    after,
    lastOfDay,
    `${closing}\nBildwort`,
    support && `${support.words} ${support.address}`,
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}
