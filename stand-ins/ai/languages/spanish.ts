import type { Grammar } from './grammar.ts'

export const spanish: Grammar = {
  and: 'y',
  colours: {
    red: 'rojo',
    orange: 'naranja',
    yellow: 'amarillo',
    green: 'verde',
    turquoise: 'turquesa',
    blue: 'azul',
    violet: 'violeta',
    pink: 'rosa',
    brown: 'marrón',
    beige: 'beis',
    black: 'negro',
    grey: 'gris',
    white: 'blanco',
  },
  subjects: {
    picture: { bright: 'imagen clara', balanced: 'imagen de luz media', dark: 'imagen oscura' },
    graphic: { bright: 'gráfico claro', balanced: 'gráfico de luz media', dark: 'gráfico oscuro' },
    gradient: { bright: 'degradado claro', balanced: 'degradado suave', dark: 'degradado oscuro' },
  },
  shapes: {
    landscape: 'en formato horizontal',
    portrait: 'en formato vertical',
    square: 'en formato cuadrado',
  },
  altText: (subject, tones) => `${subject}, con predominio de ${tones}`,
  about: (terms) => `, sobre ${terms}`,
  overview: (subject, tones) => `Se ve un motivo en el que abundan los tonos ${tones}: ${subject}.`,
  halves: (top, bottom) => `Arriba predomina el color ${top} y abajo el color ${bottom}.`,
  sameHalves: (colour) => `Tanto arriba como abajo predomina el color ${colour}.`,
  busy: 'Muchos detalles y contornos finos llenan toda la superficie.',
  calm: 'Las superficies amplias y tranquilas, con transiciones suaves, marcan la impresión.',
  transparent: 'Una parte del fondo es transparente.',
  keywords: (terms) => `Le corresponden las palabras clave ${terms}.`,
}
