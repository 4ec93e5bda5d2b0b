import type { FaultWords } from './fault-words.ts'

export const spanishFaults: FaultWords = {
  refusals: [
    /(?<!\p{L})(?:imagen|foto)(?!\p{L})(?!.*\?).{0,20}(?<!\p{L})no (?:\p{L}+ ){0,3}(?:disponible|accesible|carga\p{L}*|mostrar\p{L}*|mostrad\p{L}*|procesa\p{L}*|abrir|abierto|llegado)/iu,
    /(?<!\p{L})no (?:logro|consigo|alcanzo a) (?:ver|abrir|cargar|procesar|identificar)/iu,
    /(?<!\p{L})(?:fui|he sido) (?:entrenad|diseñad|programad)/iu,
    /^(?:lo siento, )?no (?:hay|veo|he recibido|se (?:ha|adjunt)\p{L}*)(?!\p{L}).{0,30}(?<!\p{L})(?:ninguna|una|la) (?:imagen|foto)(?!\p{L})/iu,
    /(?<!\p{L})no (?:veo|se ha|tengo|hay) (?:\p{L}+ )?(?:ninguna) (?:imagen|foto)/iu,
    /^no (?:se pudo|se ha podido|ha sido posible|es posible|fue posible) (?:\p{L}+ )?(?:la |esta )?(?:imagen|foto|descripción)/iu,
    /(?:^|[.!?] )¿?(?:por favor|podrías?|puedes|puede|podría usted|vuelva|sube|suba)(?!\p{L}).{0,30}(?:imagen|foto)(?!\p{L})/iu,
    /(?<!\p{L})no tengo acceso a (?:la|esta|ninguna)/iu,
    /(?<!\p{L})no (?:puedo|soy capaz de|me es posible) (?:\p{L}+ ){0,3}(?:solicitud|imagen|imágenes|descripción)/iu,
  ],
  declines: {
    self: `
      yo me mí mi mis puedo logro consigo quiero quisiera prefiero dispongo debo podré tengo
      veo soy estoy seré he`,
    not: 'no ningún ninguna ninguno nada imposible incapaz rechaz*',
    unwilling: 'prefiero_no preferiría_no debo_rechazar debo_declinar me_abstengo prefiero_evitar',
    task: `
      describ* descri* identific* reconoc* ayud* asist* petición solicitud imagen imágenes foto
      fotos fotografía* persona personas analiz* información acceso comentar nombrar`,
    picture: 'imagen imágenes foto fotos fotografía',
    arrival: `
      carg* llegad* llegó recib* adjunt* proporcion* enviad* transmiti* abrir abierto abrió
      visualiz* proces* accesible disponible legible mostrarse subid* compartid*`,
    text: 'descripción descripciones texto_alternativo',
    giving: 'posible dar proporcion* crear cread* gener* ofrec* escrib* redact* facilit* elabor*',
    model: `
      como_modelo_de_lenguaje como_modelo_de_ia como_ia como_inteligencia_artificial
      como_asistente_de_ia como_un_modelo soy_un_modelo soy_una_ia soy_una_inteligencia`,
    shows: 'muestra muestran mensaje aviso cartel letrero pantalla error diagrama',
  },
  instructions: [
    /^(?:como|según) (?:se )?(?:pidió|solicitado|solicitó|indicado|lo pedido)(?!\p{L})/iu,
    /(?<!\p{L})(?:esta|la) descripción(?!\p{L}).{0,20}(?:evita|es concisa|no contiene)(?!\p{L})/iu,
    /^(?:el |un )?texto alternativo(?!\p{L}).{0,60}(?<!\p{L})(?:máximo|caracteres|requisitos|reglas|indicaciones|como se pidió|directrices)(?!\p{L})/iu,
    /^(?:describ[ea]|describir|escrib[ea]|escribir|genere?|crea|cree|proporcione?|resume)(?!\p{L}).{0,25}(?:imagen|foto|texto alternativo|descripción)(?!\p{L})/iu,
    /(?:^|[.!?,] )he (?:revisado|eliminado|corregido|reescrito|acortado|modificado|actualizado|quitado|cumplido|seguido)(?!\p{L}).{0,40}(?:texto|descripción|nombre|reglas|archivo|indicaciones)/iu,
    /(?:^|[.!?,] )aquí (?:está|tienes?|va|le dejo)(?!\p{L}).{0,30}(?:versión|texto|descripción)(?!\p{L})/iu,
    /^(?:nota|aviso) (?:para|a|al)(?!\p{L}).{0,20}(?:revisor|control|lector|redact|editor)/iu,
    /^(?:máximo|máx\.?|como máximo|hasta|no más de) \d+ caracteres(?!\p{L}).{0,60}(?:frase|emoji|imagen de|nombre|oraci)/iu,
    /(?<!\p{L})(?:este|el) texto(?!\p{L}).{0,20}(?:cumple|respeta|sigue)(?!\p{L}).{0,40}(?:reglas|requisitos|indicaciones|directrices)/iu,
  ],
  shells: `
    sin texto alternativo disponible|descripción pendiente|descripción próximamente|próximamente|imagen del producto|foto del producto|
    imagen de producto|foto de producto|imagen de ejemplo|imagen predeterminada|imagen de muestra|miniatura|
    gráfico|ilustración|figura|vacío|vacía|sin texto|no disponible|no aplicable|desconocido|n/d|nd|
    por completar|por definir|pendiente|escriba el texto aquí|escribe el texto aquí|introduzca el texto aquí|
    inserte el texto aquí|texto aquí|texto de ejemplo|insertar texto|su texto aquí|tu texto aquí|
    sin datos|sin información|no especificado|datos no disponibles|no consta`,
  fillIns: 'texto|imagen|foto|descri\\p{L}*|insert\\p{L}*|marcador|leyenda',
  shellWords:
    'aquí el la un una del de para esta este no sin ningún ninguna disponible falta faltante requerido pendiente sigue añadir agregar por escribir vacío vacía favor es alt alternativo alternativa próximamente va producto artículo principal ejemplo prueba pronto breve seguirá será añadida añadido agregada facilitada actualmente todavía después poner',
  unfinished: `
    el la los las un una unos unas de del al con en por para sin entre desde hasta y e o u pero que cuyo cuya
    cuyos cuyas su sus mientras a es son se donde lo
    tras ante hacia durante según mediante porque`,
  possessives: '',
  hedges: `
    parecen?|parece(?:ría)? ser|aparentemente|al parecer|quizás?|tal vez|posiblemente|probablemente|acaso|
    podrían?|presumiblemente|una especie de|algún tipo de|algo (?:similar|parecido)|no está claro`,
  asides: 'interpretación|motivo|razón|propósito|finalidad|análisis|justificación',
}
