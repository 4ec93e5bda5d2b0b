import type { LanguageExamples } from './language-examples.ts'

/** No answers of real models in this language could be had: these are written. */
export const slovene: LanguageExamples = {
  refused: {
    markup: ['Jabolko na mizi."}', '- Rdeče kolo ob zidu'],
    refusal: [
      'Žal mi je, vendar te slike ne morem opisati.',
      'Ne morem prepoznati osebe na sliki.',
      'Kot umetna inteligenca ne vidim slik.',
      'Slika je popolnoma črna.',
      'Slika ni na voljo za ogled.',
    ],
    placeholder: ['Slika brez opisa', 'Opis ni na voljo', '[vpiši dogodek, kraj, leto]'],
    cut_off: [
      'Ženska v rdečem plašču in',
      '#Dva moška stojita ob modrem traktorju pred skednjem. Eden od njiju drži',
    ],
  },
  good: [
    'Listek »Žal zaprto« na vratih trgovine',
    'Deklica kot kraljica na odru',
    'Jedilnik: juha, riba, solata',
    'Ekran z napako pri nalaganju strani, koda 404',
    'Na telefonu je mreža fotografij. Večina slik se še ni naložila.',
    'Otrok ne more doseči police.',
    'Posnetek mape s prilogami. Datoteka je označena, ob njej je odprt meni.',
    'Prazen okvir na beli steni',
    'Iskalnik brez zadetkov za ključno besedo »tramvaj«',
    'Z belo barvo napisano navodilo na skali ob Soči: »Tukaj poslušaj pet minut«.',
    'Lektorica je besedo »nenazadnje« razdelila in pripisala vprašaj. Avtor je en predlog zavrnil, preostalih dvanajst še čaka.',
    'Slikar ob stojalu: platno je prazno',
    'Črno-bela fotografija ulice',
  ],
}
