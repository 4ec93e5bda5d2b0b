import { expect, test } from 'vitest'
import { checkSameText } from './check-same-text.ts'

test.each([
  ['Roter Apfel auf einem Holztisch', 'Roter Apfel auf einem Holztisch.'],
  ['Roter Apfel auf einem Holztisch', 'Ein roter Apfel auf dem Holztisch.'],
  ['A red apple on a wooden table', 'A red apple is on the wooden table.'],
  ['Mela rossa su un tavolo di legno', 'Una mela rossa su un tavolo di legno.'],
  ['Manzana roja sobre una mesa', 'MANZANA ROJA SOBRE UNA MESA'],
  ['Červené jablko na dřevěném stole', 'Červené jablko, na dřevěném stole!'],
  ['Piros alma egy faasztalon', 'Egy piros alma a faasztalon.'],
  ['Czerwone jabłko na drewnianym stole', 'Na drewnianym stole czerwone jabłko.'],
  ['Rdeče jabolko na leseni mizi', 'Rdeče jabolko je na leseni mizi.'],
  ['Bildwort', 'Bildwort.'],
  ['Un tren rojo cruza despacio un puente alto', 'Un tren rojo atraviesa despacio un puente alto.'],
  ['Zwei Kinder bauen am Strand eine hohe Sandburg', 'Zwei Kinder bauen am Strand eine sehr hohe Sandburg.'],
])('“%s” and “%s” say the same', (altText, description) => {
  expect(checkSameText(altText, description)).toBe(true)
})

test.each([
  [
    'Roter Apfel auf einem Holztisch',
    'Roter Apfel auf einem Holztisch. Links daneben liegt ein kleines Messer.',
  ],
  ['A red apple on a wooden table', 'The apple is shiny, with a green leaf at its stem; the table is worn.'],
  ['Mela rossa su un tavolo', 'La mela è lucida e ha una foglia verde; il tavolo è graffiato.'],
  ['Logo de Bildwort', 'Un pájaro azul dentro de un círculo blanco, con el nombre Bildwort debajo.'],
  ['Červené jablko na stole', 'Jablko je lesklé a má zelený list. Stůl je starý a poškrábaný.'],
  ['Piros alma egy faasztalon', 'Az alma fényes, szárán zöld levél van, az asztal lapja kopott.'],
  ['Czerwone jabłko na stole', 'Czerwone jabłko z zielonym listkiem leży na starym stole obok noża.'],
  ['Rdeče jabolko na mizi', 'Jabolko je sijoče, na peclju ima zelen list, miza je opraskana.'],
  ['', 'Ein Muster aus grauen Linien.'],
  ['Hund', 'Ein Hund schläft.'],
  ['Rote Katze auf grauem Sofa', 'Rote Katze schläft zusammengerollt auf grauem Sofa.'],
])('“%s” and “%s” do not', (altText, description) => {
  expect(checkSameText(altText, description)).toBe(false)
})
