import type { CheckExample } from '#server/describing/testing/examples/check-example.ts'

/** Answers in Spanish alone. Written by someone who had not seen the checks, and not changed since. */
export const spanishExamples: Record<string, CheckExample> = {
  'a Spanish alt text about an old photo booth': {
    texts: {
      es: {
        altText: 'Fotomatón antiguo con cortina roja en el vestíbulo de una estación',
        description:
          'La cabina está junto a una máquina de billetes. Por debajo de la cortina asoman unas botas y el borde de una maleta.',
      },
    },
    breaks: [],
  },
  'a Spanish alt text with three sentences inside one quotation': {
    texts: {
      es: {
        altText:
          'Cartel azul de la academia de la Sra. López con la frase «¿Hablas español? ¡Claro! Un poco.»',
        description:
          'Las letras son blancas y cada parte de la frase ocupa una línea. Abajo figura el teléfono de la academia.',
      },
    },
    breaks: [],
  },
  'a Spanish menu with a title and a colon': {
    texts: {
      es: {
        altText: 'Menú del día: gazpacho, merluza a la plancha y flan casero por 12,50 €',
        description:
          'Los platos están escritos con tiza en una pizarra apoyada en la entrada de un bar. Alrededor del texto hay dibujos de tomates y peces.',
      },
    },
    breaks: [],
  },
  'a Spanish alt text full of Basque names': {
    texts: {
      es: {
        altText: 'Donostia desde el monte Igeldo, con la isla de Santa Klara y el Kursaal al fondo',
        description:
          'La bahía tiene forma de concha y el agua está en calma. En el paseo marítimo se distinguen las farolas blancas y las casas del barrio de Antiguo.',
      },
    },
    breaks: [],
  },
  'a Spanish dish with seven ingredients': {
    texts: {
      es: {
        altText: 'Paella con gambas, mejillones, calamares, judías verdes, pimiento rojo, guisantes y limón',
        description:
          'La paellera está en el centro de una mesa de jardín y aún humea. Varias manos se acercan con cucharas de madera.',
      },
    },
    keywords: ['paella', 'gambas', 'receta'],
    breaks: [],
  },
  'a Spanish screenshot of an error message': {
    texts: {
      es: {
        altText: 'Pantalla azul de Windows con el mensaje «Se ha producido un error»',
        description:
          'Un emoticono triste ocupa la parte superior y debajo aparece un código QR. El progreso indica un 20 % completado.',
      },
    },
    breaks: [],
  },
  'a Spanish product that shares a model number with its file name': {
    texts: {
      es: {
        altText: 'Cámara Canon EOS R5 sin objetivo, vista de frente',
        description:
          'El sensor queda al descubierto en el centro de la montura plateada. El cuerpo es negro con una empuñadura de goma rugosa.',
      },
    },
    filename: 'canon-eos-r5.jpg',
    breaks: [],
  },
  'a Spanish alt text that begins with "En esta fotografía"': {
    texts: {
      es: {
        altText: 'En esta fotografía podemos ver a un pescador que repara sus redes en el puerto.',
        description:
          'El hombre está sentado en una caja de plástico y trabaja con una aguja de madera. A su espalda se balancean barcas de colores.',
      },
    },
    breaks: ['opening'],
  },
  'a Spanish alt text that repeats the place and the offer': {
    texts: {
      es: {
        altText:
          'Hotel Mallorca barato hotel en Mallorca oferta hotel playa Mallorca hotel familiar Mallorca reservar hotel',
        description:
          'Edificio blanco de cuatro plantas con balcones y una piscina delante. Hay tumbonas con toallas azules.',
      },
    },
    keywords: ['hotel', 'Mallorca'],
    breaks: ['stuffing'],
  },
  'a Spanish answer with entities and a line break tag': {
    texts: {
      es: {
        altText: 'Letrero de neón con la palabra &quot;Abierto&quot; en una ventana',
        description: 'El neón es rosa y azul.<br>Detrás del cristal se ve una barra con taburetes altos.',
      },
    },
    breaks: ['markup'],
  },
  'Portuguese under "es"': {
    texts: {
      es: {
        altText: 'Mulher com chapéu de palha colhe laranjas num pomar ao pôr do sol',
        description:
          'Ela segura um cesto cheio e sorri para uma criança que corre entre as árvores. Ao fundo não há casas, só colinas.',
      },
    },
    breaks: ['language'],
  },
  'a Spanish alt text behind its label': {
    texts: {
      es: {
        altText: 'Texto alternativo: mecánico revisando el motor de una furgoneta blanca',
        description:
          'El capó está abierto y una lámpara portátil cuelga de él. El mecánico lleva guantes y un mono azul.',
      },
    },
    breaks: ['label'],
  },

  'a Spanish alt text that is the name a messenger gave to the file': {
    texts: {
      es: {
        altText: 'WhatsApp Image 2024-02-11 at 18.30.12',
        description:
          'Una tarta de cumpleaños con velas encendidas sobre una mesa con mantel de papel. Detrás se ven globos y una guirnalda.',
      },
    },
    filename: 'WhatsApp Image 2024-02-11 at 18.30.12.jpeg',
    breaks: ['file_name'],
  },
}
