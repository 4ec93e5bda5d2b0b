import type { Grammar } from './grammar.ts'

export const czech: Grammar = {
  and: 'a',
  colours: {
    red: 'červená',
    orange: 'oranžová',
    yellow: 'žlutá',
    green: 'zelená',
    turquoise: 'tyrkysová',
    blue: 'modrá',
    violet: 'fialová',
    pink: 'růžová',
    brown: 'hnědá',
    beige: 'béžová',
    black: 'černá',
    grey: 'šedá',
    white: 'bílá',
  },
  subjects: {
    picture: { bright: 'světlý obrázek', balanced: 'středně světlý obrázek', dark: 'tmavý obrázek' },
    graphic: { bright: 'světlá grafika', balanced: 'středně světlá grafika', dark: 'tmavá grafika' },
    gradient: {
      bright: 'světlý barevný přechod',
      balanced: 'jemný barevný přechod',
      dark: 'tmavý barevný přechod',
    },
  },
  shapes: { landscape: 'na šířku', portrait: 'na výšku', square: 've čtvercovém formátu' },
  altText: (subject, tones) => `${subject}, převládá ${tones}`,
  about: (terms) => `, téma: ${terms}`,
  overview: (subject, tones) => `Je vidět motiv, ve kterém převládá ${tones}: ${subject}.`,
  halves: (top, bottom) => `Nahoře převažuje ${top}, dole ${bottom}.`,
  sameHalves: (colour) => `Nahoře i dole převažuje ${colour}.`,
  busy: 'Celou plochu vyplňuje mnoho jemných detailů a hran.',
  calm: 'Celkový dojem určují velké klidné plochy s měkkými přechody.',
  transparent: 'Část pozadí je průhledná.',
  keywords: (terms) => `Hodí se k němu klíčová slova ${terms}.`,
}
