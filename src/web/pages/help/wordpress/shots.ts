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
  install: { de: sized(installDe, 640, 420), en: sized(installEn, 640, 420) },
  token: { de: sized(tokenDe, 513, 786), en: sized(tokenEn, 513, 742) },
  connect: { de: sized(connectDe, 640, 760), en: sized(connectEn, 640, 760) },
  written: { de: sized(writtenDe, 640, 640), en: sized(writtenEn, 640, 640) },
}

// With their size the page does not jump while they load.
function sized(src: string, width: number, height: number) {
  return { src, width, height }
}
