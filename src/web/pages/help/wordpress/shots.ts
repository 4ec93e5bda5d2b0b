import connectDe from './connect-de.webp'
import connectEn from './connect-en.webp'
import installDe from './install-de.webp'
import installEn from './install-en.webp'
import tokenDe from './token-de.webp'
import tokenEn from './token-en.webp'
import writtenDe from './written-de.webp'
import writtenEn from './written-en.webp'

/** Screenshots of the steps, taken by `plugins/wordpress/test/take-shots.ts`. */
export const shots = {
  install: { de: sized(installDe, 640, 420), en: sized(installEn, 640, 420) },
  token: { de: sized(tokenDe, 513, 786), en: sized(tokenEn, 513, 742) },
  connect: { de: sized(connectDe, 640, 760), en: sized(connectEn, 640, 760) },
  written: { de: sized(writtenDe, 640, 640), en: sized(writtenEn, 640, 640) },
}

// Their sizes keep the page from jumping while they load.
function sized(src: string, width: number, height: number) {
  return { src, width, height }
}
