/** What stands under a language: an alt text, or an alt text and its description. */
export type SaidTexts = Record<string, string | [altText: string, description: string]>

/** Captions whose numbers agree, written before their author had read the rules. Held-out: every second row. */
export const secondAgreeing: SaidTexts[] = [
  // Dates, years, decades, centuries.
  {
    de: 'Hochzeitsanzeige vom 3. Mai 1998',
    en: 'Wedding notice of May 3, 1998',
    pl: 'Zawiadomienie o ślubie z 3 maja 1998 r.',
    hu: 'Esküvői értesítő 1998. május 3-ról',
  },
  {
    de: 'Plakat: Flohmarkt am 14.09.2024',
    en: 'Poster: flea market on 14 September 2024',
    it: 'Manifesto: mercatino delle pulci il 14/9/2024',
    cz: 'Plakát: bleší trh 14. září 2024',
  },
  {
    en: 'Dance hall in the 1920s',
    de: 'Tanzlokal in den 1920er-Jahren',
    it: 'Sala da ballo negli anni Venti',
    es: 'Salón de baile en los años veinte',
  },
  {
    de: 'Kommode aus dem 18. Jahrhundert',
    it: 'Cassettone del Settecento',
    en: 'Eighteenth-century chest of drawers',
    pl: 'Komoda z XVIII wieku',
  },
  {
    es: 'Retrato del siglo XVII',
    sl: 'Portret iz 17. stoletja',
    cz: 'Portrét ze 17. století',
    hu: '17. századi portré',
  },
  {
    de: 'Werbung für den VW Käfer aus den Sechzigern',
    en: 'Advertisement for the VW Beetle from the sixties',
    cz: 'Reklama na VW Brouk z 60. let',
    pl: 'Reklama VW Garbusa z lat sześćdziesiątych',
  },
  {
    sl: 'Spominska plošča z napisom 1914–1918',
    de: 'Gedenktafel mit der Aufschrift 1914–1918',
    hu: 'Emléktábla 1914–1918 felirattal',
  },
  {
    en: 'Ticket for the concert on Friday the 13th',
    de: 'Eintrittskarte für das Konzert am Freitag, dem 13.',
    es: 'Entrada para el concierto del viernes 13',
  },
  {
    hu: 'Naptárlap: 2025. december 24., szerda',
    de: 'Kalenderblatt: Mittwoch, 24. Dezember 2025',
    sl: 'List koledarja: sreda, 24. december 2025',
    it: 'Foglio di calendario: mercoledì 24 dicembre 2025',
  },
  {
    cz: 'Absolventi ročníku 1974/75 před školou',
    de: 'Absolventen des Jahrgangs 1974/75 vor der Schule',
    en: 'Graduates of the class of 1974/75 outside the school',
  },
  // Telephone numbers and other numbers with many digits.
  {
    de: 'Visitenkarte mit der Nummer 030 / 123 45 67',
    en: 'Business card with the number 030 1234567',
    pl: 'Wizytówka z numerem 030 123-45-67',
  },
  {
    it: 'Furgone con il numero +39 06 698 5432',
    de: 'Lieferwagen mit der Nummer +39 066985432',
    es: 'Furgoneta con el número (+39) 06 6985432',
  },
  {
    hu: 'Tábla: +36 1 266 4119',
    en: 'Sign: +36-1-266-4119',
    cz: 'Cedule: +36 1 2664119',
  },
  {
    en: 'Barcode 4 006381 333931 on a carton',
    de: 'Strichcode 4006381333931 auf einem Karton',
    sl: 'Črtna koda 4 006381 333931 na škatli',
  },
  // Times.
  {
    de: 'Bahnhofsuhr zeigt 15.30 Uhr',
    en: 'Station clock showing 3:30 p.m.',
    it: 'Orologio della stazione segna le 15:30',
    hu: 'Az állomás órája 15:30-at mutat',
  },
  {
    de: 'Kirchturmuhr zeigt halb vier',
    en: 'Church clock showing half past three',
    cz: 'Věžní hodiny ukazují půl čtvrté',
    es: 'El reloj de la iglesia marca las tres y media',
  },
  {
    sl: 'Odpiralni čas: od 8. do 17. ure',
    de: 'Öffnungszeiten: 8 bis 17 Uhr',
    en: 'Opening hours: 8 a.m. to 5 p.m.',
    pl: 'Godziny otwarcia: 8.00–17.00',
  },
  {
    en: 'Digital clock reading 00:07',
    de: 'Digitaluhr zeigt 0:07 Uhr',
    pl: 'Zegar cyfrowy pokazuje godzinę 0.07',
  },
  // Prices, decimals, thousands, parts.
  {
    de: 'Preisschild über 1.299,00 €',
    en: 'Price tag of €1,299',
    cz: 'Cenovka 1 299 €',
    hu: 'Árcédula: 1299 euró',
  },
  {
    it: 'Cartello: fragole a 3,50 € al chilo',
    de: 'Schild: Erdbeeren 3,50 € das Kilo',
    en: 'Sign: strawberries €3.50 a kilo',
    sl: 'Napis: jagode 3,50 € za kilogram',
  },
  {
    de: 'Anderthalb Liter Wasser in einer Flasche',
    en: 'One and a half litres of water in a bottle',
    hu: 'Másfél liter víz egy palackban',
    pl: 'Półtora litra wody w butelce',
  },
  {
    de: 'Ein Viertel der Torte fehlt',
    en: 'A quarter of the cake is missing',
    sl: 'Manjka četrtina torte',
    es: 'Falta un cuarto de la tarta',
  },
  {
    de: 'Stadion mit 80.000 Zuschauern',
    en: 'Stadium with 80,000 spectators',
    cz: 'Stadion s osmdesáti tisíci diváky',
    pl: 'Stadion z 80 tysiącami widzów',
  },
  {
    de: 'Diagramm: 7,8 Milliarden Menschen',
    en: 'Chart: 7.8 billion people',
    es: 'Gráfico: 7800 millones de personas',
    it: 'Grafico: 7,8 miliardi di persone',
  },
  {
    de: 'Schaubild der Staatsschulden: 2,4 Billionen Euro',
    en: 'Chart of public debt: 2.4 trillion euros',
    pl: 'Wykres długu publicznego: 2,4 biliona euro',
    hu: 'Az államadósság diagramja: 2,4 billió euró',
  },
  {
    es: 'Cartel con un premio de un millón de euros',
    de: 'Plakat mit einem Gewinn von 1.000.000 Euro',
    en: 'Poster announcing a prize of €1 million',
    sl: 'Plakat z nagrado 1 milijon evrov',
  },
  {
    en: 'Half of the seats are empty',
    de: '50 % der Sitze sind leer',
    it: 'Metà dei posti è vuota',
  },
  {
    cz: 'Teploměr ukazuje −12 °C',
    de: 'Thermometer zeigt minus zwölf Grad',
    en: 'Thermometer showing minus 12 degrees Celsius',
    sl: 'Termometer kaže minus 12 stopinj',
  },
  {
    en: 'Speed limit sign reading 30 mph',
    de: 'Tempolimitschild mit 30 mph, rund 48 km/h',
    es: 'Señal de límite de 30 mph',
  },
  // Counted things: duals, pairs, collectives, dozens.
  {
    sl: 'Labod in dva laboda mladiča na jezeru',
    de: 'Schwan mit zwei Jungen auf einem See',
    hu: 'Hattyú két fiókájával egy tavon',
  },
  {
    sl: 'Starejša zakonca sedita na klopi',
    de: 'Älteres Ehepaar auf einer Bank',
    en: 'Two elderly people on a bench',
    it: 'Coppia di anziani su una panchina',
  },
  {
    sl: 'Fanta igrata šah',
    de: 'Zwei Jungen spielen Schach',
    pl: 'Dwóch chłopców gra w szachy',
    cz: 'Dva chlapci hrají šachy',
  },
  {
    en: 'Twins in matching raincoats',
    de: 'Zwillinge in gleichen Regenmänteln',
    pl: 'Bliźnięta w jednakowych płaszczach przeciwdeszczowych',
    hu: 'Két egyforma esőkabátos ikergyerek',
  },
  {
    pl: 'Troje dzieci lepi bałwana',
    de: 'Drei Kinder bauen einen Schneemann',
    en: 'Three children building a snowman',
    sl: 'Trije otroci delajo snežaka',
  },
  {
    cz: 'Pětice běžců v cíli',
    de: 'Fünf Läufer im Ziel',
    en: 'Five runners at the finish',
    hu: 'Öt futó a célban',
  },
  {
    it: 'Un paio di scarponi da montagna',
    de: 'Zwei Bergschuhe',
    en: 'Pair of hiking boots',
    sl: 'Par gojzarjev',
  },
  {
    es: 'Una docena de rosas rojas',
    de: 'Zwölf rote Rosen',
    en: 'A dozen red roses',
    hu: 'Tizenkét vörös rózsa',
  },
  {
    de: 'Ein Dutzend Austern auf Eis',
    pl: 'Tuzin ostryg na lodzie',
    it: 'Dodici ostriche sul ghiaccio',
  },
  {
    en: 'String quartet on a stage',
    de: 'Streichquartett auf einer Bühne',
    es: 'Cuatro músicos de cuerda en un escenario',
    cz: 'Smyčcové kvarteto na pódiu',
  },
  {
    hu: 'Egy nő két kutyával sétál',
    de: 'Eine Frau geht mit zwei Hunden spazieren',
    en: 'Woman walking both her dogs',
    es: 'Una mujer pasea a sus dos perros',
  },
  {
    en: 'One of two towers is under scaffolding',
    de: 'Einer der beiden Türme ist eingerüstet',
    cz: 'Jedna ze dvou věží je v lešení',
  },
  {
    pl: 'Dwadzieścia jeden świeczek na torcie',
    de: 'Einundzwanzig Kerzen auf einer Torte',
    sl: 'Enaindvajset svečk na torti',
    hu: 'Huszonegy gyertya egy tortán',
  },
  {
    es: 'Treinta y dos piezas de ajedrez sobre el tablero',
    en: 'Thirty-two chess pieces on the board',
    cz: 'Třicet dva šachových figurek na šachovnici',
    it: 'Trentadue pezzi degli scacchi sulla scacchiera',
  },
  // Ordinals, Roman numerals, names with numbers, scores, scales.
  {
    de: 'Denkmal für Ludwig XIV.',
    en: 'Monument to Louis XIV',
    pl: 'Pomnik Ludwika XIV',
    it: 'Monumento a Luigi XIV',
  },
  {
    en: 'Statue of Pope John Paul II',
    de: 'Statue von Papst Johannes Paul dem Zweiten',
    pl: 'Pomnik papieża Jana Pawła II',
    sl: 'Kip papeža Janeza Pavla II.',
  },
  {
    de: 'Sieger auf dem dritten Platz',
    en: 'Athlete in third place',
    hu: 'A 3. helyezett sportoló',
    es: 'Deportista en el 3.er puesto',
  },
  {
    de: 'Anzeigetafel beim Stand von 3:1',
    en: 'Scoreboard showing 3–1',
    sl: 'Semafor z izidom 3 : 1',
    it: 'Tabellone sul 3-1',
  },
  {
    de: 'Modelleisenbahn im Maßstab 1:87',
    en: '1:87 scale model railway',
    cz: 'Modelová železnice v měřítku 1 : 87',
  },
  {
    it: 'Motore della Fiat 500 L',
    de: 'Motor des Fiat 500 L',
    hu: 'A Fiat 500 L motorja',
  },
  {
    en: 'Boeing 747 taking off from runway 09',
    de: 'Boeing 747 startet von Bahn 09',
    pl: 'Boeing 747 startuje z pasa 09',
    es: 'Un Boeing 747 despega de la pista 09',
  },
  {
    cz: 'Tramvaj č. 22 na Malostranském náměstí',
    de: 'Straßenbahn der Linie 22 am Kleinseitner Ring',
    en: 'Tram number 22 in Lesser Town Square',
    hu: 'A 22-es villamos a Malá Strana terén',
  },
  {
    de: 'Buchcover „1984“ von George Orwell',
    en: 'Cover of “Nineteen Eighty-Four” by George Orwell',
    it: 'Copertina di «1984» di George Orwell',
  },
  {
    hu: 'Az Apollo–11 holdkompja',
    de: 'Mondlandefähre von Apollo 11',
    en: 'Lunar module of Apollo 11',
    sl: 'Lunarni modul misije Apollo 11',
  },
  // The alt text beside its description.
  {
    de: ['Drei Kinder im Sandkasten', 'Zwei Mädchen und ein Junge backen Sandkuchen.'],
    en: ['Three children in a sandpit', 'Two girls and a boy are making sand cakes.'],
  },
  {
    en: ['Five people at a table', 'Two men and three women are eating. One of them raises a glass.'],
    es: ['Cinco personas a la mesa', 'Dos hombres y tres mujeres comen. Una de ellas levanta la copa.'],
  },
  {
    cz: ['Šest lahví vína na polici', 'Tři lahve jsou červené, dvě bílé a jedna růžová.'],
    sl: ['Šest steklenic vina na polici', 'Tri so rdeče, dve beli in ena rosé.'],
  },
  {
    it: ['Gatto su un davanzale', 'Il gatto ha due occhi di colore diverso e guarda tre piccioni.'],
    de: ['Katze auf einem Fensterbrett', 'Die Katze hat zwei verschiedene Augen und sieht drei Tauben zu.'],
  },
  {
    pl: ['Plakat koncertu 12 lipca o 20.00', 'Na plakacie widać datę 12.07 i cenę 45 zł.'],
    en: [
      'Poster for a concert on 12 July at 8 p.m.',
      'The poster shows the date 12/07 and a price of 45 zloty.',
    ],
  },
  {
    hu: ['Négy bicikli egy kerítésnél', 'Két bicikli piros, a másik kettő kék.'],
    de: ['Vier Fahrräder an einem Zaun', 'Zwei Räder sind rot, die beiden anderen blau.'],
  },
  {
    es: [
      'Cuatro amigos en la playa',
      'Cuatro amigos juegan al voleibol; dos de ellos saltan junto a la red.',
    ],
    it: [
      'Quattro amici in spiaggia',
      'Quattro amici giocano a pallavolo; due di loro saltano vicino alla rete.',
    ],
  },
  {
    de: [
      'Balkendiagramm des Umsatzes 2019 bis 2023',
      'Der Umsatz steigt von 4,2 auf 6,8 Millionen Euro, 2021 sind es 5 Millionen.',
    ],
    en: [
      'Bar chart of revenue from 2019 to 2023',
      'Revenue rises from 4.2 to 6.8 million euros, with 5 million in 2021.',
    ],
  },
  {
    sl: ['Dva psa na travniku', 'En pes teče za žogo, drugi leži v senci.'],
    hu: ['Két kutya a réten', 'Az egyik kutya labda után fut, a másik az árnyékban fekszik.'],
  },
  {
    en: ['Ten tulips in a vase', 'Seven tulips are yellow and three are white; two petals have fallen.'],
    pl: ['Dziesięć tulipanów w wazonie', 'Siedem tulipanów jest żółtych, a trzy białe; opadły dwa płatki.'],
  },
  {
    de: [
      'Gruppe von fünf Wanderern am Gipfelkreuz',
      'Zwei Wanderer sitzen auf einem Felsen, die anderen stehen um das Kreuz.',
    ],
  },
  { en: ['Eight rowers in a boat', 'Four rowers wear caps; the cox at the stern holds a megaphone.'] },
  { it: ['Due cavalli in un recinto', 'I due cavalli brucano; dietro il recinto ci sono quattro alberi.'] },
  {
    es: [
      'Tres edificios de oficinas',
      'El edificio central tiene veinte plantas; los otros dos son más bajos.',
    ],
  },
  { cz: ['Hodiny ukazují 10:15', 'Na ciferníku chybí římská číslice XII a sklo má dvě praskliny.'] },
  { hu: ['Tizenkét szék egy asztal körül', 'Az asztal mindkét oldalán öt szék áll, a végein egy-egy.'] },
  { pl: ['Cztery filiżanki na tacy', 'Trzy filiżanki są pełne kawy, czwarta jest pusta.'] },
  { sl: ['Šest skodelic na mizi', 'Tri skodelice so bele, ostale so modre.'] },
  {
    de: [
      'Preisschild: 3 Äpfel für 2 €',
      'Auf dem Schild steht in Kreide, dass drei Äpfel zwei Euro kosten und sechs Äpfel 3,50 Euro.',
    ],
  },
  {
    en: [
      'Pie chart: 45 percent use public transport',
      'Public transport has 45 percent, cars 35 percent and bicycles 20 percent.',
    ],
  },
  {
    it: [
      'Grafico: la popolazione raggiunge i 60 milioni',
      'La curva parte da 47 milioni nel 1951 e arriva a 60 milioni nel 2014.',
    ],
  },
  {
    es: [
      'Cartel: 2 x 1 en camisetas',
      'Un cartel amarillo anuncia que al comprar dos camisetas se paga una.',
    ],
  },
  { cz: ['Čtyři děti na sáňkách', 'Dvě děti sedí vpředu a dvě vzadu, za nimi je vidět stopa ve sněhu.'] },
  { hu: ['Három nő egy padon', 'Két nő beszélget, a harmadik újságot olvas.'] },
  { pl: ['Dwa rowery przed sklepem', 'Oba rowery mają kosze; obok stoją trzy skrzynki z owocami.'] },
  { sl: ['Račun za 24,90 €', 'Na računu so trije izdelki po 8,30 €.'] },
  {
    de: [
      'Bushaltestelle mit Fahrplan der Linie 12',
      'Die Busse fahren alle 15 Minuten; der letzte Bus der Linie 12 fährt um 23.45 Uhr.',
    ],
  },
  {
    en: ['Five children in a paddling pool', 'Three children splash about while the others sit on the edge.'],
  },
  {
    it: ['Quattro turisti davanti al Colosseo', 'Due turisti consultano una mappa, gli altri scattano foto.'],
  },
  { es: ['Seis sillas alrededor de una mesa', 'Cuatro sillas son blancas y el resto de madera.'] },
  { cz: ['Sedm lodí v přístavu', 'Jedna z lodí má červené plachty, ostatní jsou bílé.'] },
  { pl: ['Pięciu muzyków na scenie', 'Dwóch muzyków gra na gitarach, pozostali śpiewają.'] },
]

/** Captions of which one says another number. Held-out: every second row. */
export const secondDiffering: SaidTexts[] = [
  {
    de: 'Hochzeitsanzeige vom 3. Mai 1998',
    en: 'Wedding notice of May 8, 1998',
  },
  {
    de: 'Plakat: Flohmarkt am 14.09.2024',
    cz: 'Plakát: bleší trh 14. října 2024',
  },
  {
    it: 'Orologio da taschino del 1867',
    es: 'Reloj de bolsillo de 1876',
  },
  {
    hu: 'Naptárlap: 2025. december 24.',
    sl: 'List koledarja: 24. december 2024',
  },
  {
    de: 'Kommode aus dem 18. Jahrhundert',
    pl: 'Komoda z XVII wieku',
  },
  {
    es: 'Retrato del siglo XVI',
    cz: 'Portrét ze 17. století',
    en: '17th-century portrait',
  },
  {
    en: 'Dance hall in the 1920s',
    it: 'Sala da ballo negli anni Trenta',
    de: 'Tanzlokal in den 1920er-Jahren',
  },
  {
    cz: 'Reklama z 60. let',
    pl: 'Reklama z lat siedemdziesiątych',
  },
  {
    sl: 'Spominska plošča z napisom 1914–1918',
    hu: 'Emléktábla 1941–1945 felirattal',
  },
  {
    de: 'Visitenkarte mit der Nummer 030 / 123 45 67',
    en: 'Business card with the number 030 1234576',
  },
  {
    it: 'Furgone con il numero +39 06 698 5432',
    es: 'Furgoneta con el número +39 06 689 5432',
  },
  {
    hu: 'Tábla a +36 1 266 4119 telefonszámmal',
    cz: 'Cedule s telefonním číslem +36 1 266 4191',
    en: 'Sign with the phone number +36 1 266 4119',
  },
  {
    pl: 'Rejestracja WA 53187 na samochodzie',
    de: 'Autokennzeichen WA 53178',
  },
  {
    de: 'Bahnhofsuhr zeigt 15.30 Uhr',
    en: 'Station clock showing 4:30 p.m.',
  },
  {
    it: 'Orologio della stazione segna le 10:10',
    hu: 'Az állomás órája 10:20-at mutat',
  },
  {
    sl: 'Odpiralni čas: od 8. do 17. ure',
    pl: 'Godziny otwarcia: 8.00–18.00',
  },
  {
    de: 'Kirchturmuhr zeigt zwölf Uhr',
    es: 'El reloj de la iglesia marca las once',
  },
  {
    de: 'Preisschild über 1.299,00 €',
    cz: 'Cenovka 1 199 €',
  },
  {
    it: 'Cartello: fragole a 3,50 € al chilo',
    sl: 'Napis: jagode 3,90 € za kilogram',
  },
  {
    en: 'Price tag of $49.99',
    es: 'Etiqueta con el precio de 39,99 dólares',
  },
  {
    de: 'Stadion mit 80.000 Zuschauern',
    pl: 'Stadion z 8 tysiącami widzów',
  },
  {
    de: 'Diagramm: 7,8 Milliarden Menschen',
    en: 'Chart: 7.8 million people',
  },
  {
    de: 'Schaubild der Staatsschulden: 2,4 Billionen Euro',
    en: 'Chart of public debt: 2.4 billion euros',
  },
  {
    es: 'Gráfico de la deuda: 1,5 billones de euros',
    hu: 'Az államadósság diagramja: 1,5 milliárd euró',
  },
  {
    cz: 'Graf: 40 % dotázaných souhlasí',
    de: 'Diagramm: 60 % der Befragten stimmen zu',
  },
  {
    en: 'Sale sign: 70% off',
    it: 'Cartello dei saldi: sconto del 50%',
  },
  {
    cz: 'Teploměr ukazuje −12 °C',
    sl: 'Termometer kaže minus 21 stopinj',
  },
  {
    de: 'Tempolimitschild mit 50',
    hu: 'Sebességkorlátozó tábla 30-as számmal',
  },
  {
    pl: 'Drogowskaz: Kraków 85 km',
    en: 'Signpost: Krakow 58 km',
  },
  {
    sl: 'Fanta igrata šah',
    de: 'Drei Jungen spielen Schach',
    pl: 'Trzech chłopców gra w szachy',
  },
  {
    de: 'Zwei Kinder auf einem Schlitten',
    es: 'Tres niños en un trineo',
  },
  {
    en: 'Four women rowing a boat',
    it: 'Tre donne remano su una barca',
  },
  {
    pl: 'Troje dzieci lepi bałwana',
    sl: 'Štirje otroci delajo snežaka',
  },
  {
    cz: 'Pětice běžců v cíli',
    hu: 'Hat futó a célban',
  },
  {
    es: 'Una docena de rosas rojas',
    de: 'Zehn rote Rosen',
  },
  {
    hu: 'Három ló egy legelőn',
    en: 'Two horses in a pasture',
  },
  {
    it: 'Sette oche attraversano la strada',
    cz: 'Šest hus přechází silnici',
  },
  {
    sl: 'Pet jabolk v košari',
    pl: 'Sześć jabłek w koszyku',
  },
  {
    de: 'Einundzwanzig Kerzen auf einer Torte',
    hu: 'Húsz gyertya egy tortán',
    en: 'Twenty-one candles on a cake',
  },
  {
    es: 'Treinta y dos piezas de ajedrez',
    it: 'Ventidue pezzi degli scacchi',
  },
  {
    en: 'Eight swimmers on the starting blocks',
    de: 'Sechs Schwimmer auf den Startblöcken',
    cz: 'Osm plavců na startovních blocích',
  },
  {
    pl: 'Para butów na progu',
    de: 'Drei Schuhe auf einer Türschwelle',
  },
  {
    de: 'Denkmal für Ludwig XIV.',
    en: 'Monument to Louis XVI',
  },
  {
    pl: 'Pomnik papieża Jana Pawła II',
    sl: 'Kip papeža Janeza Pavla I.',
  },
  {
    hu: 'IV. Béla király szobra',
    de: 'Statue des Königs Béla III.',
  },
  {
    es: 'Escudo de Carlos V',
    it: 'Stemma di Carlo VI',
  },
  {
    de: 'Sportlerin auf dem dritten Platz',
    hu: 'A 2. helyezett sportoló',
  },
  {
    de: 'Anzeigetafel beim Stand von 3:1',
    it: 'Tabellone sul 2-1',
  },
  {
    en: 'Third edition of a dictionary',
    cz: 'Druhé vydání slovníku',
  },
  {
    cz: 'Tramvaj č. 22 na zastávce',
    hu: 'A 12-es villamos a megállóban',
  },
  {
    en: 'Boeing 747 taking off',
    es: 'Un Boeing 737 despega',
  },
  {
    sl: 'Avtobus številka 6 na postaji',
    de: 'Bus der Linie 9 an der Haltestelle',
  },
  {
    de: 'Modelleisenbahn im Maßstab 1:87',
    en: '1:78 scale model railway',
  },
  {
    en: 'House with the number 17 on its door',
    pl: 'Dom z numerem 71 na drzwiach',
  },
  {
    it: 'Giocatore con la maglia numero 10',
    sl: 'Igralec z dresom številka 7',
    de: 'Spieler mit der Rückennummer 10',
  },
  // The alt text beside its description.
  {
    de: ['Vier Personen an einem Tisch', 'Fünf Personen sitzen um einen Holztisch und lachen.'],
  },
  {
    en: ['Sale sign offering 50% off', 'A red sign in a shop window offers 30% off all shoes.'],
  },
  {
    it: ['Tre barche nel porto', 'Quattro barche sono ormeggiate nel porto al tramonto.'],
  },
  {
    es: [
      'Cartel del concierto del 12 de julio',
      'El cartel anuncia el concierto para el 21 de julio a las 20:00.',
    ],
  },
  {
    cz: ['Dvě kočky na gauči', 'Tři kočky spí na šedém gauči vedle polštáře.'],
  },
  {
    hu: ['Öt gyerek a hintán', 'A képen négy gyerek ül a hintán egy parkban.'],
  },
  {
    pl: ['Wieża zegarowa z 1867 roku', 'Wieża zbudowana w 1876 roku stoi na rynku.'],
  },
  {
    sl: ['Trije kolesarji na gorski cesti', 'Štirje kolesarji se vzpenjajo po ovinkasti gorski cesti.'],
  },
  {
    de: ['Thermometer bei 38 Grad', 'Das Thermometer an der Hauswand zeigt 28 Grad im Schatten.'],
    en: ['Thermometer at 38 degrees', 'The thermometer on the wall shows 38 degrees in the shade.'],
  },
  {
    en: ['Two dogs on a beach', 'Three dogs are running along a sandy beach.'],
    pl: ['Dwa psy na plaży', 'Trzy psy biegną po piaszczystej plaży.'],
  },
  {
    de: ['Drei Radfahrer auf einer Landstraße', 'Zwei Radfahrer fahren hintereinander auf einer Landstraße.'],
  },
  { en: ['Clock showing 10:15', 'The clock on the wall shows 11:15.'] },
  { it: ['Cartello con il limite di 50 km/h', 'Il cartello rotondo indica un limite di 70 km/h.'] },
  { es: ['Cinco velas sobre una tarta', 'Sobre la tarta de chocolate arden seis velas de colores.'] },
  { cz: ['Cenovka 15 korun za kus', 'Na cenovce stojí 25 korun za kus.'] },
  { hu: ['Hat tojás egy dobozban', 'A dobozban tíz tojás van, kettő közülük törött.'] },
  { pl: ['Cztery kaczki na stawie', 'Pięć kaczek pływa po stawie wśród trzcin.'] },
  { sl: ['Tri jabolka na krožniku', 'Na krožniku so štiri jabolka in nož.'] },
  { de: ['Diagramm: 45 Prozent stimmen zu', 'Der blaue Balken zeigt, dass 54 Prozent zustimmen.'] },
  { en: ['Poster for a race on 5 October', 'The poster says that the race takes place on 15 October.'] },
  { it: ['Tre sedie attorno a un tavolo', 'Quattro sedie di legno circondano il tavolo.'] },
  { pl: ['Termometr pokazuje 18 stopni', 'Na termometrze widać 28 stopni.'] },
]
