import { expect, test } from 'vitest'
import type { ImagePurpose } from '#contract/entities/image.ts'
import { checkAnswer } from './check-answer.ts'
import { checkPlaceholder } from './check-placeholder.ts'

test.each([
  'Bild ohne Beschreibung',
  'Keine Beschreibung verfügbar.',
  'Fehler bei der Bildbeschreibung',
  'Bei der Erstellung der Bildbeschreibung ist ein Fehler aufgetreten',
  'Image without description',
  'NO DESCRIPTION AVAILABLE',
  'An error occurred while creating the image description!',
  'Immagine senza descrizione',
  'Errore nella descrizione dell’immagine',
  'Imagen sin descripción',
  'No hay descripción disponible',
  'Obrázek bez popisu',
  'Popis není k dispozici',
  'Kép leírás nélkül',
  'Nincs leírás',
  'Brak opisu',
  'Podczas tworzenia opisu obrazu wystąpił błąd',
  'Slika brez opisa',
  'Opis ni na voljo',
  '[Image]',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  'N/A',
  'Image #4',
  'Foto Nr. 12',
  'Slika 3 od 7',
  'See caption',
  'Bez názvu',
  'HERO_BANNER_ALT',
  'Untitled-3',
  'Senza nome (2) copia',
  'Erster Satz der Beschreibung. Zweiter Satz der Beschreibung.',
  'Kmalu na voljo',
  '#ALT_HU#',
  '@Model.Caption_cs',
  '<?= $foto->alt_it ?>',
  'Aquí irá la descripción del lote cuando llegue el catálogo',
  'Opis bo dodala Mojca, ko dobi podatke od društva',
  '(to be written once the loan is confirmed)',
  '[vpiši dogodek, kraj, leto]',
  'Treść w przygotowaniu, zapraszamy wkrótce',
  'Noch kein Text hinterlegt.',
])('“%s” is a placeholder', (text) => {
  expect(checkPlaceholder(text)).toBe(true)
})

test.each([
  'Leerer Bilderrahmen an einer weißen Wand',
  'Fehlermeldung „Ein Fehler ist aufgetreten“ auf einem Bildschirm',
  'Screenshot of a form whose field “Description” is empty',
  'Cornice vuota senza immagine su una parete',
  'Pantalla con el aviso «No se pudo cargar la imagen»',
  'Prázdná stránka s nápisem „Bez popisu“',
  'Hibaüzenet: „Hiba történt a mentés közben”',
  'Tabliczka z napisem „Brak opisu” na drzwiach',
  'Prazen okvir na beli steni',
  'Placeholder shoes stand in for the missing pair on the shelf',
  'Foto Müller, Schriftzug über einem Ladenfenster',
  'House under construction in a city.',
  'Edificio in costruzione in una città.',
  'Obra en construcción en una ciudad.',
])('“%s” is a text', (text) => {
  expect(checkPlaceholder(text)).toBe(false)
})

test('a button may say what fills a gap elsewhere, and a letter may be the picture', () => {
  const rulesOf = (altText: string, purpose: ImagePurpose, description = 'Weiß auf Blau, mit rundem Rand.') =>
    checkAnswer(
      { purpose, languageVersions: { de: { altText, description } } },
      { filename: 'a.jpg', keywords: [] },
    ).map(({ rule }) => rule)
  expect(rulesOf('Bild hinzufügen', 'functional')).toEqual([])
  expect(rulesOf('Bild hinzufügen', 'informative')).toContain('placeholder')
  expect(rulesOf('X', 'functional')).toEqual([])
  expect(rulesOf('X', 'informative')).toContain('placeholder')
  expect(rulesOf('A', 'text', 'Ein großes A auf Weiß.')).toEqual([])
})

test('a text that somebody has begun to fill in is a placeholder, code and paths are none', () => {
  const isPlaceholder = (altText: string, purpose: ImagePurpose = 'informative') =>
    checkAnswer(
      { purpose, languageVersions: { en: { altText, description: 'A mill by a canal.' } } },
      { filename: 'a.jpg', keywords: [] },
    ).some(({ rule }) => rule === 'placeholder')
  expect(isPlaceholder('{animal} in front of a {colour} fence')).toBe(true)
  expect(isPlaceholder('Shoe named %shoe_name%')).toBe(true)
  expect(isPlaceholder('%s with %s in the background')).toBe(true)
  expect(isPlaceholder('Screen with “%s items left”')).toBe(false)
  expect(isPlaceholder('[BRAND] bottle on a table')).toBe(true)
  expect(isPlaceholder('Poster: 50% off, 30% more')).toBe(false)
  expect(isPlaceholder('Keyboard whose “[ENTER]” key is worn')).toBe(false)
  expect(isPlaceholder('Code that prints {first_name}', 'text')).toBe(false)
})
