/** The texts of an answer, keywords that they use, keywords that they do not. Held-out: every second row. */
export const secondKeywordExamples: [texts: Record<string, string>, used: string[], unused: string[]][] = [
  // One language: a word inside another is no use of it, an inflected one and a true part of a compound are.
  [{ de: 'Schweine suhlen sich im Schlamm' }, ['Schwein', 'Schlamm'], ['Wein', 'Lamm']],
  [
    { de: 'Ein Bauer pflügt mit dem Traktor den Acker' },
    ['Bauer', 'Traktoren', 'Acker'],
    ['Bau', 'Auer', 'Trakt'],
  ],
  [
    { de: 'Apfelkuchen mit Sahne auf einem Gartentisch' },
    ['Apfelkuchen', 'Kuchen', 'Gartentisch', 'Tisch'],
    ['Ahne', 'Art'],
  ],
  [
    { de: 'Frühstück mit Croissants am Hotelfenster' },
    ['Frühstück', 'Hotel', 'Croissant'],
    ['Stück', 'Ross'],
  ],
  [
    { de: 'Wanderer auf einer Hängebrücke über der Schlucht' },
    ['Wanderer', 'Hängebrücke', 'Brücke'],
    ['Wand', 'Sucht'],
  ],
  [
    { de: 'Ein Trompeter im Regen vor dem Rathaus' },
    ['Trompeter', 'Rathaus', 'Regen'],
    ['Rom', 'Petersdom', 'Ratte'],
  ],
  [
    { de: 'Lachende Großmutter mit Strickzeug im Sessel' },
    ['Großmutter', 'Sessel', 'Strickzeug'],
    ['Lachs', 'Esel', 'Zug'],
  ],
  [{ de: 'Segelboote im Hafen von Kiel' }, ['Segelboot', 'Hafen', 'Kiel'], ['Igel', 'Kiefer', 'Hafer']],
  [
    { en: 'Carpenter planing a board in a workshop' },
    ['carpenter', 'workshop', 'boards'],
    ['car', 'pen', 'plane ticket'],
  ],
  [
    { en: 'Pineapples stacked at a market stall' },
    ['pineapple', 'market', 'stall'],
    ['apple', 'pine', 'mark'],
  ],
  [
    { en: 'Grandmother knitting in an armchair' },
    ['grandmother', 'armchair', 'knit'],
    ['sand', 'kitten', 'army'],
  ],
  [{ en: 'Candles burning on a window sill' }, ['candle', 'window'], ['can', 'wind', 'silly']],
  [
    { en: 'Runners crossing a finish line in the rain' },
    ['runner', 'finish line', 'rain'],
    ['fin', 'fish', 'train'],
  ],
  [
    { en: 'Butterflies on lavender flowers' },
    ['butterfly', 'lavender', 'flower'],
    ['butter', 'fly fishing', 'lave'],
  ],
  [
    { it: 'Bambini che giocano a pallone in un cortile' },
    ['bambino', 'pallone', 'giocare'],
    ['pallido', 'corte d’appello', 'bambù'],
  ],
  [{ it: 'Gatti che dormono su una panchina' }, ['gatto', 'panchina'], ['panca termica', 'pane', 'china']],
  [
    { it: 'Una cameriera serve il caffè ai tavolini' },
    ['cameriera', 'caffè', 'tavolino'],
    ['camera', 'cavolo', 'serra'],
  ],
  [{ it: 'Portoni di legno in un vicolo' }, ['portone', 'legno', 'vicoli'], ['porto', 'tono', 'regno']],
  [{ it: 'Barche a vela nel golfo di Napoli' }, ['barca', 'vela', 'Napoli'], ['golf', 'bar', 'velo']],
  [
    { es: 'Niñas con paraguas en una calle mojada' },
    ['niña', 'paraguas', 'calle'],
    ['agua', 'callo', 'para'],
  ],
  [
    { es: 'Panadero sacando barras de pan del horno' },
    ['panadero', 'pan', 'horno'],
    ['pana', 'bar', 'adorno'],
  ],
  [
    { es: 'Campesinos recogiendo aceitunas' },
    ['campesino', 'aceituna', 'recoger'],
    ['aceite de coche', 'tuna', 'camping'],
  ],
  [{ es: 'Caballos galopando por la playa' }, ['caballo', 'playa', 'galopar'], ['gallo', 'cabello', 'plaza']],
  [
    { es: 'Soldados desfilando ante el palacio' },
    ['soldado', 'palacio', 'soldados'],
    ['sol', 'dado', 'pala'],
  ],
  [{ cz: 'Holčička krmí kachny u rybníka' }, ['holčička', 'kachna', 'rybník'], ['ryba', 'krém', 'hůlka']],
  [{ cz: 'Děti staví sněhuláka na zahradě' }, ['děti', 'sněhulák', 'zahrada'], ['hrad', 'dětství', 'hula']],
  [
    { cz: 'Stará parní lokomotiva na nádraží' },
    ['lokomotiva', 'nádraží', 'parní'],
    ['motiv', 'dráp', 'pára'],
  ],
  [{ cz: 'Hodiny na věži kostela svatého Jakuba' }, ['hodiny', 'věž', 'kostel'], ['kost', 'hod', 'jak']],
  [{ hu: 'Kislány virágot szed a réten' }, ['kislány', 'virág', 'rét'], ['rétes', 'virágzás', 'lánytestvér']],
  [{ hu: 'Öreg halász javítja a hálóját a parton' }, ['halász', 'háló', 'part'], ['hal', 'partner', 'ász']],
  [{ hu: 'Macskák alszanak az ablakban' }, ['macska', 'ablak'], ['macskakő', 'lak', 'alak']],
  [{ hu: 'Piros almák egy kosárban' }, ['alma', 'kosár', 'piros'], ['kos', 'kosárlabda', 'pirítós']],
  [
    { pl: 'Dziewczynka karmi kaczki nad stawem' },
    ['dziewczynka', 'kaczka', 'staw'],
    ['karma', 'kaczan', 'stawka'],
  ],
  [
    { pl: 'Rowerzyści jadą ulicą Starego Miasta' },
    ['rowerzysta', 'ulica', 'Stare Miasto'],
    ['row', 'jad', 'ulik'],
  ],
  [{ pl: 'Konie pasą się na łące' }, ['koń', 'łąka', 'konie'], ['koniec', 'pas', 'lak']],
  [
    { pl: 'Koszyk z grzybami na drewnianym stole' },
    ['koszyk', 'grzyby', 'stół'],
    ['kosz', 'stolica', 'drewutnia'],
  ],
  [{ sl: 'Čebelar dviguje sat iz panja' }, ['čebelar', 'panj', 'sat'], ['čebula', 'panda', 'satelit']],
  [{ sl: 'Otroci se igrajo na plaži' }, ['otrok', 'plaža', 'igrajo'], ['otok', 'rok', 'plaz']],
  [{ sl: 'Ribič vleče mrežo v čoln' }, ['ribič', 'mreža', 'čoln'], ['riba', 'mravlja', 'ribez']],
  [
    { sl: 'Knjige na lesenih policah knjižnice' },
    ['knjiga', 'knjižnica', 'polica'],
    ['policija', 'les', 'knez'],
  ],
  // Several languages: what looks the same means another thing in the keyword's language.
  [
    { de: 'Ein Paket mit roter Schleife', en: 'A gift with a red ribbon' },
    ['Paket', 'Schleife'],
    ['Gift', 'Schlange'],
  ],
  [
    { de: 'Eine freundliche Krankenschwester am Bett', en: 'A kind nurse at the bedside' },
    ['Krankenschwester', 'Bett'],
    ['Kind', 'Spielplatz'],
  ],
  [
    { de: 'Schlechtes Wetter über der Küste', en: 'Bad weather over the coast' },
    ['Wetter', 'Küste'],
    ['Bad', 'Badewanne'],
  ],
  [
    { de: 'Eine Ratte neben einer Mülltonne', en: 'A rat beside a dustbin' },
    ['Ratte', 'Mülltonne'],
    ['Rat', 'Beratung'],
  ],
  [
    {
      de: 'Ein dicker Kater auf einem Kissen',
      en: 'A fat cat on a cushion',
      es: 'Un gato gordo sobre un cojín',
    },
    ['Kater', 'Kissen'],
    ['fatal', 'Gattung'],
  ],
  [
    { de: 'Handschuhe auf einer Werkbank', en: 'Gloves on a workbench in the hall, a hat on the wall' },
    ['Handschuhe', 'Werkbank'],
    ['Wall', 'Hut'],
  ],
  [
    {
      de: 'Ein mutiger Feuerwehrmann auf der Leiter',
      en: 'A brave firefighter on the ladder, with a wide belt',
    },
    ['Feuerwehrmann', 'Leiter'],
    ['brav', 'Gürtel'],
  ],
  [
    { en: 'A child beside a fountain', de: 'Ein Kind neben einem Brunnen' },
    ['child', 'fountain'],
    ['kind', 'friendly'],
  ],
  [
    { en: 'A bathroom with white tiles', de: 'Ein Bad mit weißen Fliesen' },
    ['bathroom', 'tiles'],
    ['bad', 'poor'],
  ],
  [
    {
      en: 'A bright hallway with a coat rack',
      de: 'Ein heller Flur mit einer Garderobe',
      cz: 'Světlá chodba s věšákem',
    },
    ['hallway', 'coat'],
    ['hell', 'heaven'],
  ],
  [
    { en: 'A letter on a desk', de: 'Ein Brief auf einem Schreibtisch' },
    ['letter', 'desk'],
    ['brief', 'short'],
  ],
  [
    { en: 'A man lifting a chest', de: 'Ein Mann hebt eine Truhe an', sl: 'Moški dviguje skrinjo' },
    ['man', 'chest'],
    ['ant', 'skin'],
  ],
  [
    { it: 'Burro e pane su un tagliere', es: 'Mantequilla y pan en una tabla' },
    ['burro', 'pane', 'tagliere'],
    ['asino', 'fattoria'],
  ],
  [
    { es: 'Un burro junto a un pozo', it: 'Un asino vicino a un pozzo' },
    ['burro', 'pozo'],
    ['mantequilla', 'gallina'],
  ],
  [
    { es: 'Mantequilla y pan en una mesa', it: 'Burro e pane su un tavolo' },
    ['mantequilla', 'mesa'],
    ['burro', 'establo'],
  ],
  [
    { it: 'Una salita ripida tra le case', es: 'Una cuesta empinada entre las casas' },
    ['salita', 'case'],
    ['costo', 'saliera'],
  ],
  [
    {
      es: 'Un vaso de agua sobre la mesa',
      de: 'Ein Glas Wasser auf dem Tisch',
      it: 'Un bicchiere d’acqua sul tavolo',
    },
    ['vaso', 'agua', 'mesa'],
    ['florero', 'tabla'],
  ],
  [
    { de: 'Ein Glas Wasser auf dem Tisch', es: 'Un vaso de agua sobre la mesa' },
    ['Glas', 'Wasser', 'Tisch'],
    ['Vase', 'Messe'],
  ],
  [
    { cz: 'Čerstvý chléb na prkénku', pl: 'Świeży chleb na desce' },
    ['chléb', 'prkénko'],
    ['svítidlo', 'svíčka'],
  ],
  [
    { pl: 'Dywan w salonie obok kanapy', cz: 'Koberec v obývacím pokoji vedle pohovky' },
    ['dywan', 'salon', 'kanapa'],
    ['pokój', 'kobieta'],
  ],
  [
    { cz: 'Koberec v obývacím pokoji', pl: 'Dywan w salonie' },
    ['koberec', 'obývací pokoj'],
    ['divan', 'salonek krásy'],
  ],
  [
    { cz: 'Lístky na divadelní představení', sl: 'Vstopnice za gledališko predstavo' },
    ['lístek', 'představení'],
    ['vstup', 'hlediště'],
  ],
  [
    { sl: 'Star most čez reko', cz: 'Starý most přes řeku', en: 'An old bridge over a river' },
    ['most', 'reka'],
    ['zvezda', 'rekord'],
  ],
  [{ en: 'An old bridge over a river', sl: 'Star most čez reko' }, ['bridge', 'river'], ['star', 'most']],
  [
    { hu: 'Egy ló áll a kapuban', en: 'A horse is standing in the gateway', de: 'Ein Pferd steht im Tor' },
    ['ló', 'kapu'],
    ['torta', 'inga'],
  ],
  [
    { hu: 'Sült hal citrommal', sl: 'Pečena riba z limono', de: 'Gebratener Fisch mit Zitrone' },
    ['hal', 'citrom'],
    ['limonádé', 'pecsenye'],
  ],
  [
    { de: 'Gebratener Fisch mit Zitrone', hu: 'Sült hal citrommal', pl: 'Smażona ryba z cytryną' },
    ['Fisch', 'Zitrone'],
    ['Halle', 'Zitrus'],
  ],
  [{ de: 'Ein Rock auf einem Bügel', en: 'A skirt on a hanger' }, ['Rock', 'Bügel'], ['Felsen', 'Hangar']],
  [{ en: 'A skirt on a hanger', de: 'Ein Rock auf einem Bügel' }, ['skirt', 'hanger'], ['rock', 'stone']],
  [
    { de: 'Der Chef steht in seinem Büro', en: 'The boss is standing in his office' },
    ['Chef', 'Büro'],
    ['Boss-Anzug', 'Bürste'],
  ],
  [
    { en: 'The boss is standing in her office', de: 'Die Chefin steht in ihrem Büro, der Chef daneben' },
    ['boss', 'office'],
    ['chef', 'kitchen'],
  ],
  [
    { de: 'Gymnasium am Marktplatz', en: 'Secondary school on the market square' },
    ['Gymnasium', 'Marktplatz'],
    ['Sekundarstufe', 'Quader'],
  ],
  [
    { de: 'Fahrräder vor einem Laden', en: 'Bikes outside a shop', it: 'Biciclette davanti a un negozio' },
    ['Fahrrad', 'Laden', 'bikes', 'negozio'],
    ['Biker', 'Rat'],
  ],
  [
    { de: 'Ein Kätzchen in einem Korb', en: 'A kitten in a basket', pl: 'Kotek w koszyku' },
    ['Kätzchen', 'Korb', 'kitten', 'kotek'],
    ['Kot', 'Kitt'],
  ],
  [
    {
      en: 'Tall cranes above a building site',
      de: 'Hohe Kräne über einer Baustelle',
      it: 'Alte gru sopra un cantiere',
    },
    ['crane', 'building site', 'Baustelle'],
    ['alter Mann', 'Kräuter'],
  ],
  [
    {
      it: 'Un calzino rosso sul prato',
      pl: 'Czerwona skarpeta na trawie',
      de: 'Eine rote Socke auf der Wiese',
    },
    ['calzino', 'prato', 'Socke'],
    ['scarpe', 'trave'],
  ],
]
