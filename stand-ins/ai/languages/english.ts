import type { Grammar } from './grammar.ts'

export const english: Grammar = {
  and: 'and',
  colours: {
    red: 'red',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    turquoise: 'turquoise',
    blue: 'blue',
    violet: 'violet',
    pink: 'pink',
    brown: 'brown',
    beige: 'beige',
    black: 'black',
    grey: 'grey',
    white: 'white',
  },
  subjects: {
    picture: { bright: 'bright picture', balanced: 'evenly lit picture', dark: 'dark picture' },
    graphic: { bright: 'bright graphic', balanced: 'plain graphic', dark: 'dark graphic' },
    gradient: { bright: 'bright gradient', balanced: 'soft gradient', dark: 'dark gradient' },
  },
  shapes: { landscape: 'in landscape format', portrait: 'in portrait format', square: 'in square format' },
  altText: (subject, tones) => `${subject}, mostly in ${tones}`,
  about: (terms) => `, about ${terms}`,
  overview: (subject, tones) =>
    `What can be seen is mostly ${tones}: this is a ${subject}.`.replace(/ a (?=e)/, ' an '),
  halves: (top, bottom) => `The upper half is mainly ${top}, the lower half mainly ${bottom}.`,
  sameHalves: (colour) => `Both the upper and the lower half are mainly ${colour}.`,
  busy: 'Many fine details and edges fill the whole area.',
  calm: 'Large, calm areas with soft transitions shape the impression.',
  transparent: 'Part of the background is transparent.',
  keywords: (terms) => `It goes with the keywords ${terms}.`,
}
