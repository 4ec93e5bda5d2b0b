import connectDe from './connect-de.webp'
import connectEn from './connect-en.webp'
import installDe from './install-de.webp'
import installEn from './install-en.webp'
import tokenDe from './token-de.webp'
import tokenEn from './token-en.webp'
import writtenDe from './written-de.webp'
import writtenEn from './written-en.webp'

/** Photographs of the steps, as `plugins/wordpress/test/take-shots.ts` takes them. */
export const shots = {
  install: ofBoth(installDe, installEn, 1_000, 560),
  token: ofBoth(tokenDe, tokenEn, 513, 786),
  connect: ofBoth(connectDe, connectEn, 1_000, 560),
  written: ofBoth(writtenDe, writtenEn, 1_000, 560),
}

// With their size the page does not jump while they load.
function ofBoth(de: string, en: string, width: number, height: number) {
  return { de: { src: de, width, height }, en: { src: en, width, height } }
}
