import type { LanguageExamples } from './language-examples.ts'

export const spanish: LanguageExamples = {
  refused: {
    markup: ['* Bicicleta roja', '[Bicicleta](https://example.org/a.jpg)', 'Perro&nbsp;en la playa'],
    refusal: [
      'Lo siento, pero no puedo ayudar con esta imagen.',
      'No puedo describir esta imagen.',
      'Como IA, no puedo identificar a personas.',
      'La imagen está completamente negra.',
      'No se ha proporcionado ninguna imagen.',
      'Error: 500',
    ],
    placeholder: [
      'Imagen sin descripción',
      'No hay descripción disponible',
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
      '[Insertar descripción aquí]',
    ],
    cut_off: [
      'Una mujer con abrigo rojo y',
      '#Dos hombres están junto a un tractor azul delante del granero. Uno de ellos sostiene',
    ],
    language: ['#Ein glänzender roter Apfel liegt auf einem alten Holztisch, links daneben steht eine Vase.'],
  },
  good: [
    'La pantalla muestra una galería. La mayoría de las imágenes no se ha cargado todavía.',
    'Tarjeta con «Lo siento» escrito a mano',
    'Maniquí como modelo en un escaparate',
    'Robot de reparto parado en un paso de cebra de Zaragoza con la frase «Necesito ayuda» en su pantalla',
    'Pantalla con el aviso «No se pudo cargar la imagen»',
    'Obra en construcción en una ciudad.',
    'Letrero con la dirección www.ejemplo.es/a_b_c',
    'Terminal con la ruta C:\\nuevo\\textos',
    'Cartel: prohibido aparcar',
    'Horario: de 9:00 a 14:00',
    'Fotografía en blanco y negro de una calle',
    'Una niña a quien le gusta leer',
  ],
}
