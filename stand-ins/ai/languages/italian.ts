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
    picture: { bright: 'scena chiara', balanced: 'scena mediamente luminosa', dark: 'scena scura' },
    graphic: { bright: 'grafica chiara', balanced: 'grafica mediamente luminosa', dark: 'grafica scura' },
    gradient: { bright: 'sfumatura chiara', balanced: 'sfumatura delicata', dark: 'sfumatura scura' },
  },
  shapes: {
    landscape: 'in formato orizzontale',
    portrait: 'in formato verticale',
    square: 'in formato quadrato',
  },
  places: {
    topLeft: 'in alto a sinistra',
    top: 'in alto',
    topRight: 'in alto a destra',
    left: 'a sinistra',
    middle: 'al centro',
    right: 'a destra',
    bottomLeft: 'in basso a sinistra',
    bottom: 'in basso',
    bottomRight: 'in basso a destra',
  },
  altText: (subject, tones) => `${subject}, con prevalenza di ${tones}`,
  about: (terms) => `, sul tema ${terms}`,
  light: (place) => `La zona più luminosa è ${place}.`,
  overview: (subject) => `Il soggetto è una ${subject}.`,
  share: (first, percent) =>
    `Il colore ${first} copre circa ${withArticle(percent)} per cento della superficie.`,
  shares: (first, percent, second, secondPercent) =>
    `Il colore ${first} copre circa ${withArticle(percent)} per cento della superficie, il colore ${second} circa ${withArticle(secondPercent)} per cento.`,
  halves: (top, bottom) => `In alto prevale il colore ${top}, in basso il colore ${bottom}.`,
  sameHalves: (colour) => `Sia in alto che in basso prevale il colore ${colour}.`,
  busy: 'Molti dettagli e contorni sottili riempiono tutta la superficie.',
  calm: 'Ampie superfici tranquille con passaggi morbidi dominano la composizione.',
  transparent: 'Una parte dello sfondo è trasparente.',
  uses: {
    functional: 'Nella pagina serve da collegamento o da pulsante.',
    complex: 'Come diagramma riassume valori con forme e colori.',
  },
  topic: (terms) => `Il tema è ${terms}.`,
  gradientReason: 'Una sfumatura senza un messaggio proprio, che serve solo ad abbellire la pagina.',
  roleReason: 'Secondo il ruolo indicato abbellisce soltanto la pagina e non comunica nulla di proprio.',
  honestly: 'Colori, luce e composizione sono stati misurati; il contenuto non è stato riconosciuto.',
  opening: 'Immagine di un soggetto,',
}

/** Before otto, undici and ottanta the article loses its vowel. */
function withArticle(percent: number): string {
  const isElided = percent === 8 || percent === 11 || (percent >= 80 && percent < 90)
  return isElided ? `l’${percent}` : `il ${percent}`
}
