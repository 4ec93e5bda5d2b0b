export type LanguagePair = [altText: string, description: string]

/** The same picture in all eight languages, written before their author had read the rules. Held-out: every second one. */
export const secondScenes: Record<string, LanguagePair>[] = [
  {
    de: [
      'Fischer flickt sein Netz am Kai',
      'Ein älterer Mann sitzt auf einer Kiste und zieht einen Faden durch das grüne Netz.',
    ],
    en: [
      'Fisherman mending his net on the quay',
      'An older man sits on a crate and pulls a thread through the green net.',
    ],
    it: [
      'Pescatore che ripara la rete sul molo',
      'Un uomo anziano è seduto su una cassa e passa un filo nella rete verde.',
    ],
    es: [
      'Pescador remendando la red en el muelle',
      'Un hombre mayor está sentado en una caja y pasa un hilo por la red verde.',
    ],
    cz: ['Rybář spravuje síť na molu', 'Starší muž sedí na bedně a protahuje nit zelenou sítí.'],
    hu: [
      'Halász javítja a hálóját a rakparton',
      'Egy idősebb férfi egy ládán ül, és cérnát húz át a zöld hálón.',
    ],
    pl: [
      'Rybak naprawia sieć na nabrzeżu',
      'Starszy mężczyzna siedzi na skrzyni i przeciąga nić przez zieloną sieć.',
    ],
    sl: ['Ribič krpa mrežo na pomolu', 'Starejši moški sedi na zaboju in vleče nit skozi zeleno mrežo.'],
  },
  {
    de: [
      'Rotes Sofa in einem hellen Wohnzimmer',
      'Neben dem Sofa steht eine Stehlampe, auf dem Boden liegt ein grauer Teppich.',
    ],
    en: [
      'Red sofa in a bright living room',
      'A floor lamp stands beside the sofa, and a grey rug lies on the floor.',
    ],
    it: [
      'Divano rosso in un soggiorno luminoso',
      'Accanto al divano c’è una lampada da terra, sul pavimento un tappeto grigio.',
    ],
    es: [
      'Sofá rojo en un salón luminoso',
      'Junto al sofá hay una lámpara de pie y en el suelo una alfombra gris.',
    ],
    cz: [
      'Červená pohovka ve světlém obývacím pokoji',
      'Vedle pohovky stojí lampa, na podlaze leží šedý koberec.',
    ],
    hu: [
      'Piros kanapé egy világos nappaliban',
      'A kanapé mellett állólámpa áll, a padlón szürke szőnyeg fekszik.',
    ],
    pl: ['Czerwona sofa w jasnym salonie', 'Obok sofy stoi lampa, a na podłodze leży szary dywan.'],
    sl: ['Rdeča zofa v svetli dnevni sobi', 'Ob zofi stoji talna svetilka, na tleh leži siva preproga.'],
  },
  {
    de: [
      'Schneebedeckte Hütte unter Tannen',
      'Aus dem Schornstein steigt Rauch, vor der Tür lehnen zwei Paar Ski.',
    ],
    en: [
      'Snow-covered hut beneath fir trees',
      'Smoke rises from the chimney, and two pairs of skis lean by the door.',
    ],
    it: [
      'Baita innevata sotto gli abeti',
      'Dal camino esce del fumo e accanto alla porta ci sono due paia di sci.',
    ],
    es: [
      'Cabaña nevada bajo los abetos',
      'De la chimenea sale humo y junto a la puerta hay dos pares de esquís.',
    ],
    cz: ['Zasněžená chata pod jedlemi', 'Z komína stoupá kouř a u dveří jsou opřené dva páry lyží.'],
    hu: [
      'Hófödte kunyhó fenyőfák alatt',
      'A kéményből füst száll, az ajtónál két pár síléc támaszkodik a falnak.',
    ],
    pl: ['Ośnieżona chata pod jodłami', 'Z komina unosi się dym, a przy drzwiach stoją dwie pary nart.'],
    sl: ['Zasnežena koča pod jelkami', 'Iz dimnika se dviga dim, ob vratih sta naslonjena dva para smuči.'],
  },
  {
    de: [
      'Liniendiagramm: Strompreis steigt seit März',
      'Die Kurve verläuft zunächst flach und steigt danach bis zum Jahresende steil an.',
    ],
    en: [
      'Line chart: electricity price rising since March',
      'The curve is flat at first and then climbs steeply until the end of the year.',
    ],
    it: [
      'Grafico a linee: il prezzo dell’elettricità sale da marzo',
      'La curva è dapprima piatta e poi sale ripida fino alla fine dell’anno.',
    ],
    es: [
      'Gráfico de líneas: el precio de la luz sube desde marzo',
      'La curva es plana al principio y luego sube con fuerza hasta fin de año.',
    ],
    cz: [
      'Čárový graf: cena elektřiny roste od března',
      'Křivka je nejprve plochá a potom prudce stoupá až do konce roku.',
    ],
    hu: [
      'Vonaldiagram: az áram ára március óta emelkedik',
      'A görbe eleinte lapos, majd az év végéig meredeken emelkedik.',
    ],
    pl: [
      'Wykres liniowy: cena prądu rośnie od marca',
      'Krzywa jest początkowo płaska, a potem stromo rośnie aż do końca roku.',
    ],
    sl: [
      'Črtni graf: cena elektrike od marca raste',
      'Krivulja je sprva ravna, nato pa do konca leta strmo narašča.',
    ],
  },
  {
    de: ['Kinder füttern Enten', 'Die Kinder werfen vom Steg aus Brotkrumen ins Wasser.'],
    en: ['Children feeding ducks', 'The children are throwing breadcrumbs into the water from the jetty.'],
    it: [
      'Bambini che danno da mangiare alle anatre',
      'I bambini gettano briciole di pane nell’acqua dal pontile.',
    ],
    es: ['Niños dando de comer a los patos', 'Los niños tiran migas de pan al agua desde el embarcadero.'],
    cz: ['Děti krmí kachny', 'Děti házejí z mola drobky chleba do vody.'],
    hu: ['Gyerekek kacsákat etetnek', 'A gyerekek a stégről kenyérmorzsát dobnak a vízbe.'],
    pl: ['Dzieci karmią kaczki', 'Dzieci rzucają z pomostu okruchy chleba do wody.'],
    sl: ['Otroci hranijo race', 'Otroci s pomola mečejo drobtine kruha v vodo.'],
  },
  {
    de: ['Kaffeetasse neben einem aufgeschlagenen Buch', 'Der Tisch steht am Fenster, draußen regnet es.'],
    en: ['Coffee cup beside an open book', 'The table stands by the window; it is raining outside.'],
    it: ['Tazza di caffè accanto a un libro aperto', 'Il tavolo è vicino alla finestra, fuori piove.'],
    es: ['Taza de café junto a un libro abierto', 'La mesa está junto a la ventana y fuera llueve.'],
    cz: ['Šálek kávy vedle otevřené knihy', 'Stůl stojí u okna, venku prší.'],
    hu: ['Kávéscsésze egy nyitott könyv mellett', 'Az asztal az ablaknál áll, kint esik az eső.'],
    pl: ['Filiżanka kawy obok otwartej książki', 'Stół stoi przy oknie, na dworze pada deszcz.'],
    sl: ['Skodelica kave ob odprti knjigi', 'Miza stoji ob oknu, zunaj dežuje.'],
  },
  {
    de: [
      'Bergarbeiter mit Stirnlampen vor dem Stollen',
      'Die Gesichter der Männer sind schwarz von Kohlenstaub, einer hält eine Spitzhacke.',
    ],
    en: [
      'Miners with headlamps outside the tunnel',
      'The men’s faces are black with coal dust, and one of them holds a pickaxe.',
    ],
    it: [
      'Minatori con lampade frontali davanti alla galleria',
      'I volti degli uomini sono neri di carbone e uno di loro tiene un piccone.',
    ],
    es: [
      'Mineros con linternas frontales ante la galería',
      'Las caras de los hombres están negras de carbón y uno de ellos sostiene un pico.',
    ],
    cz: [
      'Horníci s čelovkami před štolou',
      'Tváře mužů jsou černé od uhelného prachu, jeden z nich drží krumpáč.',
    ],
    hu: [
      'Fejlámpás bányászok a tárna előtt',
      'A férfiak arca fekete a szénportól, egyikük csákányt tart a kezében.',
    ],
    pl: [
      'Górnicy z czołówkami przed sztolnią',
      'Twarze mężczyzn są czarne od pyłu węglowego, a jeden z nich trzyma kilof.',
    ],
    sl: ['Rudarji s svetilkami pred rovom', 'Obrazi moških so črni od premoga, eden od njih drži kramp.'],
  },
  {
    de: ['Wegweiser zum Gipfel', 'Auf dem gelben Schild steht, dass der Aufstieg drei Stunden dauert.'],
    en: ['Signpost to the summit', 'The yellow sign says that the ascent takes three hours.'],
    it: ['Cartello per la vetta', 'Sul cartello giallo è scritto che la salita dura tre ore.'],
    es: ['Señal hacia la cumbre', 'En el cartel amarillo pone que la subida dura tres horas.'],
    cz: ['Rozcestník na vrchol', 'Na žluté ceduli stojí, že výstup trvá tři hodiny.'],
    hu: ['Útjelző a csúcs felé', 'A sárga táblán az áll, hogy az út felfelé három óra.'],
    pl: ['Drogowskaz na szczyt', 'Na żółtej tablicy jest napisane, że wejście trwa trzy godziny.'],
    sl: ['Kažipot na vrh', 'Na rumeni tabli piše, da vzpon traja tri ure.'],
  },
  {
    de: ['Lederschuhe, braun, mit Schnürung', 'Das Obermaterial ist glatt, die Sohle aus hellem Gummi.'],
    en: ['Brown leather lace-up shoes', 'The upper is smooth, and the sole is made of pale rubber.'],
    it: ['Scarpe stringate in pelle marrone', 'La tomaia è liscia e la suola è di gomma chiara.'],
    es: ['Zapatos de cordones de piel marrón', 'El empeine es liso y la suela es de goma clara.'],
    cz: ['Hnědé kožené šněrovací boty', 'Svršek je hladký a podrážka je ze světlé gumy.'],
    hu: ['Barna fűzős bőrcipő', 'A felsőrésze sima, a talpa világos gumiból készült.'],
    pl: ['Brązowe skórzane buty sznurowane', 'Cholewka jest gładka, a podeszwa z jasnej gumy.'],
    sl: ['Rjavi usnjeni čevlji z vezalkami', 'Zgornji del je gladek, podplat je iz svetle gume.'],
  },
  {
    de: [
      'Demonstration auf dem Rathausplatz',
      'Die Menge trägt Plakate und Fahnen; vor der Bühne hält jemand ein Megafon.',
    ],
    en: [
      'Demonstration on the town hall square',
      'The crowd carries placards and flags; someone holds a megaphone by the stage.',
    ],
    it: [
      'Manifestazione in piazza del municipio',
      'La folla porta cartelli e bandiere; davanti al palco qualcuno tiene un megafono.',
    ],
    es: [
      'Manifestación en la plaza del ayuntamiento',
      'La multitud lleva pancartas y banderas; alguien sostiene un megáfono ante el escenario.',
    ],
    cz: [
      'Demonstrace na radničním náměstí',
      'Dav nese transparenty a vlajky, před pódiem někdo drží megafon.',
    ],
    hu: [
      'Tüntetés a városháza terén',
      'A tömeg transzparenseket és zászlókat visz, a színpad előtt valaki hangosbeszélőt tart.',
    ],
    pl: [
      'Demonstracja na placu ratuszowym',
      'Tłum niesie transparenty i flagi, a ktoś przed sceną trzyma megafon.',
    ],
    sl: [
      'Demonstracije na trgu pred mestno hišo',
      'Množica nosi transparente in zastave, nekdo pred odrom drži megafon.',
    ],
  },
  {
    de: [
      'Alte Straßenkarte mit Kaffeefleck',
      'Quer über die Karte verläuft ein Knick, am Rand hat jemand Notizen gemacht.',
    ],
    en: [
      'Old road map with a coffee stain',
      'A crease runs across the map, and someone has scribbled notes in the margin.',
    ],
    it: [
      'Vecchia carta stradale con una macchia di caffè',
      'Una piega attraversa la carta e qualcuno ha scritto appunti sul bordo.',
    ],
    es: [
      'Mapa de carreteras antiguo con una mancha de café',
      'Un pliegue cruza el mapa y alguien ha escrito notas en el margen.',
    ],
    cz: ['Stará automapa se skvrnou od kávy', 'Přes mapu vede přehyb a na okraj si někdo napsal poznámky.'],
    hu: ['Régi autóstérkép kávéfolttal', 'A térképet hajtás szeli át, a szélére valaki jegyzeteket írt.'],
    pl: [
      'Stara mapa drogowa z plamą po kawie',
      'Przez mapę biegnie zagięcie, a na marginesie ktoś zrobił notatki.',
    ],
    sl: [
      'Star avtomobilski zemljevid s kavnim madežem',
      'Čez zemljevid poteka pregib, na rob je nekdo napisal opombe.',
    ],
  },
  {
    de: [
      'Zahnärztin erklärt einem Jungen ein Gebissmodell',
      'Der Junge beugt sich neugierig vor, seine Mutter sitzt daneben.',
    ],
    en: [
      'Dentist showing a boy a model of teeth',
      'The boy leans forward curiously while his mother sits next to him.',
    ],
    it: [
      'Dentista che mostra a un bambino un modello dei denti',
      'Il bambino si sporge incuriosito, mentre la madre gli siede accanto.',
    ],
    es: [
      'Dentista enseñando a un niño un modelo de dientes',
      'El niño se inclina con curiosidad y su madre está sentada al lado.',
    ],
    cz: [
      'Zubařka ukazuje chlapci model chrupu',
      'Chlapec se zvědavě naklání dopředu, jeho matka sedí vedle něj.',
    ],
    hu: ['Fogorvosnő fogsormodellt mutat egy fiúnak', 'A fiú kíváncsian előrehajol, az anyja mellette ül.'],
    pl: [
      'Dentystka pokazuje chłopcu model zębów',
      'Chłopiec z ciekawością pochyla się do przodu, obok siedzi jego matka.',
    ],
    sl: [
      'Zobozdravnica kaže dečku model zobovja',
      'Deček se radovedno nagne naprej, njegova mama sedi zraven.',
    ],
  },
]

/** Good answers in one language: the alt text is a name, a sign, a dish, a product, or borrows its words. */
export const secondGood: [language: string, altText: string, description: string][] = [
  ['de', 'Food-Truck mit Burgern und Pommes', 'Vor dem Wagen warten einige Gäste in der Sonne.'],
  ['en', 'Kindergarten class with a dachshund', 'The children sit in a circle and pat the dog.'],
  ['it', 'Smartphone e laptop in un coworking', 'Sulla scrivania ci sono anche un quaderno e una penna.'],
  ['es', 'Parking del aeropuerto Adolfo Suárez', 'En la planta baja hay varios coches y una señal azul.'],
  ['cz', 'Logo firmy Škoda Auto', 'Na bílém pozadí je zelený okřídlený šíp.'],
  ['hu', 'Pizza Margherita', 'A pizza fatányéron fekszik, mellette bazsalikom.'],
  ['pl', 'Fiat Panda 4x4', 'Auto stoi na parkingu przed blokiem.'],
  ['sl', 'Triglav, Julijske Alpe', 'Gora je pokrita s snegom, nebo nad njo je jasno.'],
  [
    'de',
    'Le Corbusier, Unité d’Habitation, Marseille',
    'Das Hochhaus steht auf Stützen; die Balkone sind bunt gestrichen.',
  ],
  ['en', 'Café de Flore, Boulevard Saint-Germain', 'People sit at small round tables under a white awning.'],
  ['it', 'The Beatles, “Abbey Road”', 'La copertina del disco mostra quattro uomini sulle strisce pedonali.'],
  ['es', 'Cartel de la película «Singin’ in the Rain»', 'Un hombre baila con un paraguas bajo la lluvia.'],
  ['cz', 'Plakát filmu „La vita è bella“', 'Na plakátu se směje muž s dítětem na ramenou.'],
  ['hu', 'Jägermeister üveg', 'A zöld üvegen narancssárga címke van szarvassal.'],
  ['pl', 'Napis „Bitte nicht betreten“', 'Tabliczka stoi na skraju trawnika w parku.'],
  ['sl', 'Napis „Zimmer frei“ na fasadi', 'Hiša ima zelena polkna in rože na balkonu.'],
  ['de', 'Schild „Attenti al cane“', 'Das Schild hängt an einem rostigen Gartentor.'],
  ['en', 'Sign reading “Achtung Baustelle”', 'The sign is fixed to a fence in front of a hole in the road.'],
  ['it', 'Cartello «Mind the gap»', 'Il cartello si trova sul bordo di un binario della metropolitana.'],
  ['es', 'Leontopodium nivale', 'La planta crece entre las rocas y tiene flores blancas.'],
  ['cz', 'Amanita muscaria', 'Houba má červený klobouk s bílými tečkami.'],
  ['hu', 'Tour de France 2023', 'A mezőny egy hegyi úton halad felfelé.'],
  ['pl', 'Hotel Grand Palace, Barcelona', 'Przed wejściem stoją palmy i taksówka.'],
  ['sl', 'Restavracija McDonald’s', 'Pred vhodom stoji rumena tabla s cenami.'],
  ['de', 'Tiramisu', 'Das Dessert ist mit Kakao bestäubt und steht auf einem Glasteller.'],
  ['en', 'Spätzle with cheese', 'The noodles are topped with fried onions and served in a pan.'],
  ['it', 'Sushi, ramen e tempura', 'I piatti sono disposti su un tavolo di legno scuro.'],
  ['es', 'Croissants y brioches', 'La bandeja está sobre el mostrador de una pastelería.'],
  ['cz', 'Kebab, hranolky a cola', 'Jídlo leží na plastovém tácu.'],
  ['hu', 'Stop tábla', 'A tábla egy útkereszteződésben áll.'],
  ['pl', 'Menu baru sushi', 'Na tablicy kredą wypisano nazwy dań i ceny.'],
  ['sl', 'Taksi na ulici', 'Avto je rumen in čaka pred semaforjem.'],
  ['de', 'Dashboard mit KPI-Widgets', 'Oben stehen vier Kacheln, darunter ein Liniendiagramm.'],
  ['en', 'Bodensee ferry near Meersburg', 'The ferry is carrying cars, and a castle stands on the shore.'],
  ['it', 'Playmobil set „Feuerwehr“', 'Nella scatola ci sono un camion rosso e tre figure.'],
  ['es', 'Volkswagen Käfer', 'El coche es azul y está aparcado en una calle estrecha.'],
  ['cz', 'Most v Mostě', 'Přes řeku vede betonový most, za ním je sídliště.'],
  ['hu', 'Zsolnay-porcelán', 'A váza zöldes fényű, és virágminta díszíti.'],
  ['pl', 'Kot na kanapie', 'Kot śpi zwinięty w kłębek na szarej kanapie.'],
  ['sl', 'Pes na travi', 'Pes leži na travi in gleda v kamero.'],
  ['de', 'Rucksack, grün', 'Der Rucksack hat zwei Außentaschen und breite Träger.'],
  ['en', 'Boy on a swing', 'The boy laughs and his feet point to the sky.'],
  ['it', 'Limone', 'Il frutto è tagliato a metà su un piatto bianco.'],
  ['es', 'Tomate', 'La verdura está partida por la mitad en una tabla.'],
  ['cz', 'Banán', 'Ovoce leží na bílém talíři vedle nože.'],
  ['hu', 'Banán és mandarin', 'A gyümölcsök egy fehér tálban vannak.'],
  ['pl', 'Zamek w Malborku', 'Zamek z czerwonej cegły stoi nad rzeką.'],
  ['sl', 'Grad Bled', 'Grad stoji na skali nad jezerom.'],
  ['de', 'Computermaus „Logitech MX Master 3S“', 'Die Maus ist anthrazitfarben und hat zwei Räder.'],
  ['en', 'Karl Lagerfeld Maison handbag', 'The bag is made of black leather and has a gold chain.'],
  ['it', 'Skyline di Manhattan', 'I grattacieli si specchiano nell’acqua all’alba.'],
  ['es', 'Selfie en Times Square', 'Dos amigas sonríen delante de las pantallas iluminadas.'],
  ['cz', 'Koncert kapely Rammstein', 'Na pódiu šlehají plameny a dav zvedá ruce.'],
  ['hu', 'Forma–1 autó a boxban', 'A szerelők a kerekeket cserélik.'],
  ['pl', 'Start maratonu', 'Biegacze stoją za linią i czekają na sygnał.'],
  ['sl', 'Festival Lent, Maribor', 'Ob reki stoji oder, pred njim je polno ljudi.'],
  ['de', 'Plakat „Vote Leave, take control“', 'Das Plakat klebt auf der Seite eines roten Busses.'],
  ['en', 'Graffiti “Venceremos” on a wall', 'The letters are red and the plaster is crumbling.'],
  ['it', 'Copertina di «Der Spiegel»', 'Il titolo è bianco su fondo arancione e sotto c’è un disegno.'],
  ['es', 'Señal «Ausfahrt» en una autopista alemana', 'La señal es azul con letras blancas.'],
]

/** Texts of neighbours under a language of the product: the alt text alone is the stranger. */
export const secondStrangers: [language: string, altText: string, description: string][] = [
  ['cz', 'Dievča s červeným dáždnikom na zastávke', 'Dívka čeká na autobus a dívá se do telefonu.'],
  ['cz', 'Starší pán predáva zeleninu na trhu', 'Na stánku leží rajčata, okurky a papriky.'],
  ['cz', 'Pohľad na zasnežené hory z chaty', 'Na obloze jsou mraky a v údolí leží mlha.'],
  ['cz', 'Dvaja cyklisti na lesnej ceste', 'Oba mají přilby a na zádech batohy.'],
  ['cz', 'Raňajky s čerstvým chlebom a maslom', 'Na stole je také hrnek čaje a sklenice marmelády.'],
  ['cz', 'Žena číta knihu pri okne', 'Žena sedí v křesle a má na klíně deku.'],
  ['sl', 'Dječak vozi bicikl uz more', 'Deček nosi modro čelado in se smeje.'],
  ['sl', 'Kuća s crvenim krovom iznad rijeke', 'Za hišo se dvigajo hribi, v ospredju je ograja.'],
  ['sl', 'Djevojka svira gitaru na trgu', 'Ljudje stojijo okoli nje in poslušajo.'],
  ['sl', 'Ribari izvlače mreže iz mora', 'Na čolnu so trije moški v oranžnih hlačah.'],
  ['sl', 'Stari čovjek sjedi ispred kafića', 'Na mizi pred njim sta časopis in skodelica kave.'],
  ['sl', 'Pogled na grad s tvrđave', 'Pod obzidjem se vidijo rdeče strehe in zvonik.'],
  ['es', 'Menina a brincar com um cão na praia', 'La niña lanza una pelota y el perro salta.'],
  ['es', 'Homem a ler o jornal num banco do jardim', 'El hombre lleva sombrero y gafas de sol.'],
  ['es', 'Dones venent flors al mercat', 'En los cubos hay rosas, claveles y margaritas.'],
  ['it', 'Enfants jouant au ballon dans la cour', 'I bambini indossano una divisa blu e ridono.'],
  ['it', 'Uma mulher com um guarda-chuva amarelo', 'La donna attraversa la strada sotto la pioggia.'],
  ['it', 'Vista de la ciudad desde el castillo', 'I tetti sono rossi e in fondo si vede il mare.'],
  ['de', 'Vrouw fietst met een kind achterop door de stad', 'Die Frau trägt einen Helm, das Kind winkt.'],
  ['de', 'En mand sidder på en bænk ved havnen', 'Der Mann füttert Möwen, hinter ihm liegt ein Kutter.'],
  ['de', 'Kind spielt met een rode bal in de tuin', 'Der Garten ist von einer Hecke umgeben.'],
  ['en', 'Jongen met een vlieger op het strand', 'The kite is red and the sky is cloudy.'],
  ['en', 'Une femme lit un livre près de la fenêtre', 'The woman is sitting in an armchair with a blanket.'],
  ['en', 'En kvinna plockar äpplen i trädgården', 'The woman is standing on a ladder with a basket.'],
  ['pl', 'Muž kosí trávu pred domom', 'Mężczyzna ma na głowie kapelusz, a obok leżą grabie.'],
  ['pl', 'Діти граються у дворі', 'Dzieci biegają wokół huśtawki.'],
  ['pl', 'Pes běží po louce za míčkem', 'Pies ma długą brązową sierść.'],
  ['hu', 'Mies kalastaa laiturilla', 'A férfi kalapot visel, mellette vödör áll.'],
  ['hu', 'Yaşlı bir adam parkta oturuyor', 'A padon ülő férfi galambokat etet.'],
  ['hu', 'O fată cu o umbrelă roșie', 'A lány az esőben áll a megállóban.'],
]

/** Languages typed by name, with their own text. */
export const secondTypedGood: [language: string, altText: string, description: string][] = [
  ['Französisch', 'Femme cueillant des cerises', 'Elle se tient sur une échelle et remplit un panier.'],
  ['French', 'Chien endormi devant la cheminée', 'Le chien est couché sur un tapis, le feu brûle doucement.'],
  ['français', 'Boulangerie au coin de la rue', 'La vitrine est pleine de baguettes et de tartes.'],
  ['Niederländisch', 'Molen aan het water', 'De wieken staan stil en er drijven eenden in de sloot.'],
  ['Nederlands', 'Man repareert zijn fiets', 'Hij zit op de stoep en houdt een moersleutel vast.'],
  ['Portuguese', 'Elétrico amarelo em Lisboa', 'O elétrico sobe uma rua estreita entre prédios antigos.'],
  ['português', 'Pescadores a puxar a rede', 'Os homens estão na areia e o mar está calmo.'],
  ['Slowakisch', 'Drevený kostol v horách', 'Kostol stojí na lúke a za ním sa dvíhajú štíty.'],
  ['slovenčina', 'Chlapec kŕmi kozu', 'Chlapec podáva koze trávu cez plot.'],
  ['Kroatisch', 'Brod u luci', 'Brod je bijel i na njemu vijori zastava.'],
  ['Croatian', 'Djeca se kupaju u moru', 'Djeca skaču s mola, a roditelji ih gledaju.'],
  ['hrvatski', 'Žena bere masline', 'Žena stoji na ljestvama i stavlja masline u košaru.'],
  ['Schwedisch', 'Röd stuga vid en sjö', 'Framför stugan ligger en brygga med en båt.'],
  ['svenska', 'Barn plockar blåbär', 'Barnen har gummistövlar och en hink.'],
  ['Dänisch', 'Cykler foran en café', 'Cyklerne står på række, og en kvinde drikker kaffe.'],
  ['Romanian', 'Țăran cu o căruță', 'Calul este maro, iar căruța este plină cu fân.'],
  ['Türkisch', 'Çay içen iki adam', 'Adamlar küçük bir masada oturuyor ve konuşuyor.'],
  ['Finnisch', 'Sauna järven rannalla', 'Saunan savupiipusta nousee savua, ja laiturilla istuu nainen.'],
]

/** Languages typed by name, with the text of another. */
export const secondTypedBad: [language: string, altText: string, description: string][] = [
  ['Französisch', 'Woman picking cherries', 'She is standing on a ladder and filling a basket.'],
  ['French', 'Hund schläft vor dem Kamin', 'Der Hund liegt auf einem Teppich, das Feuer brennt.'],
  ['français', 'Panadería en la esquina de la calle', 'El escaparate está lleno de barras de pan y tartas.'],
  ['Niederländisch', 'Windmühle am Wasser', 'Die Flügel stehen still und im Graben schwimmen Enten.'],
  ['Nederlands', 'Man repairing his bike', 'He is sitting on the pavement, holding a spanner.'],
  [
    'Portuguese',
    'Tranvía amarillo en Lisboa',
    'El tranvía sube por una calle estrecha entre edificios antiguos.',
  ],
  ['português', 'Pescatori che tirano la rete', 'Gli uomini sono sulla sabbia e il mare è calmo.'],
  ['Slowakisch', 'Dřevěný kostel v horách', 'Kostel stojí na louce a za ním se zvedají štíty.'],
  ['slovenčina', 'Chłopiec karmi kozę', 'Chłopiec podaje kozie trawę przez płot.'],
  ['Kroatisch', 'Ladja v pristanišču', 'Ladja je bela in na njej plapola zastava.'],
  ['Croatian', 'Kinder baden im Meer', 'Die Kinder springen vom Steg, die Eltern schauen zu.'],
  ['hrvatski', 'Žena obira oljke', 'Ženska stoji na lestvi in daje oljke v košaro.'],
  ['Schwedisch', 'Rød hytte ved en innsjø', 'Foran hytta ligger det en brygge med en båt.'],
  ['svenska', 'Children picking blueberries', 'The children are wearing wellingtons and carrying a bucket.'],
  ['Dänisch', 'Fahrräder vor einem Café', 'Die Fahrräder stehen in einer Reihe, eine Frau trinkt Kaffee.'],
  ['Romanian', 'Contadino con un carretto', 'Il cavallo è marrone e il carretto è pieno di fieno.'],
  ['Türkisch', 'Két férfi teát iszik', 'A férfiak egy kis asztalnál ülnek és beszélgetnek.'],
  [
    'Finnisch',
    'Bastu vid stranden av en sjö',
    'Det stiger rök ur skorstenen, och en kvinna sitter på bryggan.',
  ],
]
