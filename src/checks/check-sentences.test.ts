import { expect, test } from 'vitest'
import { checkSentences } from './check-sentences.ts'

test.each([
  ['de', 'Ein Hund liegt im Gras. Er schläft. Neben ihm liegt ein Ball.'],
  ['en', 'A dog lies in the grass. It sleeps! Is that a ball?'],
  ['it', 'Un cane dorme nel prato. È marrone. Accanto c’è una palla.'],
  ['es', 'Un perro duerme. Es marrón. ¿Hay una pelota? Sí.'],
  ['cz', 'Pes leží v trávě. Spí. Vedle něj je míč.'],
  ['hu', 'Egy kutya fekszik a fűben. Alszik. Mellette egy labda van.'],
  ['pl', 'Pies leży w trawie. Śpi. Obok leży piłka.'],
  ['sl', 'Pes leži v travi. Spi. Ob njem je žoga.'],
  ['en', 'A sign says “Stop.” A car waits. A cyclist passes.'],
  ['de', 'Rathaus um 1900. Davor ein Brunnen. Zwei Kinder spielen.'],
])('%s: “%s” has more than two sentences', (_language, text) => {
  expect(checkSentences(text)).toBe(true)
})

test.each([
  ['de', 'Roter Apfel auf einem Holztisch'],
  ['de', 'Ein Hund liegt im Gras. Neben ihm liegt ein Ball.'],
  ['de', 'Dr. Anna Berger und Prof. Karl Weiß am 3. Mai 2024 vor dem Haus Nr. 5 in St. Pölten.'],
  ['de', 'Obst, z. B. Äpfel, d. h. Kernobst u. a. Sorten. Preis: 3.50 Euro.'],
  ['de', 'Kirche aus dem 19. Jahrhundert. Turm bzw. Dach mit ca. 40 m Höhe.'],
  ['de', 'Plakat „Halt! Wer da? Niemand. Gut.“ an einer Mauer'],
  ['en', 'Mr. Smith and Mrs. J. R. Jones at 5 p.m. in front of the U.S. Embassy on St. James St. in London.'],
  ['en', 'Chart: sales of Acme Inc. rose by 3.5 percent. Costs fell.'],
  ['it', 'Il sig. Rossi e la dott. Bianchi in p.za S. Marco n. 12. Piove.'],
  ['it', 'Insegna di Bottega Verdi S.p.A. sopra la porta. Due vetrine.'],
  ['es', 'La Sra. López y el Dr. Ruiz en la Av. Mayor núm. 4 de EE. UU. en 1998.'],
  ['cz', 'Náměstí sv. Václava, např. ul. Dlouhá č. 12, dne 3. Května 2020. Prší.'],
  ['hu', 'Kb. 20 ember a Fő utca 3. sz. ház előtt, pl. Dr. Kovács. Süt a nap.'],
  ['pl', 'Kościół św. Anny z XIX w. przy ul. Długiej 5, tzw. Mały. Jest zima.'],
  ['sl', 'Cerkev sv. Ane iz 19. Stoletja, npr. oltar, ul. Talcev 4. Sneži.'],
  ['en', 'Cover of the book Who? What? Where? by A. Lee'],
  ['en', 'Screenshot of www.example.com with version 2.1.0. Menu open.'],
  ['de', 'Uhr zeigt 10.30 Uhr … Daneben ein Fahrplan. Leer.'],
])('%s: “%s” has no more than two', (_language, text) => {
  expect(checkSentences(text)).toBe(false)
})
