import type { Grammar } from './grammar.ts'

export const polish: Grammar = {
  and: 'i',
  colours: {
    red: 'czerwony',
    orange: 'pomarańczowy',
    yellow: 'żółty',
    green: 'zielony',
    turquoise: 'turkusowy',
    blue: 'niebieski',
    violet: 'fioletowy',
    pink: 'różowy',
    brown: 'brązowy',
    beige: 'beżowy',
    black: 'czarny',
    grey: 'szary',
    white: 'biały',
  },
  subjects: {
    picture: { bright: 'jasny obraz', balanced: 'średnio jasny obraz', dark: 'ciemny obraz' },
    graphic: { bright: 'jasna grafika', balanced: 'średnio jasna grafika', dark: 'ciemna grafika' },
    gradient: {
      bright: 'jasne przejście barw',
      balanced: 'łagodne przejście barw',
      dark: 'ciemne przejście barw',
    },
  },
  shapes: {
    landscape: 'w układzie poziomym',
    portrait: 'w układzie pionowym',
    square: 'w kształcie kwadratu',
  },
  altText: (subject, tones, isOneTone) =>
    isOneTone ? `${subject}, dominuje kolor ${tones}` : `${subject}, dominują kolory ${tones}`,
  about: (terms) => `, temat: ${terms}`,
  overview: (subject, tones, isOneTone) =>
    isOneTone
      ? `Widać motyw, w którym przeważa kolor ${tones}: ${subject}.`
      : `Widać motyw, w którym przeważają kolory ${tones}: ${subject}.`,
  halves: (top, bottom) => `U góry przeważa kolor ${top}, a u dołu ${bottom}.`,
  sameHalves: (colour) => `Zarówno u góry, jak i u dołu przeważa kolor ${colour}.`,
  busy: 'Całą powierzchnię wypełnia wiele drobnych szczegółów i krawędzi.',
  calm: 'O wrażeniu decydują duże, spokojne powierzchnie z miękkimi przejściami.',
  transparent: 'Część tła jest przezroczysta.',
  keywords: (terms) => `Pasują do niego słowa kluczowe ${terms}.`,
}
