import { expect, test } from 'vitest'
import { checkNumbers } from './check-numbers.ts'

/** Of alt texts without descriptions. */
function checkAltTexts(texts: Record<string, string>): string[] {
  return checkNumbers(
    Object.fromEntries(
      Object.entries(texts).map(([language, altText]) => [language, { altText, description: '' }]),
    ),
  )
}

test.each([
  [{ de: 'Drei Hunde auf einer Wiese', en: 'Four dogs in a meadow' }, ['de', 'en']],
  [{ de: 'Drei Hunde', en: 'Three dogs', it: 'Quattro cani' }, ['it']],
  [{ de: 'Drei Hunde', en: '3 dogs', es: 'Tres perros', cz: 'Čtyři psi', hu: 'Három kutya' }, ['cz']],
  [{ pl: 'Trzej chłopcy', sl: 'Štirje dečki' }, ['pl', 'sl']],
  [{ hu: 'Négy fiú', cz: 'S pěti chlapci', pl: 'Czterech chłopców' }, ['cz']],
  [{ de: 'Umsatz: 1.234,50 €', en: 'Revenue: €1,243.50' }, ['de', 'en']],
  [{ de: 'Anteil 42 %', it: 'Quota del 24%' }, ['de', 'it']],
  [{ de: 'Erbaut 1987', sl: 'Zgrajeno leta 1978' }, ['de', 'sl']],
  [{ en: 'Opens at 3:30 pm', de: 'Öffnet um 16:30 Uhr' }, ['en', 'de']],
  [{ es: 'Doce velas', it: 'Undici candele' }, ['es', 'it']],
  [{ en: 'Twenty-one candles', de: 'Zweiundzwanzig Kerzen' }, ['en', 'de']],
  [{ Französisch: 'Prix: 12 €', de: 'Preis: 15 €' }, ['Französisch', 'de']],
  [{ de: '8 Milliarden Menschen', en: '8 million people' }, ['de', 'en']],
  [{ de: '2 Billionen Euro', en: '2 billion euros' }, ['de', 'en']],
  [{ es: '4 millones de dólares', en: '4 billion dollars' }, ['es', 'en']],
  [{ de: 'Am 03.04.2025', en: 'On 4 April 2025' }, ['de', 'en']],
  [{ de: 'Am 3. März 2025', en: 'On March 13, 2025' }, ['de', 'en']],
  [{ de: 'Telefon: 030 / 123 45 67', en: 'Phone: 030 123 4576' }, ['de', 'en']],
  [{ de: 'Kirche aus dem 15. Jahrhundert', it: 'Chiesa del XIV secolo' }, ['de', 'it']],
  [{ hu: 'A negyedik helyen', de: 'Auf dem dritten Platz' }, ['hu', 'de']],
  [{ de: 'Anderthalb Liter', en: 'Two and a half litres' }, ['de', 'en']],
  [{ de: 'Zweitausend Jahre alt', en: '3,000 years old' }, ['de', 'en']],
  [{ de: 'Ein Dutzend Eier', en: 'Ten eggs' }, ['de', 'en']],
  [{ hu: 'Hat szék', de: 'Acht Stühle' }, ['hu', 'de']],
  [{ hu: '20 dkg vaj', de: '250 Gramm Butter' }, ['hu', 'de']],
  [{ es: 'Escudo de Carlos V', it: 'Stemma di Carlo VI' }, ['es', 'it']],
  [{ it: 'Il ventesimo anniversario', sl: 'Trideseta obletnica' }, ['it', 'sl']],
  [{ cz: 'Móda šedesátých let', pl: 'Moda lat siedemdziesiątych' }, ['cz', 'pl']],
  [{ pl: 'Stadion z 8 tysiącami widzów', de: 'Stadion mit 80.000 Zuschauern' }, ['pl', 'de']],
])('%o names different numbers', (texts, languages) => {
  expect(checkAltTexts(texts)).toEqual(languages)
})

test.each([
  [{ de: 'Drei Hunde, ein Ball', en: 'Three dogs and one ball', it: 'Tre cani e una palla' }],
  [
    {
      de: 'Zwei Katzen',
      cz: 'Dvě kočky',
      pl: 'Dwie kocury',
      sl: 'Dve mački',
      hu: 'Két macska',
      es: 'Dos gatos',
    },
  ],
  [
    {
      cz: 'Se dvěma psy a třemi kočkami',
      pl: 'Z dwoma psami i trzema kotami',
      sl: 'Z dvema psoma in tremi mačkami',
    },
  ],
  [{ de: 'Fünf Äpfel', cz: '5 jablek', pl: 'Pięć jabłek', sl: 'Pet jabolk', hu: 'Öt alma' }],
  [{ de: 'Umsatz 1.234,5', en: 'Revenue 1,234.5', cz: 'Obrat 1 234,5', hu: 'Bevétel 1 234,5' }],
  [{ de: '1.234 Besucher', en: '1,234 visitors', pl: '1234 gości', sl: '1.234 obiskovalcev' }],
  [{ de: 'Um 15:30 Uhr', en: 'At 3:30 pm', it: 'Alle 15.30', es: 'A las 15:30 h', hu: '15 óra 30 perckor' }],
  [{ de: 'Um 15 Uhr', en: 'At 3 p.m.', cz: 'V 15.00 hodin' }],
  [{ de: 'Halb vier', en: 'Half past three', pl: 'Wpół do czwartej', sl: 'Pol štirih' }],
  [
    {
      de: 'Am 3. Mai 2024',
      en: 'On May 3, 2024',
      it: 'Il 03.05.2024',
      hu: '2024. május 3-án',
      es: 'El 3/5/2024',
    },
  ],
  [
    {
      de: 'Kirche aus dem 19. Jahrhundert',
      es: 'Iglesia del siglo XIX',
      en: '19th-century church',
      it: 'Chiesa dell’Ottocento',
    },
  ],
  [{ de: 'In den 1980er-Jahren', it: 'Negli anni 80', en: 'In the 1980s' }],
  [{ de: '2 Millionen Euro', en: '2,000,000 euros', pl: '2 mln euro' }],
  [{ de: 'Zwanzigtausend Menschen', en: '20,000 people', cz: '20 tisíc lidí', es: 'Veinte mil personas' }],
  [
    {
      de: 'Einundzwanzig Kerzen',
      en: 'Twenty-one candles',
      es: '21 velas',
      cz: 'Dvacet jedna svíček',
      sl: 'Enaindvajset sveč',
      hu: 'Huszonegy gyertya',
      it: 'Ventuno candele',
    },
  ],
  [{ de: 'Ein Paar Schuhe', en: 'Two shoes', it: 'Un paio di scarpe' }],
  [{ de: 'Ein Dutzend Eier', en: '12 eggs', es: 'Una docena de huevos' }],
  [{ de: 'Beide Kinder und drei Hunde', en: 'Both children and three dogs', pl: 'Dwoje dzieci i trzy psy' }],
  [{ de: 'Zweistöckiges Haus mit drei Fenstern', en: 'Two-storey house with three windows' }],
  [{ de: 'Mehrere Hunde, 12 Bälle', en: 'Five dogs and 12 balls' }],
  [{ it: 'Sei bambini', en: 'Six children', hu: 'Hat gyerek' }],
  [{ hu: 'Hét gyerek a 7. órában', en: 'Seven children' }],
  [{ de: 'Telefon 0800 123 456', en: 'Phone 0800-123456' }],
  [{ de: 'Endstand 21:18', en: 'Final score 21–18' }],
  [{ de: 'Audi A4 und iPhone15', en: 'Audi A4 and an iPhone' }],
  [{ de: 'Zwei Drittel der 30 Befragten', en: '67 percent of the 30 asked' }],
  [{ de: 'Dreieckiges Schild, 80 km/h', en: 'Triangular sign, 50 mph' }],
  [
    {
      de: 'Fahrzeit 1 Std. 20 Min.',
      en: 'Travel time 80 minutes',
      pl: 'Czas jazdy 1 godz. 20 min',
      hu: '1 óra 20 perc',
    },
  ],
  [{ Latein: 'Tres canes', de: 'Drei Hunde' }],
  [{ de: '2 Billionen Euro', en: '2 trillion euros', cz: '2 biliony eur', hu: '2 billió euró' }],
  [
    {
      es: '4 mil millones de dólares',
      en: '4 billion dollars',
      de: '4 Milliarden Dollar',
      pl: '4 mld dolarów',
    },
  ],
  [{ Finnisch: '8 miljoonaa euroa', de: '8 Millionen Euro' }],
  [{ de: 'Am 3.–5. April', en: 'On April 3–5', it: 'Dal 3 al 5 aprile' }],
  [{ de: 'Am 03.04.2025', en: 'On April 3, 2025', hu: '2025. április 3-án', Französisch: 'Le 3 avril 2025' }],
  [{ de: 'Telefon +49 30 1234567', en: 'Phone (030) 123 45 67' }],
  [{ de: 'Anderthalb Liter', en: 'One and a half litres', it: '1,5 litri', hu: 'Másfél liter' }],
  [{ de: 'Zweiter Weltkrieg', en: 'World War II', it: 'Seconda guerra mondiale' }],
  [{ de: 'Maßstab 1:25.000', en: 'Scale 1:25,000', cz: 'Měřítko 1 : 25 000' }],
  [{ de: 'Zwei Dutzend Eier', en: '24 eggs' }],
  [{ de: 'Karl der Fünfte', es: 'Carlos V a caballo' }],
  [{ hu: '2 és fél óra', sl: 'dve uri in pol', it: 'due ore e mezza', pl: '2,5 godziny' }],
  [{ en: 'THE VITAMIN C SHOP', pl: 'PRAWO I SPRAWIEDLIWOŚĆ 2024', de: 'Plakat 2024' }],
  [{ sl: 'Psa tečeta po plaži', de: 'Zwei Hunde laufen am Strand' }],
  [{ de: 'Drei Hunde' }],
  [{}],
])('%o names the same', (texts) => {
  expect(checkAltTexts(texts)).toEqual([])
})

test.each([
  [{ hu: '25 dkg vaj', de: '250 Gramm Butter' }],
  [{ it: 'Una bottiglia da 50 cl', de: 'Eine Flasche mit 500 ml' }],
  [{ de: 'Ein paar Blumen', en: 'Three flowers' }],
  [{ it: '«Sei qui»', en: 'Eight letters' }],
])('%o names the same, or too little to tell', (texts) => {
  expect(checkAltTexts(texts)).toEqual([])
})

test.each([
  ['de', 'Vier Personen an einem Tisch', 'Fünf Personen sitzen um einen Tisch.'],
  ['en', 'Sale sign offering 50% off', 'A red sign offers 30% off all shoes.'],
  ['it', 'Listino: un caffè a €1,20', 'Sul listino il caffè costa €1,40.'],
  ['es', 'Reloj que marca las 10:15', 'El reloj de la pared marca las 11:15.'],
  ['pl', 'Koncert 12 lipca', 'Na plakacie widać datę 21 lipca.'],
  ['cz', 'Tři psi na louce', 'Dva psi běží po louce.'],
])('in %s “%s” counts otherwise than “%s”', (language, altText, description) => {
  expect(checkNumbers({ [language]: { altText, description } })).toEqual([language])
})

test.each([
  ['de', 'Drei Kinder im Sandkasten', 'Zwei Mädchen und ein Junge backen Kuchen.'],
  ['de', 'Vier Kinder, zwei Hunde', 'Zwei Kinder schaukeln, vier Hunde bellen.'],
  ['en', 'Ten tulips in a vase', 'Seven tulips are yellow and three are white.'],
  ['en', 'Five children in a pool', 'Three children splash, the others watch.'],
  ['hu', 'Négy bicikli', 'A negyedik bicikli piros.'],
  ['sl', 'Dva psa na travniku', 'En pes teče za žogo, drugi leži v senci.'],
])('in %s “%s” may count the same as “%s”', (language, altText, description) => {
  expect(checkNumbers({ [language]: { altText, description } })).toEqual([])
})
