import { expect, test } from 'vitest'
import { checkAnswer } from './checks/check-answer.ts'

/** As the prompt wants numbers, dates, units and words in another language: alt text, description, words with their meaning. */
const written: Record<string, [string, string, string]> = {
  de: [
    'Balkendiagramm: Der Umsatz steigt bis zum 5. Mai 2026 auf 1.234,5 Euro',
    'Auf dem Schild steht „Closed today“, also heute geschlossen. Bis zum 5. Mai 2026 sind es 1.234,5 Euro und 12 Zoll.',
    '„Closed today“ (heute geschlossen)',
  ],
  en: [
    'Bar chart: revenue rises to 1,234.5 euros by 5 May 2026',
    'The sign says “Closed today”, and by 5 May 2026 it is 1,234.5 euros and 12 inches.',
    'Closed today',
  ],
  it: [
    'Grafico a barre: il fatturato sale a 1.234,5 euro entro il 5 maggio 2026',
    'Sul cartello si legge «Closed today», cioè oggi chiuso. Il 5 maggio 2026 sono 1.234,5 euro e 12 pollici.',
    '«Closed today» (oggi chiuso)',
  ],
  es: [
    'Gráfico de barras: los ingresos suben a 1234,5 euros el 5 de mayo de 2026',
    'En el cartel pone «Closed today», es decir, cerrado hoy. El 5 de mayo de 2026 son 1234,5 euros y 12 pulgadas.',
    '«Closed today» (cerrado hoy)',
  ],
  cz: [
    'Sloupcový graf: tržby rostou na 1 234,5 eura k 5. květnu 2026',
    'Na ceduli je nápis „Closed today“, tedy dnes zavřeno. K 5. květnu 2026 je to 1 234,5 eura a 12 palců.',
    '„Closed today“ (dnes zavřeno)',
  ],
  hu: [
    'Oszlopdiagram: a bevétel 2026. május 5-ig 1234,5 euróra nő',
    'A táblán „Closed today” áll, vagyis ma zárva. 2026. május 5-én 1234,5 euró és 12 hüvelyk.',
    '„Closed today” (ma zárva)',
  ],
  pl: [
    'Wykres słupkowy: przychód rośnie do 1234,5 euro 5 maja 2026',
    'Na tablicy widnieje napis „Closed today”, czyli dziś zamknięte. 5 maja 2026 jest to 1234,5 euro i 12 cali.',
    '„Closed today” (dziś zamknięte)',
  ],
  sl: [
    'Stolpčni diagram: prihodki narastejo na 1.234,5 evra do 5. maja 2026',
    'Na tabli piše »Closed today«, torej danes zaprto. Do 5. maja 2026 je to 1.234,5 evra in 12 palcev.',
    '»Closed today« (danes zaprto)',
  ],
  'Deutsch (Schweiz)': [
    'Balkendiagramm: Der Umsatz steigt bis zum 5. Mai 2026 auf 1’234.5 Euro',
    'Auf dem Schild steht «Closed today», also heute geschlossen. Bis zum 5. Mai 2026 sind es 1’234.5 Euro und 12 Zoll.',
    '«Closed today» (heute geschlossen)',
  ],
  Französisch: [
    'Diagramme : le chiffre d’affaires atteint 1 234,5 euros le 5 mai 2026',
    'Le panneau indique « Closed today », c’est-à-dire fermé aujourd’hui. Le 5 mai 2026, cela fait 1 234,5 euros et 12 pouces.',
    '« Closed today » (fermé aujourd’hui)',
  ],
}

const picture = { filename: '', keywords: [] }
const textsWith = (alt: 0 | 2) =>
  Object.fromEntries(
    Object.entries(written).map(([code, texts]) => [code, { altText: texts[alt], description: texts[1] }]),
  )

test('numbers, dates and quotation marks as the prompt wants them break no rule', () => {
  expect(checkAnswer({ purpose: 'complex', languageVersions: textsWith(0) }, picture)).toEqual([])
})

test('words in another language that are quoted with their meaning break no rule', () => {
  expect(checkAnswer({ purpose: 'text', languageVersions: textsWith(2) }, picture)).toEqual([])
})
