import { expect, test } from 'vitest'
import { goesOnBeside } from './goes-on-beside.ts'

test('a last word that goes on beside it after the same words is half of it', () => {
  expect(
    goesOnBeside(
      'Blick auf die alte Wasserm',
      'Unten rauscht ein Bach; auf die alte Wassermühle scheint die Sonne.',
    ),
  ).toBe(true)
  expect(goesOnBeside('A ferry off the coast of Cornw', 'The ferry lies off the coast of Cornwall.')).toBe(
    true,
  )
  expect(goesOnBeside('Una barca davanti a Camogl', 'La barca passa davanti a Camogli.')).toBe(false)
  expect(goesOnBeside('Una barca davanti a Camogl', 'Una barca davanti a Camogli, con la vela.')).toBe(true)
})

test('another form, another compound, or the same word as a whole beside it is none', () => {
  expect(
    goesOnBeside('A cat under the wooden table', 'Under the wooden tables of the inn sit two cats.'),
  ).toBe(false)
  expect(
    goesOnBeside(
      'Formular mit Feldern für Name, Alter und Telefon',
      'Die Zeilen für Name, Alter und Telefonnummer sind noch leer.',
    ),
  ).toBe(false)
  expect(goesOnBeside('Kind pflückt einen Apfel', 'Das Kind steht an einen Apfelbaum gelehnt.')).toBe(false)
  expect(
    goesOnBeside('Pot pelje v stari grad', 'Pot pelje v stari gradbeni jami mimo. Zadaj stoji grad.'),
  ).toBe(false)
  expect(goesOnBeside('Perro en una furgo', 'El perro va en una furgoneta.')).toBe(false)
  expect(goesOnBeside('Blick auf die alte Wasserm.', 'Blick auf die alte Wassermühle.')).toBe(false)
})
