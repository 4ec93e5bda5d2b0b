import { expect, test } from 'vitest'
import { declines } from './declines.ts'
import { instructs } from './instructs.ts'

test.each([
  'i was handed a document name and nothing that i could describe.',
  'the address of the picture leads nowhere.',
  'ohne das foto kann ich keinen text dazu verfassen.',
  'non avendo ricevuto la foto, non posso descriverla.',
  'sin la imagen no puedo escribir ninguna descripción.',
  'bez obrázku nemohu napsat žádný popis.',
  'kép nélkül nem tudok leírást írni.',
  'bez zdjęcia nie mogę napisać opisu.',
  'brez slike ne morem napisati opisa.',
  'error 429: too many requests',
  'das modell hat keine antwort zurückgegeben',
  'qui andrebbe la descrizione, se soltanto fosse possibile accedere alla fotografia.',
  'no, esto no lo voy a describir.',
  'a tartalomszűrő elutasította a kérést, válasz nem készült',
  'tega motiva raje ne komentiram.',
])('“%s” declines', (text) => {
  expect(declines(text, false)).toBe(true)
})

test.each([
  'a boy who cannot see the stage stands on a crate',
  'in the picture no people can be found',
  'plakat: ich kann das bild nicht sehen',
  'auf dem foto ist kein mensch vorhanden',
  'una donna che non trova la foto nella borsa',
  'model railway, one signal has failed',
  'wir sind das volk, transparent bei einer montagsdemonstration',
  'vlak do vídně, odjezd zrušen',
])('“%s” tells what is seen', (text) => {
  expect(declines(text, false)).toBe(false)
})

test('what a picture of words says to its reader is no word of the writer', () => {
  expect(declines('i described everything to the police', true)).toBe(false)
  expect(declines('i cannot describe this picture', true)).toBe(true)
})

test.each([
  'write the description in plain words and avoid jargon.',
  'this description is compliant with all criteria.',
  'bitte kürzen sie den text, falls er zu lang ist.',
  'questo testo rispetta tutte le regole.',
  'este texto cumple todas las normas.',
  'the text meets every criterion, is neutral and keeps to the guidelines.',
  'besedilo upošteva vsa navodila, je nevtralno in ne presega predpisane dolžine.',
  'gern geschehen. melden sie sich, falls etwas fehlt.',
  'of course. let me know if a shorter one is better.',
  'volentieri! fammi sapere se ne vuoi un altro.',
  'encantado. avísame si quieres cambiar algo.',
  'rádi. ozvěte se, pokud něco chybí.',
  'örömmel. jelezze, ha rövidebb kell.',
  'jasne. daj mi znać, gdyby coś było źle.',
  'z veseljem. javite, če kaj manjka.',
  'for the attention of the editor: the date is still open.',
])('“%s” speaks of itself or to its reader', (text) => {
  expect(instructs(text, 'informative')).toBe(true)
})

test('a button, a poster and a form may say so', () => {
  expect(instructs('write a description', 'functional')).toBe(false)
  expect(instructs('t-shirt that says let me know if you find him', 'informative')).toBe(false)
  expect(instructs('poster that says keep the text short', 'informative')).toBe(false)
  expect(instructs('form in which a text has to be entered', 'informative')).toBe(false)
})
