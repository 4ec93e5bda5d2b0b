import type { BuiltInLanguage } from '#contract/languages.ts'

/** Texts that stand where one is missing: models write them instead of failing. One a line. */
const placeholderTexts: Readonly<Record<BuiltInLanguage['code'], string>> = {
  de: `
    Bild ohne Beschreibung
    Keine Beschreibung
    Keine Beschreibung verfügbar
    Keine Beschreibung vorhanden
    Für dieses Bild ist keine Beschreibung verfügbar
    Kein Alternativtext
    Kein Alternativtext verfügbar
    Kein Alternativtext vorhanden
    Kein Alt-Text verfügbar
    Beschreibung nicht verfügbar
    Bildbeschreibung nicht verfügbar
    Bild nicht verfügbar
    Bild konnte nicht geladen werden
    Fehler in der Bildbeschreibung
    Fehler bei der Bildbeschreibung
    Fehler beim Erstellen der Bildbeschreibung
    Fehler bei der Erstellung der Bildbeschreibung
    Fehler beim Erstellen des Alternativtexts
    Ein Fehler ist aufgetreten
    Es ist ein Fehler aufgetreten
    Beim Erstellen der Bildbeschreibung ist ein Fehler aufgetreten
    Bei der Erstellung der Bildbeschreibung ist ein Fehler aufgetreten
    Beim Erstellen des Alternativtexts ist ein Fehler aufgetreten
    Platzhalter
    Platzhaltertext
    Platzhalterbild
    Alternativtext
    Bildbeschreibung
    bild
    foto
    Text folgt
    Beschreibung folgt
    Ohne Titel
    Unbenannt
    Siehe Bildunterschrift
    Keine Angabe
  `,
  en: `
    Image without description
    No description
    No description available
    No description available for this image
    No description provided
    No alt text
    No alt text available
    No alternative text available
    Description not available
    Image description not available
    Image not available
    Image could not be loaded
    Error in image description
    Error creating the image description
    Error generating image description
    Error generating alt text
    An error occurred
    An error occurred while creating the image description
    An error occurred while generating the image description
    An error occurred while generating the alt text
    Placeholder
    Placeholder text
    Image placeholder
    Alt text
    Image description
    Untitled image
    Untitled
    image
    picture
    photo
    Coming soon
    Description to follow
    Untitled
    See caption
    Not available
    Image not found
    No image available
  `,
  it: `
    Immagine senza descrizione
    Nessuna descrizione
    Nessuna descrizione disponibile
    Nessuna descrizione disponibile per questa immagine
    Nessun testo alternativo
    Nessun testo alternativo disponibile
    Descrizione non disponibile
    Descrizione dell'immagine non disponibile
    Immagine non disponibile
    Impossibile caricare l'immagine
    Errore nella descrizione dell'immagine
    Errore durante la creazione della descrizione dell'immagine
    Si è verificato un errore
    Si è verificato un errore durante la creazione della descrizione dell'immagine
    Si è verificato un errore nella creazione della descrizione dell'immagine
    Segnaposto
    Testo segnaposto
    Testo alternativo
    Descrizione dell'immagine
    immagine
    foto
    Senza titolo
    Vedi didascalia
  `,
  es: `
    Imagen sin descripción
    Sin descripción
    Sin descripción disponible
    Ninguna descripción disponible
    No hay descripción
    No hay descripción disponible
    No hay descripción disponible para esta imagen
    Sin texto alternativo
    Texto alternativo no disponible
    Descripción no disponible
    Descripción de la imagen no disponible
    Imagen no disponible
    No se pudo cargar la imagen
    Error en la descripción de la imagen
    Error al crear la descripción de la imagen
    Error al generar la descripción de la imagen
    Se ha producido un error
    Se produjo un error
    Ocurrió un error
    Se ha producido un error al crear la descripción de la imagen
    Se produjo un error al crear la descripción de la imagen
    Ocurrió un error al crear la descripción de la imagen
    Marcador de posición
    Texto de marcador de posición
    Texto alternativo
    Descripción de la imagen
    imagen
    foto
    Sin título
    Próximamente
  `,
  cz: `
    Obrázek bez popisu
    Žádný popis
    Popis není k dispozici
    Žádný popis není k dispozici
    Popis obrázku není k dispozici
    K tomuto obrázku není k dispozici žádný popis
    Bez popisu
    Bez alternativního textu
    Alternativní text není k dispozici
    Obrázek není k dispozici
    Obrázek se nepodařilo načíst
    Chyba v popisu obrázku
    Chyba při popisu obrázku
    Chyba při vytváření popisu obrázku
    Došlo k chybě
    Při vytváření popisu obrázku došlo k chybě
    Zástupný text
    Zástupný obrázek
    Alternativní text
    Popis obrázku
    obrázek
    foto
    Bez názvu
    Text bude doplněn
  `,
  hu: `
    Kép leírás nélkül
    Nincs leírás
    Nincs elérhető leírás
    Nem áll rendelkezésre leírás
    A leírás nem elérhető
    A leírás nem áll rendelkezésre
    Ehhez a képhez nincs leírás
    Nincs alternatív szöveg
    Nincs helyettesítő szöveg
    A kép nem elérhető
    A képet nem sikerült betölteni
    Hiba a képleírásban
    Hiba a kép leírásában
    Hiba a képleírás készítésekor
    Hiba történt
    Hiba történt a képleírás létrehozásakor
    Hiba történt a képleírás készítése közben
    Hiba történt a kép leírásának létrehozásakor
    A képleírás létrehozása közben hiba történt
    Helyőrző
    Helyőrző szöveg
    Alternatív szöveg
    Képleírás
    kép
    fénykép
    Cím nélkül
    Hamarosan
  `,
  pl: `
    Obraz bez opisu
    Zdjęcie bez opisu
    Brak opisu
    Opis niedostępny
    Brak dostępnego opisu
    Opis obrazu niedostępny
    Brak opisu dla tego obrazu
    Brak tekstu alternatywnego
    Tekst alternatywny niedostępny
    Obraz niedostępny
    Nie udało się załadować obrazu
    Błąd w opisie obrazu
    Błąd opisu obrazu
    Błąd podczas tworzenia opisu obrazu
    Wystąpił błąd
    Wystąpił błąd podczas tworzenia opisu obrazu
    Podczas tworzenia opisu obrazu wystąpił błąd
    Tekst zastępczy
    Symbol zastępczy
    Tekst alternatywny
    Opis obrazu
    zdjęcie
    Bez tytułu
    Wkrótce
  `,
  sl: `
    Slika brez opisa
    Brez opisa
    Ni opisa
    Opis ni na voljo
    Noben opis ni na voljo
    Opis slike ni na voljo
    Za to sliko ni opisa
    Za to sliko ni na voljo opisa
    Brez nadomestnega besedila
    Nadomestno besedilo ni na voljo
    Slika ni na voljo
    Slike ni bilo mogoče naložiti
    Napaka v opisu slike
    Napaka pri opisu slike
    Napaka pri ustvarjanju opisa slike
    Prišlo je do napake
    Pri ustvarjanju opisa slike je prišlo do napake
    Nadomestno besedilo
    Opis slike
    slika
    Brez naslova
    Kmalu na voljo
  `,
}

const inAnyLanguage = `
  n/a
  null
  undefined
  none
  todo
  tbd
  lorem ipsum
`

/** None is longer, whatever signs stand around it. */
const longest = 200

const known = new Set(
  [inAnyLanguage, ...Object.values(placeholderTexts)].join('\n').split('\n').map(plain).filter(Boolean),
)

/**
 * Is the whole of a text one of these placeholders, in whatever language? Case, spaces, brackets around it and closing
 * punctuation don't count.
 */
export function isPlaceholder(text: string): boolean {
  const words = plain(text.slice(0, longest))
  return known.has(words) || words.startsWith('lorem ipsum dolor')
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(/^[\s[({<*"'„“«»]+|[\s\])}>*"'“”«».:!…]+$/g, '')
    .toLowerCase()
}
