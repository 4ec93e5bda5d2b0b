import type { LanguageExamples } from './language-examples.ts'

/** No answers of real models in this language could be had: these are written. */
export const polish: LanguageExamples = {
  refused: {
    placeholder: ['Brak opisu', 'Podczas tworzenia opisu obrazu wystąpił błąd'],
    markup: ['## Rower pod murem', '~~Stary~~ nowy rower', '"description": "Jabłko na stole"'],
    refusal: [
      'Przykro mi, ale nie mogę opisać tego zdjęcia.',
      'Nie jestem w stanie zidentyfikować tej osoby.',
      'Nie mogę opisać tej osoby.',
      'Jako model językowy nie widzę obrazów.',
      'Obraz jest całkowicie czarny.',
      'Nie załączono żadnego obrazu.',
    ],
    cut_off: [
      'Kobieta w czerwonym płaszczu i',
      '#Dwóch mężczyzn stoi obok niebieskiego traktora przed stodołą. Jeden z nich trzyma',
    ],
  },
  good: [
    'Rozkład jazdy: linia 12',
    'Na ekranie telefonu widać galerię. Większość zdjęć jeszcze się nie wczytała.',
    'Kartka „Przepraszam, zaraz wracam” na drzwiach',
    'Pies nie może dosięgnąć piłki.',
    'Rzeźba jest zwietrzała i nie da się rozpoznać twarzy postaci.',
    'Limit prędkości przekroczony, fotoradar przy drodze',
    'Odmowa zapłaty: scena z filmu niemego',
    'Tabliczka z napisem „Brak opisu” na drzwiach',
    'Pomnik użytkownika dróg: brązowa figura pieszego',
    'Opisana mapa szlaków: czerwony i niebieski',
    'Czarno-białe zdjęcie ulicy',
  ],
}
