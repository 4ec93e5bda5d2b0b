import { expect, test } from 'vitest'
import { checkStuffing } from './check-stuffing.ts'

test.each([
  ['Apfel, Obst, rot, frisch, Bio, kaufen, Onlineshop', []],
  ['Schuhe, rote Schuhe, Damenschuhe, Schuhe günstig', []],
  ['Hund Welpe Dackel Garten Sommer Haustier', []],
  ['Rote Schuhe kaufen: rote Schuhe, rote Schuhe online', ['rote Schuhe']],
  ['sofa, red sofa, cheap sofa, buy sofa online', []],
  ['dog puppy pet animal cute brown', ['dog', 'puppy', 'pet', 'animal', 'cute']],
  ['scarpe, scarpe rosse, scarpe donna, moda, offerta', []],
  ['zapatos, zapatos rojos, moda, mujer, oferta', []],
  ['jablko, ovoce, červené, čerstvé, bio', []],
  ['alma, gyümölcs, piros, friss, bio', []],
  ['jabłko, owoce, czerwone, świeże, sklep', []],
  ['jabolko, sadje, rdeče, sveže, trgovina', []],
  ['#hund #welpe #garten #sommer', []],
  ['Hotel | Wien | Zimmer | Frühstück | günstig', []],
  ['Kaffee Kaffee Kaffee und Kaffee', []],
])('“%s” is stuffed', (text, keywords) => {
  expect(checkStuffing(text, keywords)).toBe(true)
})

test.each([
  ['Apfel, Birne und Traube auf einem Holztisch', ['Apfel', 'Birne', 'Traube']],
  ['Rote Rose, gelbe Rose und weiße Rose', ['Rose']],
  ['Äpfel, Birnen, Pflaumen, Nüsse und Trauben in einem Korb', []],
  ['Rote Schuhe auf einem Regal, daneben blaue Schuhe', ['rote Schuhe', 'Schuhe']],
  ['Young woman wearing red dress holding blue umbrella', ['woman', 'dress']],
  ['Bread, cheese, olives and a jug of wine on a table', []],
  ['Red, blue, green and yellow balloons', []],
  ['Pane, formaggio, olive e vino su una tovaglia', []],
  ['Mercado con frutas, verduras, flores y quesos', []],
  ['Chléb, sýr, olivy a víno na stole', []],
  ['Kenyér, sajt, olajbogyó és bor egy asztalon', []],
  ['Chleb, ser, oliwki i wino na stole', []],
  ['Kruh, sir, olive in vino na mizi', []],
  ['Balkendiagramm: 2021 12 %, 2022 15 %, 2023 19 %, 2024 23 %', []],
  ['Kreisdiagramm zum Strommix einer Gemeinde: 46 Prozent Wind, 31 Prozent Sonne, 23 Prozent Biogas', []],
  ['Menu: soup, salad, pasta, coffee', []],
  ['Ein Zettel für das Zeltlager an der Pinnwand: Schlafsack, Taschenlampe, Regenjacke, Becher, Besteck', []],
  ['Portrait einer Frau, lächelnd, im Garten, bei Sonne', []],
  ['Adresse: Hauptstraße 5, 1010 Wien, Österreich, Telefon 01 234567', []],
  ['Schild „Obst, Gemüse, Blumen, Eier“ vor einem Hof', []],
  ['Sonnenuntergang am Neusiedler See', ['Sonnenuntergang', 'Neusiedler See', 'See']],
  ['Kleines Holzhaus, dahinter Berge, davor ein See, am Ufer Boote', []],
])('“%s” is a phrase', (text, keywords) => {
  expect(checkStuffing(text, keywords)).toBe(false)
})
