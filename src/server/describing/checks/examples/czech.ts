import type { LanguageExamples } from './language-examples.ts'

export const czech: LanguageExamples = {
  refused: {
    markup: ['Modré _kolo_ u zdi.', '![Kolo](kolo.jpg)'],
    refusal: [
      'Omlouvám se, ale tento obrázek nemohu popsat.',
      'Bohužel nedokážu identifikovat osobu na fotografii.',
      'Jako jazykový model nemohu prohlížet obrázky.',
      'Obrázek je zcela černý.',
      'Nebyl přiložen žádný obrázek.',
    ],
    placeholder: ['Obrázek bez popisu', 'Popis není k dispozici'],
    cut_off: [
      'Žena v červeném kabátě a',
      '#Dva muži stojí vedle modrého traktoru před stodolou. Jeden z nich drží',
    ],
  },
  good: [
    'Na telefonu je vidět mřížka fotek. Většina obrázků se ještě nenačetla.',
    'Cedule „Bohužel máme zavřeno“ na dveřích',
    'Chlapec jako král s papírovou korunou',
    'Kvůli zrnu nelze rozpoznat tváře hráčů.',
    'Prázdná stránka s nápisem „Bez popisu“',
    'Jízdenka s cenou 5 * 3 * 2 Kč',
    'Srce <3 na majici',
    'Stránka vyhledávání bez výsledků pro klíčové slovo „tramvaj“',
    'Na otevřeném sešitu leží telefon s přihlašovací obrazovkou. Text vyžaduje ověření uživatele.',
    'Kurzor bliká za slovem „pramen“ na druhé straně dokumentu. Ve stavovém řádku je počet 3 412 slov a čeština jako jazyk kontroly pravopisu.',
    'Hromady hlíny sahají až k sloupům vysokého napětí. Na tabuli se zákazem vstupu je sprejem změněné slovo a původní text už není poznat.',
    'Jízdní řád: odjezdy od 8:15',
    'Česká vlajka: bílá, červená a modrá',
    'Černobílá fotografie ulice',
    'Uložit jako: okno programu',
  ],
}
