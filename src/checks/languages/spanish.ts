import { stemmer } from '@orama/stemmers/spanish'
import { begins, type Language } from './language.ts'
import { dropAccents } from './level-spelling.ts'

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
    stem: stemmer,
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
    asides: 'interpretación|motivo|razón|propósito|finalidad|análisis|justificación',
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
  judged: {
    refusals: String.raw`
      lo siento|lo lamento|(?:mis )?disculpas|me temo que
      (?:lamentablemente|desafortunadamente|por desgracia),? (?:no|la imagen)
      (?:yo )?no (?:puedo|he podido|me es posible|soy capaz|estoy en condiciones|tengo (?:acceso|la capacidad|información))(?!\p{L})
      no (?:veo|recibí|he recibido|encuentro) (?:ninguna|la|una) (?:imagen|foto|fotografía)
      como (?:modelo|ia|inteligencia|asistente|un modelo|una ia)(?!\p{L})
      soy (?:un modelo|una ia|un asistente)
      no (?:se )?(?:ha |hay |puede |pudo )?(?:adjuntado|proporcionado|cargado|describir|cargar|procesar|mostrar|hay)(?: describir| cargar| procesar| analizar)? ?(?:ninguna |la |una )?(?:imagen|foto|fotografía)
      (?:la|esta) (?:imagen|foto|fotografía) no (?:está disponible|se (?:ha podido|puede|pudo|cargó)|es visible|pudo)
      (?:la|esta) (?:imagen|foto) (?:está|es|aparece) (?:(?:completamente|totalmente|enteramente) (?:negra|blanca|oscura|vacía)(?! (?:y|con))|vacía|en blanco(?! y)|dañada)
      (?:por favor,? )?(?:proporciona|sube|adjunta|envía|comparte|proporcione|suba|adjunte|envíe|comparta)(?:me)? (?:la|una|otra|de nuevo la|más) (?:imagen|foto|fotografía|información|contexto)
      (?:es )?(?:imposible|no es posible) (?:describir|identificar|procesar|ver)
      no hay (?:nada|ninguna imagen|imagen) ?(?:que (?:describir|ver)|visible|disponible)?[.!]?$`,
    errors: String.raw`
      error(?::| \d{3}| al (?:procesar|cargar|generar)| interno| del servidor)
      se (?:ha producido|produjo) un error|(?:solicitud|petición) (?:no válida|rechazada)|tiempo de espera agotado|servicio no disponible`,
    fillIns: 'texto|descripción|leyenda|insertar|inserte|introducir|introduzca|nombre|lugar|marcador',
    unfinished: `
      el la los las una unos unas de del al con en por para sin entre desde hasta y e pero que cuyo cuya cuyos cuyas
      su sus mientras es son se donde lo tras hacia durante según mediante porque cuando aunque ni sino está están
      ha han muy cada algún ningún gran tan`,
    hedges: `
      la impresión|puede que|diríase|parecen?|parece(?:ría)? ser|aparentemente|al parecer|quizás?|tal vez|posiblemente|
      probablemente|acaso|podrían?|presumiblemente|una especie de|algún tipo de|algo (?:similar|parecido)|no está claro`,
    alternatives: 'o|u',
    praise: String.raw`
      hermos[oa]s?|impresionantes?|espectacular(?:es)?|encantador[ea]?s?|cautivador[ea]?s?|pintoresc[oa]s?|majestuos[oa]s?|
      deslumbrantes?|idílic[oa]s?|acogedor[ea]?s?|(?:una|la) sensación de|un toque de|
      (?:transmit|evoc|cre|sugier|aport)\p{L}+ (?:una? )?.{0,40}(?:ambiente|atmósfera|sensación|calidez|tranquilidad|calma|serenidad)`,
    traits: String.raw`
      de (?:unos |aproximadamente )?\d{1,2} años|de mediana edad|tez \p{L}+|de piel (?:clara|oscura|morena)|(?:tono|color) de (?:la )?piel|
      caucásic[oa]s?|afroamerican[oa]s?|(?:hombre|mujer|persona|niñ[oa]|chic[oa])s? (?:asiátic|african|hispan|latin|blanc|negr|árabe|europe|indi)\p{L}*|
      ascendencia|rasgos (?:asiáticos|africanos|latinos|indígenas)`,
    units: 'caracteres|palabras|frases|oraciones',
  },
  detection: {
    near: ['pt', 'ca'],
    letters: {
      foreign:
        /[ãõçàèòêâ]|nh|lh|^(?:uma|um|em|com|são|do|da|dos|das|na|no|ao|os|e|amb|els|dels|i|per|dues|ix)$/u,
      own: /ñ|ción|^(?:el|los|las|con|en|y|del|al)$/u,
    },
  },
} satisfies Language
