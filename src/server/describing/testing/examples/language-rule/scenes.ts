/** One picture a row, described in every language that is offered: alt text and description. Held-out: every second row. */
export const scenes: Record<string, Record<string, [altText: string, description: string]>> = {
  'market stall': {
    de: [
      'Marktstand mit Tomaten und Paprika in flachen Holzkisten',
      'Eine Verkäuferin mit grüner Schürze wiegt Tomaten ab. Vor dem Stand warten mehrere Menschen mit Taschen.',
    ],
    en: [
      'Market stall with tomatoes and peppers in shallow wooden crates',
      'A seller in a green apron is weighing tomatoes. Several people with bags are waiting in front of the stall.',
    ],
    it: [
      'Bancarella del mercato con pomodori e peperoni in basse cassette di legno',
      'Una venditrice con un grembiule verde pesa i pomodori. Davanti al banco aspettano alcune persone con le borse.',
    ],
    es: [
      'Puesto de mercado con tomates y pimientos en cajas bajas de madera',
      'Una vendedora con delantal verde pesa los tomates. Delante del puesto esperan varias personas con bolsas.',
    ],
    cz: [
      'Tržní stánek s rajčaty a paprikami v nízkých dřevěných bednách',
      'Prodavačka v zelené zástěře váží rajčata. Před stánkem čeká několik lidí s taškami.',
    ],
    hu: [
      'Piaci stand paradicsommal és paprikával lapos faládákban',
      'Egy zöld kötényes eladó paradicsomot mér. A stand előtt többen várnak szatyrokkal.',
    ],
    pl: [
      'Stragan z pomidorami i papryką w płaskich drewnianych skrzynkach',
      'Sprzedawczyni w zielonym fartuchu waży pomidory. Przed straganem czeka kilka osób z torbami.',
    ],
    sl: [
      'Stojnica s paradižniki in papriko v nizkih lesenih zabojih',
      'Prodajalka v zelenem predpasniku tehta paradižnik. Pred stojnico čaka več ljudi z vrečkami.',
    ],
  },
  cyclist: {
    de: [
      'Radfahrerin auf einem Weg am Fluss',
      'Sie trägt einen gelben Helm und eine blaue Regenjacke. Im Hintergrund spannt sich eine Steinbrücke über das Wasser.',
    ],
    en: [
      'Woman cycling on a path by the river',
      'She is wearing a yellow helmet and a blue rain jacket. A stone bridge spans the water in the background.',
    ],
    it: [
      'Ciclista su un sentiero lungo il fiume',
      'Indossa un casco giallo e una giacca a vento blu. Sullo sfondo un ponte di pietra attraversa l’acqua.',
    ],
    es: [
      'Ciclista en un camino junto al río',
      'Lleva un casco amarillo y un impermeable azul. Al fondo, un puente de piedra cruza el agua.',
    ],
    cz: [
      'Cyklistka na cestě podél řeky',
      'Má na sobě žlutou přilbu a modrou bundu do deště. V pozadí se nad vodou klene kamenný most.',
    ],
    hu: [
      'Kerékpáros nő a folyóparti úton',
      'Sárga bukósisakot és kék esőkabátot visel. A háttérben kőhíd ível át a víz felett.',
    ],
    pl: [
      'Rowerzystka na ścieżce nad rzeką',
      'Ma na sobie żółty kask i niebieską kurtkę przeciwdeszczową. W tle nad wodą wznosi się kamienny most.',
    ],
    sl: [
      'Kolesarka na poti ob reki',
      'Nosi rumeno čelado in modro dežno jakno. V ozadju se čez vodo pne kamnit most.',
    ],
  },
  meeting: {
    de: [
      'Vier Menschen besprechen Pläne an einem runden Tisch',
      'Auf dem Tisch liegen Zeichnungen, ein Laptop und mehrere Tassen. Durch das Fenster sieht man die Dächer einer Stadt.',
    ],
    en: [
      'Four people discussing plans at a round table',
      'Drawings, a laptop and several cups are on the table. The roofs of a town can be seen through the window.',
    ],
    it: [
      'Quattro persone discutono dei progetti intorno a un tavolo rotondo',
      'Sul tavolo ci sono disegni, un computer portatile e diverse tazze. Dalla finestra si vedono i tetti di una città.',
    ],
    es: [
      'Cuatro personas comentan unos planos alrededor de una mesa redonda',
      'Sobre la mesa hay dibujos, un ordenador portátil y varias tazas. Por la ventana se ven los tejados de una ciudad.',
    ],
    cz: [
      'Čtyři lidé probírají plány u kulatého stolu',
      'Na stole leží výkresy, notebook a několik hrnků. Oknem jsou vidět střechy města.',
    ],
    hu: [
      'Négy ember terveket beszél meg egy kerek asztalnál',
      'Az asztalon rajzok, egy laptop és több csésze van. Az ablakon át egy város háztetői látszanak.',
    ],
    pl: [
      'Cztery osoby omawiają plany przy okrągłym stole',
      'Na stole leżą rysunki, laptop i kilka filiżanek. Przez okno widać dachy miasta.',
    ],
    sl: [
      'Štirje ljudje se pogovarjajo o načrtih za okroglo mizo',
      'Na mizi so risbe, prenosni računalnik in več skodelic. Skozi okno se vidijo strehe mesta.',
    ],
  },
  'hiking boot': {
    de: [
      'Dunkelbrauner Wanderstiefel aus Leder, Seitenansicht',
      'Der Schaft ist gepolstert, die Schnürsenkel sind rot. Die grobe Sohle ist vorne mit Gummi verstärkt.',
    ],
    en: [
      'Dark brown leather hiking boot, side view',
      'The collar is padded and the laces are red. The rugged sole is reinforced with rubber at the toe.',
    ],
    it: [
      'Scarpone da trekking in pelle marrone scuro, vista laterale',
      'Il collo è imbottito e i lacci sono rossi. La suola robusta è rinforzata in gomma sulla punta.',
    ],
    es: [
      'Bota de montaña de cuero marrón oscuro, vista lateral',
      'La caña está acolchada y los cordones son rojos. La suela gruesa está reforzada con goma en la punta.',
    ],
    cz: [
      'Tmavě hnědá kožená turistická bota, pohled z boku',
      'Límec je polstrovaný a tkaničky jsou červené. Hrubá podrážka je vpředu zesílená gumou.',
    ],
    hu: [
      'Sötétbarna bőr túrabakancs oldalnézetben',
      'A szára párnázott, a fűzője piros. A durva talpat elöl gumi erősíti.',
    ],
    pl: [
      'Ciemnobrązowy skórzany but trekkingowy, widok z boku',
      'Cholewka jest wyściełana, a sznurowadła są czerwone. Gruba podeszwa jest z przodu wzmocniona gumą.',
    ],
    sl: [
      'Temno rjav usnjen pohodniški čevelj, pogled s strani',
      'Ovratnik je oblazinjen, vezalke pa so rdeče. Grobi podplat je spredaj ojačan z gumo.',
    ],
  },
  'mountain hut': {
    de: [
      'Verschneite Berghütte mit rauchendem Schornstein',
      'Vor der Tür lehnen Skier an der Wand. Hinter dem Dach ragen dunkle Tannen in den grauen Himmel.',
    ],
    en: [
      'Snow-covered mountain hut with a smoking chimney',
      'Skis are leaning against the wall by the door. Dark firs rise behind the roof into the grey sky.',
    ],
    it: [
      'Rifugio di montagna innevato con il camino che fuma',
      'Accanto alla porta gli sci sono appoggiati al muro. Dietro il tetto gli abeti scuri si alzano nel cielo grigio.',
    ],
    es: [
      'Refugio de montaña nevado con la chimenea humeante',
      'Junto a la puerta hay unos esquís apoyados en la pared. Detrás del tejado se alzan abetos oscuros hacia el cielo gris.',
    ],
    cz: [
      'Zasněžená horská chata s kouřícím komínem',
      'Vedle dveří jsou o zeď opřené lyže. Za střechou se do šedého nebe tyčí tmavé smrky.',
    ],
    hu: [
      'Havas hegyi menedékház füstölő kéménnyel',
      'Az ajtó mellett sílécek támaszkodnak a falnak. A tető mögött sötét fenyők nyúlnak a szürke égbe.',
    ],
    pl: [
      'Ośnieżona chata górska z dymiącym kominem',
      'Przy drzwiach o ścianę oparte są narty. Za dachem ciemne jodły sięgają szarego nieba.',
    ],
    sl: [
      'Zasnežena planinska koča s kadečim se dimnikom',
      'Ob vratih so na steno naslonjene smuči. Za streho se v sivo nebo dvigajo temne jelke.',
    ],
  },
  kite: {
    de: [
      'Kind lässt am Strand einen bunten Drachen steigen',
      'Das Kind läuft barfuß durch den nassen Sand. Der Drachen hat einen langen Schwanz aus Papierschleifen.',
    ],
    en: [
      'Child flying a colourful kite on the beach',
      'The child is running barefoot through the wet sand. The kite has a long tail of paper bows.',
    ],
    it: [
      'Bambino che fa volare un aquilone colorato sulla spiaggia',
      'Il bambino corre a piedi nudi sulla sabbia bagnata. L’aquilone ha una lunga coda di fiocchi di carta.',
    ],
    es: [
      'Niño volando una cometa de colores en la playa',
      'El niño corre descalzo por la arena mojada. La cometa tiene una larga cola de lazos de papel.',
    ],
    cz: [
      'Dítě pouští na pláži pestrobarevného draka',
      'Dítě běží bosé po mokrém písku. Drak má dlouhý ocas z papírových mašliček.',
    ],
    hu: [
      'Gyerek színes papírsárkányt ereget a tengerparton',
      'A gyerek mezítláb fut a nedves homokon. A sárkánynak hosszú, papírmasnikból készült farka van.',
    ],
    pl: [
      'Dziecko puszcza kolorowy latawiec na plaży',
      'Dziecko biegnie boso po mokrym piasku. Latawiec ma długi ogon z papierowych kokardek.',
    ],
    sl: [
      'Otrok na plaži spušča pisanega zmaja',
      'Otrok teče bos po mokrem pesku. Zmaj ima dolg rep iz papirnatih pentelj.',
    ],
  },
  painting: {
    de: [
      'Ölgemälde einer Frau, die am Fenster einen Brief liest',
      'Das Licht fällt von links auf ihr gelbes Kleid. Rechts hängt ein schwerer grüner Vorhang vor einem Tisch mit Obst.',
    ],
    en: [
      'Oil painting of a woman reading a letter at the window',
      'Light falls from the left onto her yellow dress. On the right a heavy green curtain hangs in front of a table with fruit.',
    ],
    it: [
      'Dipinto a olio di una donna che legge una lettera alla finestra',
      'La luce cade da sinistra sul suo abito giallo. A destra una pesante tenda verde pende davanti a un tavolo con della frutta.',
    ],
    es: [
      'Óleo de una mujer que lee una carta junto a la ventana',
      'La luz cae desde la izquierda sobre su vestido amarillo. A la derecha, una pesada cortina verde cuelga ante una mesa con fruta.',
    ],
    cz: [
      'Olejomalba ženy, která u okna čte dopis',
      'Světlo dopadá zleva na její žluté šaty. Vpravo visí před stolem s ovocem těžký zelený závěs.',
    ],
    hu: [
      'Olajfestmény egy nőről, aki az ablaknál levelet olvas',
      'A fény balról esik sárga ruhájára. Jobbra nehéz zöld függöny lóg egy gyümölcsös asztal előtt.',
    ],
    pl: [
      'Obraz olejny przedstawiający kobietę czytającą list przy oknie',
      'Światło pada z lewej strony na jej żółtą suknię. Po prawej ciężka zielona zasłona wisi przed stołem z owocami.',
    ],
    sl: [
      'Oljna slika ženske, ki ob oknu bere pismo',
      'Svetloba pada z leve na njeno rumeno obleko. Na desni visi težka zelena zavesa pred mizo s sadjem.',
    ],
  },
  'booking form': {
    de: [
      'Bildschirmfoto eines Buchungsformulars mit Feldern für Anreise, Abreise und Gäste',
      'Über den Feldern steht die Überschrift der Seite. Unten führt ein blauer Knopf zur Auswahl der Zimmer.',
    ],
    en: [
      'Screenshot of a booking form with fields for arrival, departure and guests',
      'The heading of the page stands above the fields. At the bottom a blue button leads to the choice of rooms.',
    ],
    it: [
      'Schermata di un modulo di prenotazione con i campi per arrivo, partenza e ospiti',
      'Sopra i campi c’è il titolo della pagina. In basso un pulsante blu porta alla scelta delle camere.',
    ],
    es: [
      'Captura de un formulario de reserva con campos para la llegada, la salida y los huéspedes',
      'Encima de los campos está el título de la página. Abajo, un botón azul lleva a la elección de habitaciones.',
    ],
    cz: [
      'Snímek obrazovky rezervačního formuláře s poli pro příjezd, odjezd a hosty',
      'Nad poli stojí nadpis stránky. Dole vede modré tlačítko k výběru pokojů.',
    ],
    hu: [
      'Képernyőkép egy foglalási űrlapról érkezés, távozás és vendégek mezőkkel',
      'A mezők fölött az oldal címe áll. Alul egy kék gomb vezet a szobák kiválasztásához.',
    ],
    pl: [
      'Zrzut ekranu formularza rezerwacji z polami na przyjazd, wyjazd i gości',
      'Nad polami znajduje się nagłówek strony. Na dole niebieski przycisk prowadzi do wyboru pokoi.',
    ],
    sl: [
      'Posnetek zaslona z obrazcem za rezervacijo s polji za prihod, odhod in goste',
      'Nad polji je naslov strani. Spodaj modri gumb vodi do izbire sob.',
    ],
  },
  dog: {
    de: [
      'Ein Hund im Herbstlaub',
      'Der schwarze Labrador schaut mit offenem Maul in die Kamera. An seinem Halsband hängt eine runde Marke.',
    ],
    en: [
      'A dog in autumn leaves',
      'The black Labrador looks at the camera with its mouth open. A round tag hangs from its collar.',
    ],
    it: [
      'Un cane tra le foglie d’autunno',
      'Il labrador nero guarda l’obiettivo con la bocca aperta. Dal collare pende una medaglietta rotonda.',
    ],
    es: [
      'Un perro entre hojas de otoño',
      'El labrador negro mira a la cámara con la boca abierta. De su collar cuelga una chapa redonda.',
    ],
    cz: [
      'Pes v podzimním listí',
      'Černý labrador se dívá do objektivu s otevřenou tlamou. Na obojku mu visí kulatá známka.',
    ],
    hu: [
      'Egy kutya az őszi avarban',
      'A fekete labrador nyitott szájjal néz a kamerába. A nyakörvén kerek biléta lóg.',
    ],
    pl: [
      'Pies wśród jesiennych liści',
      'Czarny labrador patrzy w obiektyw z otwartym pyskiem. Przy obroży wisi okrągła zawieszka.',
    ],
    sl: [
      'Pes v jesenskem listju',
      'Črni labradorec gleda v objektiv z odprtim gobcem. Na ovratnici mu visi okrogla značka.',
    ],
  },
  concert: {
    de: [
      'Bühne in blauem Licht, davor tanzendes Publikum mit erhobenen Händen',
      'Eine Sängerin steht allein am Mikrofon. Über ihr strahlen Scheinwerfer durch den Nebel.',
    ],
    en: [
      'Stage in blue light with a dancing crowd raising their hands',
      'A singer stands alone at the microphone. Above her, spotlights shine through the haze.',
    ],
    it: [
      'Palco in luce blu con il pubblico che balla a mani alzate',
      'Una cantante è sola al microfono. Sopra di lei i riflettori brillano attraverso la nebbia.',
    ],
    es: [
      'Escenario con luz azul ante un público que baila con las manos en alto',
      'Una cantante está sola ante el micrófono. Sobre ella, los focos brillan a través de la niebla.',
    ],
    cz: [
      'Pódium v modrém světle, před ním tančící diváci se zdviženýma rukama',
      'Zpěvačka stojí sama u mikrofonu. Nad ní září reflektory skrz mlhu.',
    ],
    hu: [
      'Színpad kék fényben, előtte felemelt kézzel táncoló közönség',
      'Egy énekesnő egyedül áll a mikrofonnál. Fölötte reflektorok ragyognak a ködön át.',
    ],
    pl: [
      'Scena w niebieskim świetle, przed nią tańcząca publiczność z podniesionymi rękami',
      'Wokalistka stoi sama przy mikrofonie. Nad nią reflektory świecą przez mgłę.',
    ],
    sl: [
      'Oder v modri svetlobi, pred njim občinstvo, ki pleše z dvignjenimi rokami',
      'Pevka stoji sama ob mikrofonu. Nad njo skozi meglo sijejo reflektorji.',
    ],
  },
  train: {
    de: [
      'Roter Regionalzug am Bahnsteig von Salzburg',
      'Die Türen stehen offen, Reisende steigen mit Koffern ein. An der Anzeigetafel leuchten gelbe Buchstaben.',
    ],
    en: [
      'Red regional train at a platform in Salzburg',
      'The doors are open and travellers with suitcases are getting on. Yellow letters glow on the display board.',
    ],
    it: [
      'Treno regionale rosso al binario di Salisburgo',
      'Le porte sono aperte e i viaggiatori salgono con le valigie. Sul tabellone brillano lettere gialle.',
    ],
    es: [
      'Tren regional rojo en el andén de Salzburgo',
      'Las puertas están abiertas y los viajeros suben con sus maletas. En el panel brillan letras amarillas.',
    ],
    cz: [
      'Červený regionální vlak na nástupišti v Salcburku',
      'Dveře jsou otevřené a cestující nastupují s kufry. Na tabuli svítí žlutá písmena.',
    ],
    hu: [
      'Piros regionális vonat a salzburgi peronon',
      'Az ajtók nyitva vannak, az utasok bőröndökkel szállnak fel. A kijelzőn sárga betűk világítanak.',
    ],
    pl: [
      'Czerwony pociąg regionalny na peronie w Salzburgu',
      'Drzwi są otwarte, podróżni wsiadają z walizkami. Na tablicy świecą żółte litery.',
    ],
    sl: [
      'Rdeč regionalni vlak na peronu v Salzburgu',
      'Vrata so odprta in potniki vstopajo s kovčki. Na tabli svetijo rumene črke.',
    ],
  },
  soup: {
    de: [
      'Schüssel Kürbissuppe mit Kernen und einem Klecks Sahne',
      'Daneben liegen zwei Scheiben dunkles Brot auf einem Holzbrett. Ein Löffel ruht auf einer karierten Serviette.',
    ],
    en: [
      'Bowl of pumpkin soup with seeds and a swirl of cream',
      'Two slices of dark bread lie beside it on a wooden board. A spoon rests on a checked napkin.',
    ],
    it: [
      'Ciotola di zuppa di zucca con semi e un cucchiaio di panna',
      'Accanto ci sono due fette di pane nero su un tagliere di legno. Un cucchiaio è posato su un tovagliolo a quadretti.',
    ],
    es: [
      'Cuenco de crema de calabaza con semillas y un poco de nata',
      'Al lado hay dos rebanadas de pan oscuro sobre una tabla de madera. Una cuchara descansa sobre una servilleta a cuadros.',
    ],
    cz: [
      'Miska dýňové polévky se semínky a kapkou smetany',
      'Vedle leží na dřevěném prkénku dva krajíce tmavého chleba. Lžíce je položená na kostkovaném ubrousku.',
    ],
    hu: [
      'Egy tál sütőtökleves magokkal és egy kanál tejszínnel',
      'Mellette két szelet barna kenyér fekszik egy fadeszkán. Egy kanál pihen a kockás szalvétán.',
    ],
    pl: [
      'Miska zupy dyniowej z pestkami i kleksem śmietany',
      'Obok na drewnianej desce leżą dwie kromki ciemnego chleba. Na serwetce w kratkę spoczywa łyżka.',
    ],
    sl: [
      'Skleda bučne juhe s semeni in žlico smetane',
      'Zraven sta na leseni deski dve rezini temnega kruha. Na karirastem prtičku počiva žlica.',
    ],
  },
  library: {
    de: [
      'Lesesaal einer alten Bibliothek mit hohen Regalen',
      'Zwischen den Regalen stehen lange Tische mit grünen Lampen. Durch die Kuppel fällt Tageslicht.',
    ],
    en: [
      'Reading room of an old library with tall shelves',
      'Long tables with green lamps stand between the shelves. Daylight falls through the dome.',
    ],
    it: [
      'Sala di lettura di una vecchia biblioteca con alti scaffali',
      'Tra gli scaffali ci sono lunghi tavoli con lampade verdi. Dalla cupola entra la luce del giorno.',
    ],
    es: [
      'Sala de lectura de una biblioteca antigua con estanterías altas',
      'Entre las estanterías hay mesas largas con lámparas verdes. Por la cúpula entra la luz del día.',
    ],
    cz: [
      'Čítárna staré knihovny s vysokými regály',
      'Mezi regály stojí dlouhé stoly se zelenými lampami. Kopulí dopadá denní světlo.',
    ],
    hu: [
      'Egy régi könyvtár olvasóterme magas polcokkal',
      'A polcok között hosszú asztalok állnak zöld lámpákkal. A kupolán át beszűrődik a nappali fény.',
    ],
    pl: [
      'Czytelnia starej biblioteki z wysokimi regałami',
      'Między regałami stoją długie stoły z zielonymi lampami. Przez kopułę wpada światło dzienne.',
    ],
    sl: [
      'Čitalnica stare knjižnice z visokimi policami',
      'Med policami stojijo dolge mize z zelenimi svetilkami. Skozi kupolo vstopa dnevna svetloba.',
    ],
  },
  forklift: {
    de: [
      'Gabelstapler hebt eine Palette in ein Lagerregal',
      'Der Fahrer trägt eine Warnweste und einen Helm. Auf dem Boden sind gelbe Linien gezogen.',
    ],
    en: [
      'Forklift lifting a pallet onto a warehouse shelf',
      'The driver is wearing a safety vest and a helmet. Yellow lines are painted on the floor.',
    ],
    it: [
      'Carrello elevatore che solleva un pallet su uno scaffale del magazzino',
      'Il conducente porta un gilet di sicurezza e un casco. Sul pavimento sono tracciate linee gialle.',
    ],
    es: [
      'Carretilla elevadora que sube un palé a una estantería del almacén',
      'El conductor lleva un chaleco reflectante y un casco. En el suelo hay pintadas líneas amarillas.',
    ],
    cz: [
      'Vysokozdvižný vozík zvedá paletu do skladového regálu',
      'Řidič má na sobě výstražnou vestu a helmu. Na podlaze jsou nakreslené žluté čáry.',
    ],
    hu: [
      'Targonca raklapot emel egy raktári polcra',
      'A vezető láthatósági mellényt és sisakot visel. A padlóra sárga vonalakat festettek.',
    ],
    pl: [
      'Wózek widłowy podnosi paletę na regał magazynowy',
      'Kierowca ma na sobie kamizelkę odblaskową i kask. Na podłodze namalowane są żółte linie.',
    ],
    sl: [
      'Viličar dviguje paleto na skladiščno polico',
      'Voznik nosi odsevni jopič in čelado. Na tleh so narisane rumene črte.',
    ],
  },
  'church tower': {
    de: [
      'Kirchturm mit Uhr über den Dächern eines Dorfes',
      'Die Zeiger der Uhr sind vergoldet. Am Himmel ziehen weiße Wolken vorbei, und auf der Wiese grasen Schafe.',
    ],
    en: [
      'Church tower with a clock above the roofs of a village',
      'The hands of the clock are gilded. White clouds drift across the sky, and sheep graze in the meadow.',
    ],
    it: [
      'Campanile con orologio sopra i tetti di un paese',
      'Le lancette dell’orologio sono dorate. Nel cielo passano nuvole bianche e sul prato pascolano le pecore.',
    ],
    es: [
      'Torre de iglesia con reloj sobre los tejados de un pueblo',
      'Las agujas del reloj son doradas. Por el cielo pasan nubes blancas y en el prado pastan ovejas.',
    ],
    cz: [
      'Kostelní věž s hodinami nad střechami vesnice',
      'Ručičky hodin jsou pozlacené. Po obloze plují bílé mraky a na louce se pasou ovce.',
    ],
    hu: [
      'Órás templomtorony egy falu háztetői fölött',
      'Az óra mutatói aranyozottak. Az égen fehér felhők úsznak, és a réten juhok legelnek.',
    ],
    pl: [
      'Wieża kościelna z zegarem nad dachami wsi',
      'Wskazówki zegara są pozłacane. Po niebie płyną białe chmury, a na łące pasą się owce.',
    ],
    sl: [
      'Cerkveni zvonik z uro nad strehami vasi',
      'Kazalca ure sta pozlačena. Po nebu plujejo beli oblaki, na travniku pa se pasejo ovce.',
    ],
  },
  nurse: {
    de: [
      'Pflegekraft misst einem älteren Mann im Rollstuhl den Blutdruck',
      'Beide sitzen in einem hellen Zimmer mit Topfpflanzen. Auf dem Nachttisch liegen eine Brille und eine Zeitung.',
    ],
    en: [
      'Nurse taking the blood pressure of an older man in a wheelchair',
      'Both are sitting in a bright room with potted plants. A pair of glasses and a newspaper lie on the bedside table.',
    ],
    it: [
      'Infermiera che misura la pressione a un uomo anziano in sedia a rotelle',
      'Entrambi sono seduti in una stanza luminosa con piante in vaso. Sul comodino ci sono un paio di occhiali e un giornale.',
    ],
    es: [
      'Enfermera que toma la tensión a un hombre mayor en silla de ruedas',
      'Ambos están sentados en una habitación luminosa con plantas. Sobre la mesilla hay unas gafas y un periódico.',
    ],
    cz: [
      'Zdravotní sestra měří tlak staršímu muži na vozíku',
      'Oba sedí ve světlém pokoji s květinami v květináčích. Na nočním stolku leží brýle a noviny.',
    ],
    hu: [
      'Ápoló megméri egy kerekesszékes idős férfi vérnyomását',
      'Mindketten egy világos szobában ülnek, cserepes növények között. Az éjjeliszekrényen szemüveg és újság fekszik.',
    ],
    pl: [
      'Pielęgniarka mierzy ciśnienie starszemu mężczyźnie na wózku',
      'Oboje siedzą w jasnym pokoju z roślinami w doniczkach. Na stoliku nocnym leżą okulary i gazeta.',
    ],
    sl: [
      'Medicinska sestra meri krvni tlak starejšemu moškemu na vozičku',
      'Oba sedita v svetli sobi z lončnicami. Na nočni omarici ležijo očala in časopis.',
    ],
  },
}
