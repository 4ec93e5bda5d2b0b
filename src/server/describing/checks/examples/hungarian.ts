import type { LanguageExamples } from './language-examples.ts'

/** No answers of real models in this language could be had: these are written. */
export const hungarian: LanguageExamples = {
  refused: {
    markup: ['Alma az asztalon\\nMellette egy kés'],
    refusal: [
      'Sajnálom, de nem tudom leírni ezt a képet.',
      'Nem tudok segíteni ebben a kérésben.',
      'Mesterséges intelligenciaként nem látom a képet.',
      'A kép teljesen fekete.',
      'Nem érkezett kép.',
    ],
    placeholder: ['Kép leírás nélkül', 'Nincs leírás'],
    cut_off: [
      'Egy piros kabátos nő és',
      '#Két férfi áll egy kék traktor mellett a pajta előtt. Az egyikük kezében',
    ],
  },
  good: [
    'Étlap: gulyásleves, rétes',
    'Egy kéz telefont tart, amelyen fényképek rácsa látszik. A legtöbb kép még nem töltődött be.',
    'Tábla: Sajnos zárva vagyunk',
    'Egy macska nem tud lejönni a fáról.',
    'Hibaüzenet: „Hiba történt a mentés közben”',
    'Képernyő az index.html fájllal és a my_file_name.txt névvel',
    'Kézzel írt papír egy ajtón: sajnos e héten nem tudunk javítást vállalni',
    'Szerkesztő, aki zöld tollal húzza ki egy kézirat utolsó mondatát.',
    'Magyar zászló: piros, fehér, zöld',
    'Fekete-fehér fénykép egy utcáról',
  ],
}
