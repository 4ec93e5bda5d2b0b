import type { Grammar } from './grammar.ts'

export const slovenian: Grammar = {
  and: 'in',
  colours: {
    red: 'rdeča',
    orange: 'oranžna',
    yellow: 'rumena',
    green: 'zelena',
    turquoise: 'turkizna',
    blue: 'modra',
    violet: 'vijolična',
    pink: 'rožnata',
    brown: 'rjava',
    beige: 'bež',
    black: 'črna',
    grey: 'siva',
    white: 'bela',
  },
  subjects: {
    picture: { bright: 'svetla slika', balanced: 'srednje svetla slika', dark: 'temna slika' },
    graphic: { bright: 'svetla grafika', balanced: 'srednje svetla grafika', dark: 'temna grafika' },
    gradient: {
      bright: 'svetel barvni preliv',
      balanced: 'mehak barvni preliv',
      dark: 'temen barvni preliv',
    },
  },
  shapes: { landscape: 'v ležečem formatu', portrait: 'v pokončnem formatu', square: 'v kvadratnem formatu' },
  // Two of a thing stand in the dual.
  altText: (subject, tones, isOneTone) => `${subject}, ${isOneTone ? 'prevladuje' : 'prevladujeta'} ${tones}`,
  about: (terms) => `, tema: ${terms}`,
  overview: (subject, tones, isOneTone) =>
    `Viden je motiv, v katerem ${isOneTone ? 'izstopa' : 'izstopata'} ${tones} barva: ${subject}.`,
  halves: (top, bottom) => `Zgoraj prevladuje ${top} barva, spodaj pa ${bottom}.`,
  sameHalves: (colour) => `Tako zgoraj kot spodaj prevladuje ${colour} barva.`,
  busy: 'Celotno površino zapolnjuje veliko drobnih podrobnosti in robov.',
  calm: 'Vtis določajo velike mirne površine z mehkimi prehodi.',
  transparent: 'Del ozadja je prosojen.',
  keywords: (terms) => `Zraven sodijo ključne besede ${terms}.`,
}
