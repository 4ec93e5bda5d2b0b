import type { FaultWords } from './fault-words.ts'

export const spanishFaults: FaultWords = {
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
  shells: `sin texto alternativo disponible|descripción pendiente|descripción próximamente|próximamente|
    imagen del producto|foto del producto|imagen de producto|foto de producto|imagen de ejemplo|
    imagen predeterminada|imagen de muestra|miniatura|gráfico|ilustración|figura|vacío|vacía|sin texto|
    no disponible|no aplicable|desconocido|n/d|nd|por completar|por definir|pendiente|escriba el texto aquí|
    escribe el texto aquí|introduzca el texto aquí|inserte el texto aquí|texto aquí|texto de ejemplo|
    insertar texto|su texto aquí|tu texto aquí|sin datos|sin información|no especificado|datos no disponibles|
    no consta|sin título|sin titulo|ver pie de foto|véase el pie de foto|véase el texto|ver texto|ver descripción|
    ver arriba|ver abajo|en proceso|en curso|en preparación|borrador|contenido|falta texto|falta descripción|
    falta la descripción|texto pendiente|texto próximamente|texto por añadir|pie de foto|pie de foto pendiente|
    leyenda|título de la imagen|nombre de la imagen|nueva imagen|texto predeterminado|imagen genérica|
    imagen decorativa|imagen principal|imagen destacada|imagen pendiente|foto pendiente|cargando|cargando imagen|
    no definido|sin definir|sin especificar|por determinar|por reemplazar|reemplazar texto|reemplazar este texto|
    sustituir texto|descripción aquí|imagen aquí|por añadir|por confirmar|descripción por añadir|sin contenido|
    sin leyenda|sin pie de foto|en espera|
    nada|nulo|nula|ninguno|ninguna|s/d|sin dato|ninguna disponible|no hay|más tarde|
    paso|sin comentarios|rechazado|denegado|me niego|ni hablar|
    sin nombre|diseño sin título|documento sin título|imagen no encontrada|rechazo|
    próximamente más información|imagen ilustrativa|foto ilustrativa|imagen referencial|
    imposible procesar|no se puede procesar|procesamiento imposible`,
  fillIns:
    'texto|imagen|foto|descri\\p{L}*|insert\\p{L}*|marcador|leyenda|alt|pie de foto|completar|rellenar',
  shellWords: `
    aquí el la un una del de para esta este no sin ningún ninguna disponible falta faltante requerido pendiente
    sigue añadir agregar por escribir vacío vacía favor es alt alternativo alternativa próximamente va producto
    artículo principal ejemplo prueba pronto breve seguirá será añadida añadido agregada facilitada actualmente
    todavía después poner mi alguna algún corta adecuada adecuado apropiada redacción autor autora equipo completar
    completado rellenar rellenado n núm número nº n.º º atributo campo valor título contenido página fondo aún debe
    borrador cargando qué se ve tu su vuestra obligatorio necesaria necesario requerida espera en pie definir
    decidir espacio sitio lugar definido escrito
  `,
  unfinished: `
    el la los las un una unos unas de del al con en por para sin entre desde hasta y e o u pero que cuyo cuya
    cuyos cuyas su sus mientras a es son se donde lo tras ante hacia durante según mediante porque cuando aunque
    ni sino está están estaba estaban ha han había muy cual cuales cada algún ningún gran primer tercer buen tan
    salvo excepto nuestro nuestra conforme pues
  `,
  breaksOff: [],
  ends: [/(?<!\p{L})(?:salvo|menos|excepto) un[ao]?$/iu],
  halfWords:
    '[bcdfgkptv][lr]|[mr]b|[aeiou][nrl]c|[iu]ent|oment|ñ|rr|qu|gu|[áéíóú][bcfgmptvñq]|[^o]v|iab|jec|jun|jus|laj|laz|[lnr]ej|[ms]iz|[vxzñ]ad|za[cbm]|ráf|ánd|ónd|áct|[aeio]nc|[nrl]g[aeiou]?u',
  clippings: `
    furgo bici moto foto tele cine boli peli cole profe uni disco micro auto compu refri metro radio info promo demo
    logo kilo zoo poli insti porfa bolso expo depre
  `,
  shortWords: `
    té va da ve ya ir vi fe as ti sí yo dé os le lo la me te se no mi tú él tv ok dj pc oí ha he di so pío sé`,
  hedges: `
    la impresión|puede que|diríase|
    parecen?|parece(?:ría)? ser|aparentemente|al parecer|quizás?|tal vez|posiblemente|probablemente|acaso|
    podrían?|presumiblemente|una especie de|algún tipo de|algo (?:similar|parecido)|no está claro`,
  alternatives: 'o|u',
  asides: 'interpretación|motivo|razón|propósito|finalidad|análisis|justificación',
  screens: `
    capturas? de pantalla|pantallazo|app|aplicación|(?:sitio|página)s? web|página de (?:inicio|acceso|búsqueda|resultados|error|ayuda|ajustes)|tienda en línea|formularios?|cuestionarios?|chats?|chatbot|asistente (?:virtual|de voz|de ia)|
    cuadro de diálogo|ventana (?:emergente|de diálogo|de chat|de aviso|de error)|mensaje de error|bandeja de entrada|correos? electrónicos?|e-?mail|gestor de contenidos|cms|programa de edición|procesador de textos?|editor de (?:textos?|código|fotos|imágenes)|software|archivo fotográfico|
    folletos?|hoja de ejercicios|examen escrito|galeradas|cuadro de comentarios|campo de texto|interfaz|diapositivas?|árbol de decisión`,
}
