/** What models write before a text, in lower case: what it is, or which language it is in. */
const labels = {
  de: `alternativtext|alternativer text|alt text|alttext|alt attribut|bildbeschreibung|beschreibung|kurzbeschreibung|
    langbeschreibung|ausführliche beschreibung|bildunterschrift|bildtext|beschreibung des bildes|bild|foto|stichwörter|
    schlagwörter|schlüsselwörter`,
  en: `alternative text|alt text|alttext|alt|alt attribute|alt tag|image description|description|short description|
    long description|picture description|description of the image|image alt text|image alt|caption|image caption|image|
    picture|photo|keywords|output|altdescription|interpretation`,
  it: `testo alternativo|testo alt|alt|descrizione|descrizione dell'immagine|descrizione immagine|descrizione breve|
    descrizione lunga|didascalia|immagine|foto|parole chiave`,
  es: `texto alternativo|texto alt|alt|descripción|descripción de la imagen|descripción de imagen|descripción breve|
    descripción larga|pie de foto|leyenda|imagen|foto|palabras clave`,
  cz: `alternativní text|alternativní popis|alt text|popis|popis obrázku|popis obrazu|popis fotografie|krátký popis|
    podrobný popis|dlouhý popis|popisek|popisek obrázku|obrázek|fotografie|klíčová slova`,
  hu: `alternatív szöveg|helyettesítő szöveg|alt szöveg|leírás|képleírás|a kép leírása|kép leírása|rövid leírás|
    részletes leírás|hosszú leírás|képaláírás|kép|fotó|kulcsszavak`,
  pl: `tekst alternatywny|opis alternatywny|tekst alt|opis|opis obrazu|opis obrazka|opis zdjęcia|opis grafiki|krótki opis|
    długi opis|szczegółowy opis|podpis|podpis zdjęcia|zdjęcie|obraz|obrazek|słowa kluczowe`,
  sl: `nadomestno besedilo|alternativno besedilo|alt besedilo|opis|opis slike|opis fotografije|kratek opis|kratki opis|
    dolg opis|dolgi opis|podroben opis|podrobni opis|podnapis|napis pod sliko|slika|fotografija|ključne besede`,
}

const languages = {
  de: 'deutsch|deutsche|deutscher|englisch|englische|italienisch|italienische|spanisch|spanische|tschechisch|tschechische|ungarisch|ungarische|polnisch|polnische|slowenisch|slowenische',
  en: 'german|english|italian|spanish|czech|hungarian|polish|slovenian|slovene',
  it: 'italiano|tedesco|inglese|spagnolo|ceco|ungherese|polacco|sloveno',
  es: 'español|castellano|alemán|inglés|italiano|checo|húngaro|polaco|esloveno',
  cz: 'čeština|češtině|česky|český|německy|anglicky|italsky|španělsky|maďarsky|polsky|slovinsky',
  hu: 'magyar|magyarul|német|németül|angol|angolul|olasz|olaszul|spanyol|spanyolul|cseh|csehül|lengyel|lengyelül|szlovén|szlovénül',
  pl: 'polski|polsku|niemiecki|angielski|włoski|hiszpański|czeski|węgierski|słoweński',
  sl: 'slovenščina|slovenščini|slovensko|slovenski|nemško|angleško|italijansko|špansko|češko|madžarsko|poljsko',
}

/** Words that may stand around them: “Alt text in German (short):”. */
export const connectors: ReadonlySet<string> = new Set(
  'es it cs cz hu pl sl in auf für fur for of der die das des the in v po na w a az en el la il per dla za version versione versión verze verzió wersja različica short kurz language sprache'.split(
    ' ',
  ),
)

export const labelWords: ReadonlySet<string> = new Set(split(labels))

export const languageWords: ReadonlySet<string> = new Set(split(languages))

function split(lists: Record<string, string>): string[] {
  return Object.values(lists).flatMap((list) => list.split('|').map((label) => label.trim()))
}
