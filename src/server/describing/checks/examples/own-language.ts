/** Good texts in the language of their key, alt text and description: plain ones, short ones, and ones full of foreign names. */
export const ownLanguage: Record<string, [altText: string, description: string][]> = {
  de: [
    [
      'Roter Apfel auf einem Holztisch',
      'Ein glänzender roter Apfel liegt auf einem alten Tisch. Links daneben steht eine Vase.',
    ],
    [
      'Two Penguins Café in der Rue de Rivoli',
      'Die Fassade des „Two Penguins Café“ mit einer grünen Markise. Davor sitzen zwei Gäste.',
    ],
    ['Logo von Bildwort', 'Ein blauer Vogel in einem weißen Kreis.'],
    ['Hund', 'Ein brauner Hund schläft.'],
    [
      'Kleines Holzhaus am Bergsee',
      'Im Vordergrund liegen zwei Boote am Ufer, dahinter steigen verschneite Berge auf.',
    ],
    [
      'Balkendiagramm: Umsatz steigt auf 12 Mio. Euro',
      'Vier Balken für die Jahre 2020 bis 2023. Der letzte ist der höchste.',
    ],
    [
      'Plakat „Keep calm and carry on“',
      'Rotes Plakat mit weißer Schrift: „Keep calm and carry on“, darüber eine Krone.',
    ],
    [
      'Pizza Margherita und Spaghetti alla carbonara',
      'Zwei Teller mit Pizza Margherita und Spaghetti alla carbonara auf einem karierten Tuch.',
    ],
  ],
  en: [
    ['Red apple on a wooden table', 'A shiny red apple lies on an old table. A vase stands to its left.'],
    [
      'Street sign “Bahnhofstraße” in Zürich',
      'A blue sign with white letters reads “Bahnhofstraße”. Trams pass behind it.',
    ],
    ['Bildwort logo', 'A blue bird in a white circle.'],
    ['Dog', 'A brown dog is asleep.'],
    ['Small cabin by a mountain lake', 'Two boats lie on the shore, and snowy mountains rise behind them.'],
    [
      'Bar chart: revenue grows to 12 million euros',
      'Four bars for the years 2020 to 2023. The last one is the tallest.',
    ],
    [
      'Piazza San Marco, Venezia',
      'The Basilica di San Marco and the Campanile seen from the Piazzetta at dusk.',
    ],
    ['Croissants and a café au lait', 'Three croissants on a plate beside a cup of café au lait.'],
  ],
  it: [
    [
      'Mela rossa su un tavolo di legno',
      'Una mela lucida si trova su un vecchio tavolo. A sinistra c’è un vaso.',
    ],
    [
      'Insegna «Hotel Bristol» a Vienna',
      'La facciata dell’Hotel Bristol con tre bandiere e un taxi davanti all’ingresso.',
    ],
    ['Logo di Bildwort', 'Un uccello blu in un cerchio bianco.'],
    ['Cane', 'Un cane marrone dorme.'],
    [
      'Casetta di legno in riva al lago',
      'In primo piano due barche sulla riva, dietro si alzano montagne innevate.',
    ],
    [
      'Grafico a barre: il fatturato sale a 12 milioni',
      'Quattro barre per gli anni dal 2020 al 2023. L’ultima è la più alta.',
    ],
    [
      'Corrida de toros a Siviglia',
      'Un torero con la muleta davanti al toro nella Plaza de Toros de la Maestranza.',
    ],
  ],
  es: [
    [
      'Manzana roja sobre una mesa de madera',
      'Una manzana brillante está sobre una mesa vieja. A la izquierda hay un jarrón.',
    ],
    [
      'Letrero «Sant Jordi» en el Passeig de Gràcia',
      'Un puesto de libros con el letrero «Sant Jordi» y gente que pasea.',
    ],
    ['Logotipo de Bildwort', 'Un pájaro azul dentro de un círculo blanco.'],
    ['Perro', 'Un perro marrón duerme.'],
    [
      'Cabaña junto a un lago de montaña',
      'Dos barcas descansan en la orilla y detrás se alzan montañas nevadas.',
    ],
    [
      'Gráfico de barras: las ventas suben a 12 millones',
      'Cuatro barras para los años 2020 a 2023. La última es la más alta.',
    ],
    [
      'Pastéis de nata em Belém',
      'Una bandeja con pastéis de nata de la Antiga Confeitaria de Belém, en Lisboa.',
    ],
  ],
  cz: [
    ['Červené jablko na dřevěném stole', 'Lesklé jablko leží na starém stole. Vlevo od něj stojí váza.'],
    [
      'Nápis „Bratislava hlavná stanica“ na budově',
      'Vchod do nádraží s nápisem „Bratislava hlavná stanica“ a několik cestujících.',
    ],
    ['Logo Bildwort', 'Modrý pták v bílém kruhu.'],
    ['Pes', 'Hnědý pes spí.'],
    ['Chata u horského jezera', 'V popředí leží na břehu dvě lodě, za nimi se tyčí zasněžené hory.'],
    [
      'Sloupcový graf: tržby rostou na 12 milionů',
      'Čtyři sloupce pro roky 2020 až 2023. Poslední je nejvyšší.',
    ],
    ['Strom', 'Strom na louce, pod ním lavička.'],
  ],
  hu: [
    ['Piros alma egy faasztalon', 'Egy fényes alma fekszik egy régi asztalon. Balra tőle váza áll.'],
    ['„Central Perk” felirat egy kirakaton', 'Kávézó kirakata a „Central Perk” felirattal, előtte két szék.'],
    ['A Bildwort logója', 'Kék madár egy fehér körben.'],
    ['Kutya', 'Egy barna kutya alszik.'],
    [
      'Faház egy hegyi tó partján',
      'Az előtérben két csónak pihen a parton, mögöttük havas hegyek emelkednek.',
    ],
    [
      'Oszlopdiagram: a bevétel 12 millióra nő',
      'Négy oszlop a 2020 és 2023 közötti évekhez. Az utolsó a legmagasabb.',
    ],
  ],
  pl: [
    ['Czerwone jabłko na drewnianym stole', 'Błyszczące jabłko leży na starym stole. Po lewej stoi wazon.'],
    [
      'Szyld „Le Petit Bistro” nad drzwiami',
      'Wejście do lokalu „Le Petit Bistro” z zieloną markizą i dwoma stolikami.',
    ],
    ['Logo Bildwort', 'Niebieski ptak w białym kole.'],
    ['Pies', 'Brązowy pies śpi.'],
    ['Chatka nad górskim jeziorem', 'Na pierwszym planie dwie łodzie na brzegu, za nimi ośnieżone góry.'],
    [
      'Wykres słupkowy: przychody rosną do 12 milionów',
      'Cztery słupki dla lat od 2020 do 2023. Ostatni jest najwyższy.',
    ],
  ],
  sl: [
    ['Rdeče jabolko na leseni mizi', 'Sijoče jabolko leži na stari mizi. Levo od njega stoji vaza.'],
    [
      'Napis »Trg bana Jelačića« v Zagrebu',
      'Modra tabla z napisom »Trg bana Jelačića«, v ozadju tramvaj in ljudje.',
    ],
    ['Logotip Bildwort', 'Modra ptica v belem krogu.'],
    ['Pes', 'Rjav pes spi.'],
    ['Koča ob gorskem jezeru', 'V ospredju sta na bregu dva čolna, za njima se dvigajo zasnežene gore.'],
    [
      'Stolpčni diagram: prihodki rastejo na 12 milijonov',
      'Štirje stolpci za leta od 2020 do 2023. Zadnji je najvišji.',
    ],
    ['Drevo', 'Drevo na travniku, pod njim klop.'],
  ],
}
