import { placeholderTexts } from '#contract/placeholder-texts.ts'
import { begins } from './begins.ts'
import { dropAccents } from './drop-accents.ts'
import { spanishFaults } from './faults/spanish.ts'
import type { Language } from './language.ts'
import { spanishRemarks } from './remarks/spanish.ts'
import { SpanishStemmer } from './snowball/spanish.ts'
import { spanishSpeech } from './speech/spanish.ts'

const stopWords = `
  el la los las lo un una unos unas al del
  yo tú él ella ello nosotros nosotras vosotros vosotras ellos ellas usted ustedes me te se nos os le les mí ti sí conmigo contigo consigo
  mi mis tu tus su sus mío mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas nuestro nuestra nuestros nuestras vuestro vuestra
  vuestros vuestras este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas aquello
  que qué quien quién quienes cual cuál cuales cuáles cuyo cuya cuyos cuyas cuanto cuánto cuanta cuántos cuántas alguien algo nadie nada
  alguno alguna algunos algunas algún ninguno ninguna ningún cada cualquier cualquiera todo toda todos todas otro otra otros otras mucho
  mucha muchos muchas poco poca pocos pocas varios varias mismo misma mismos mismas tanto tanta tantos tantas demasiado ambos ambas tal tales
  a ante bajo cabe con contra de desde durante en entre hacia hasta mediante para por según sin so sobre tras versus vía excepto salvo
  encima debajo delante detrás dentro fuera cerca lejos junto alrededor enfrente además
  y e o u ni pero sino mas aunque porque pues como cómo cuando cuándo donde dónde mientras si que entonces luego así etc
  soy eres es somos sois son era eras éramos eran fui fue fuimos fueron ser sido siendo será serán sería sea sean
  estoy estás está estamos estáis están estaba estaban estuvo estar estado estando esté estén
  he has ha hemos habéis han había habían hubo haber habido haya hayan hay
  tengo tienes tiene tenemos tienen tenía tenían tener puede pueden poder podía podrá debe deben deber quiere quieren hace hacen hacer hecho
  va van ir iba iban voy vamos muestra muestran ve ven ver visto encuentra encuentran
  no más menos muy tan también tampoco ya aún todavía siempre nunca jamás solo sólo casi quizá quizás bien mal ahora hoy ayer mañana después
  antes pronto tarde aquí ahí allí allá acá apenas bastante incluso inclusive especialmente sobre todo
  dos tres cuatro cinco seis siete ocho nueve diez primero primera primeros primeras primer segundo segunda tercero tercera`

const kinds = 'imagen|foto|fotografía|fotografia|instantánea'

const snowball = new SpanishStemmer()

const feminineThings =
  /^(puerta|plata|libra|barca|casa|punta|banca|suela|marca|moda|pimienta|cuenta|bolsa|gorra|fruta|rama|foca|rata|vela|copa|pala|leña|jarra|mesa)s?$/

/** Short nouns that end in a consonant have `-es` besides: no form of `pan` is `pana`, `sol` is no `sola`. */
function isBareOf(bare: string, other: string): boolean {
  return (
    bare.length < 5 &&
    /[^aeiouáéíóú]$/.test(bare) &&
    /^[aoá]s?$/.test(other.slice(bare.length)) &&
    other.startsWith(bare)
  )
}

export const spanish = {
  tag: 'es',
  hasCapitalNouns: false,
  domains: ['es'],
  stopWords,
  doubtful: 'era este has hay les los mal para sea sin sobre son tal van',
  inFileNames: dropAccents,
  ownLetters: ['áéíóú', 'ñ¿¡'],
  forms: {
    stem: (word) => snowball.stemOf(word),
    refine: (stem, word) => {
      // `ciudad`, `ciudades`.
      if (/dad(?:es)?$/.test(word)) return word.replace(/es$/, '')
      // `luz`, `luces`.
      // `puerto` is a port, `puerta` a door.
      const door = feminineThings.exec(word)?.[1]
      if (door) return door
      return /[aeiouáéíóú]ces$/.test(word) ? stem.replace(/c$/, 'z') : stem
    },
    areApart: (one, other) => isBareOf(one, other) || isBareOf(other, one),
    irregular: '',
    compounds: null,
  },
  noise: {
    pictures: 'foto fotos fotografía imagen imágenes',
    titles: 'dr sr sra',
    fields: 'palabras clave etiquetas título descripción imagen categoría foto fotos',
    credits: 'fuente|fotógrafo|autor',
    articles: 'ref talla',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    units: '',
    files: 'imagen foto fotos captura pantalla copia nuevo',
  },
  labels: {
    texts: `
      texto alternativo|texto alt|alt|descripción|descripción de la imagen|descripción de imagen|
      descripción breve|descripción larga|pie de foto|leyenda|imagen|foto|palabras clave`,
    languages: 'español|castellano|alemán|inglés|italiano|checo|húngaro|polaco|esloveno',
    connectors: 'es en el la versión',
    beforeDash: 'texto alternativo',
    offers: 'claro|aquí (?:está|tienes|tiene)',
    offered: 'descri texto',
  },
  abbreviations: `
    aprox av avda cía d dña dr dra dpto etc fig gral izq máx mín n núm p pág págs prof pta s sr sra srta
    sres sta sto tel vol ene feb abr jun jul ago sep sept oct nov dic`,
  conjunctions: 'y o u',
  phraseWords: 'sobre junto entre hacia desde bajo ante tras mientras con de del',
  openings: [
    begins(
      `(?:(?:esta es|esto es|una|la|esta|el|un|bonita|hermosa|bella) ){0,3}(?:${kinds}),? (?:(?:que|en la que|donde|con|muestra|mostrando|representa|presenta|ilustra|captura)|de(?! (?:pantalla|satélite|rayos x|resonancia|microscopio|dron|carn[eé]t?|perfil|boda|grupo|familia|archivo|estudio|época|clase|san(?:t[ao])?|la virgen|cristo))|del)`,
    ),
    begins(`(?:en|sobre) (?:la|esta|una) (?:${kinds})`),
    begins(
      '(?:aquí )?se (?:ve|ven|observa|observan|puede ver|pueden ver|aprecia|aprecian|muestra|muestran)|(?:podemos ver|vemos)|aquí (?:vemos|tenemos)',
    ),
    begins('(?:(?:un|el|este) )?(?:gráfico|ilustración) que (?:muestra|ilustra|representa)'),
  ],
  placeholders: placeholderTexts.es,
  speech: spanishSpeech,
  remarks: spanishRemarks,
  faults: spanishFaults,
  detection: {
    near: ['pt', 'ca'],
    letters: {
      foreign:
        /[ãõçàèòêâ]|nh|lh|^(?:uma|um|em|com|são|do|da|dos|das|na|no|ao|os|e|amb|els|dels|i|per|dues|ix)$/u,
      own: /ñ|ción|^(?:el|los|las|con|en|y|del|al)$/u,
    },
  },
} satisfies Language
