import type { Grammar } from './grammar.ts'

export const italian: Grammar = {
  and: 'e',
  colours: {
    red: 'rosso',
    orange: 'arancione',
    yellow: 'giallo',
    green: 'verde',
    turquoise: 'turchese',
    blue: 'blu',
    violet: 'viola',
    pink: 'rosa',
    brown: 'marrone',
    beige: 'beige',
    black: 'nero',
    grey: 'grigio',
    white: 'bianco',
  },
  subjects: {
    picture: { bright: 'immagine chiara', balanced: 'immagine di media luminosità', dark: 'immagine scura' },
    graphic: { bright: 'grafica chiara', balanced: 'grafica di media luminosità', dark: 'grafica scura' },
    gradient: { bright: 'sfumatura chiara', balanced: 'sfumatura delicata', dark: 'sfumatura scura' },
  },
  shapes: {
    landscape: 'in formato orizzontale',
    portrait: 'in formato verticale',
    square: 'in formato quadrato',
  },
  altText: (subject, tones) => `${subject}, con prevalenza di ${tones}`,
  about: (terms) => `, sul tema ${terms}`,
  overview: (subject, tones) => `Si vede un soggetto in cui prevalgono i toni ${tones}: ${subject}.`,
  halves: (top, bottom) => `In alto prevale il colore ${top}, in basso il colore ${bottom}.`,
  sameHalves: (colour) => `Sia in alto che in basso prevale il colore ${colour}.`,
  busy: 'Molti dettagli e contorni sottili riempiono tutta la superficie.',
  calm: 'Ampie superfici tranquille con passaggi morbidi determinano l’impressione.',
  transparent: 'Una parte dello sfondo è trasparente.',
  keywords: (terms) => `Sono adatte le parole chiave ${terms}.`,
}
