/**
 * Good alt texts that a model of languages takes for another language's: names, places, quoted signs, products, plants.
 * Each stands above a description in the language of its key. Held-out: every second one.
 */
export const shortAltTexts: Record<string, { description: string; altTexts: string[] }> = {
  de: {
    description: 'Die Aufnahme zeigt das Motiv von vorne. Im Hintergrund ist eine helle Wand zu sehen.',
    altTexts: [
      'Rosa canina', 'iPhone 15 Pro Max', 'Schild „No trespassing – private property“', 'Ponte Vecchio, Firenze', 'Logo: Café de la Gare',
      'Plakat „La vie est belle“', 'Penne all’arrabbiata', 'Castillo de San Felipe de Barajas, Cartagena', 'Acer palmatum ‘Bloodgood’',
      'Sony Alpha 7 IV mit Objektiv', 'Logo der Firma Agrokor', 'Buchcover „The Old Man and the Sea“', 'Karlův most in Prag', 'Notting Hill Carnival',
      'Tür mit der Aufschrift „Défense d’entrer“', 'Dr. Ana Kovačević', 'Pierre-Auguste Renoir: „Le Moulin de la Galette“', 'Wegweiser nach Bled und Bohinj',
      'Screenshot: „Your order has been shipped“', 'Paella valenciana',
    ],
  },
  en: {
    description: 'The picture shows the subject from the front. A bright wall can be seen in the background.',
    altTexts: [
      'Lavandula angustifolia', 'Weihnachtsmarkt in Nürnberg', 'Sign reading “Rauchen verboten”', 'Piazza del Duomo, Milano', 'Logo of Česká spořitelna',
      'Poster “Liberté, Égalité, Fraternité”', 'Pad Thai', 'Sagrada Família', 'Volkswagen Golf GTI', 'Book cover of “Die Verwandlung” by Franz Kafka',
      'Hôtel de Ville, Paris', 'Ljubljanski grad', 'Frau Müller', 'Schloss Neuschwanstein', 'Smørrebrød with shrimps',
      'Street sign “Calle de Alcalá”', 'Jiří Novák', 'Gasthaus zum Goldenen Hirsch', 'Screenshot of the button “Jetzt kaufen”', 'Quercus robur',
    ],
  },
  it: {
    description: 'L’immagine mostra il soggetto di fronte. Sullo sfondo si vede una parete chiara.',
    altTexts: [
      'Rosa canina', 'MacBook Air', 'Cartello «Keep off the grass»', 'Marienplatz, München', 'Logo del Wiener Konzerthaus',
      'Manifesto «Yes we can»', 'Bistecca alla fiorentina', 'Puerta del Sol', 'Ginkgo biloba', 'Copertina di «Der Prozess» di Franz Kafka',
      'Tower Bridge, London', 'Václavské náměstí', 'Jean-Luc Godard', 'Wiener Schnitzel', 'Insegna «Zum Schwarzen Adler»',
      'Samsung Galaxy Watch', 'Plaza Mayor', 'Cartello «Salida de emergencia»', 'Ana María Gómez', 'Canis lupus',
    ],
  },
  es: {
    description: 'La imagen muestra el motivo de frente. Al fondo se ve una pared clara.',
    altTexts: [
      'Olea europaea', 'Samsung Galaxy S24 Ultra', 'Cartel «Please mind the gap»', 'Piazza Navona, Roma', 'Logotipo de la Deutsche Bahn',
      'Cartel «Vietato fumare»', 'Spaghetti alla carbonara', 'Castelo de São Jorge, Lisboa', 'Pinus sylvestris', 'Portada de «Os Lusíadas»',
      'Brandenburger Tor', 'Karlův most', 'João da Silva', 'Apple Watch Series 9', 'Letrero «Zimmer frei»',
      'Fontana di Trevi', 'Pastel de nata', 'Empire State Building', 'Praça do Comércio', 'Felis silvestris',
    ],
  },
  cz: {
    description: 'Snímek ukazuje motiv zepředu. V pozadí je vidět světlá stěna.',
    altTexts: [
      'Betula pendula', 'Škoda Octavia', 'Cedule „Vstup zakázaný“', 'Hlavné námestie, Bratislava', 'Logo Slovenskej sporiteľne',
      'Plakát „Make love, not war“', 'Bryndzové halušky', 'Schloss Schönbrunn', 'Ľudovít Štúr', 'Obálka knihy „Der Zauberberg“',
      'Rynek Główny w Krakowie', 'Pizza quattro formaggi', 'Tričko s nápisem „I love New York“', 'Národné divadlo v Bratislave', 'Dubrovnik, Stradun',
      'Nápis „Einfahrt freihalten“', 'Nokia 3310', 'Picea abies', 'Plaza de España', 'Jan Novák',
    ],
  },
  hu: {
    description: 'A kép szemből mutatja a témát. A háttérben világos fal látható.',
    altTexts: [
      'Salvia officinalis', 'Dacia Duster', '„Nincs átjárás” tábla', 'Stephansplatz, Wien', 'A Deutsche Telekom logója',
      '„Keep calm and carry on” plakát', 'Coq au vin', 'Piața Unirii, Cluj', 'Lumea copiilor logó', '„Der kleine Prinz” könyvborító',
      'Charles de Gaulle', 'Tatranská Lomnica', 'Kovács János', 'Pick szalámi', 'Tilos a dohányzás',
      'Golden Gate híd', 'Prosciutto e melone', '„Vorsicht, bissiger Hund” tábla', 'iPad mini', 'Tilia cordata',
    ],
  },
  pl: {
    description: 'Zdjęcie przedstawia motyw z przodu. W tle widać jasną ścianę.',
    altTexts: [
      'Aesculus hippocastanum', 'Fiat Panda', 'Tabliczka „Betreten verboten”', 'Václavské náměstí, Praga', 'Logo České dráhy',
      'Plakat „Gone with the Wind”', 'Tagliatelle al ragù', 'Alexanderplatz, Berlin', 'Jan Kowalski', 'Okładka „Cien años de soledad”',
      'Wieża Eiffla', 'Zakaz wjazdu', 'Szyld „Boulangerie”', 'Spišský hrad', 'Sony PlayStation 5',
      'Sushi', 'Hagia Sophia', 'Napis „Willkommen in Zgorzelec”', 'Corylus avellana', 'Most Karola',
    ],
  },
  sl: {
    description: 'Posnetek prikazuje motiv od spredaj. V ozadju je vidna svetla stena.',
    altTexts: [
      'Gentiana clusii', 'Renault Clio', 'Tabla »Zabranjeno pušenje«', 'Trg bana Jelačića, Zagreb', 'Logotip Hrvatske pošte',
      'Plakat »The show must go on«', 'Čevapčiči z lepinjo', 'Stari most, Mostar', 'Marko Petrović', 'Naslovnica »Na Drini ćuprija«',
      'Piazza Unità d’Italia, Trst', 'Lesene police', 'Wörthersee', 'Napis »Zimmer frei«', 'Triglav',
      'Apple AirPods Pro', 'Plitvička jezera', 'Kava in rogljiček', 'Pinus mugo', 'Park Maksimir',
    ],
  },
}

/** Alt texts that are the same or nearly the same in every language of an answer, for they are a name. */
export const sameInAll: string[] = [
  'Rosa canina', 'iPhone 15 Pro', 'Volkswagen Golf GTI', 'Notre-Dame de Paris', 'Pizza Margherita', 'Logo Deutsche Bank', 'Wolfgang Amadeus Mozart',
  'Der Spiegel', 'La Traviata', 'The New York Times', 'Tour de France', 'Bosch GSR 18V-55', 'Ristorante Da Mario', 'Plaza de Toros', 'Hotel Zum Löwen', 'Homo sapiens',
]
