import { expect, test } from 'vitest'
import { createStemmer } from './create-stemmer.ts'

/** By language: words whose forms must share a stem, and words that must not. */
const tables: Record<string, { meet: string; apart: string }> = {
  de: {
    meet: `Berg Berge, Berg Bergen, Haus Häuser, Haus Häusern, Apfel Äpfel, Feige Feigen, Kind Kindes, Wald Wälder, Blume Blumen,
      Straße Strassen, Wanderung Wanderungen, rot roter, rot rotes, Museum Museen, Zentrum Zentren, Auto Autos, Kamera Kameras,
      Freundin Freundinnen, Schloss Schlösser, grün grünem`,
    apart: `Wand Wanderer, Wald Wand, Berg Burg, Hund Hand, Katze Kasse, Rose Reise, Brot rot, Schnee Schnecke, Feige Fliege,
      Haus Hase, Maus Maut, Tisch Tasche`,
  },
  en: {
    meet: `dog dogs, city cities, child children, woman women, leaf leaves, wolf wolves, knife knives, foot feet, mouse mice,
      church churches, run running, hike hiking, beach beaches, berry berries, flower flowers, goose geese`,
    apart: `mount mountain, cat cart, ship sheep, hat heat, fig fog, bear beer, house horse, flower flow, wood wolf, lamp lamb, man mane`,
  },
  it: {
    meet: `montagna montagne, fiore fiori, giallo gialla, giallo gialli, lago laghi, barca barche, amico amici, bosco boschi,
      albero alberi, libro libri, gatto gatti, uovo uova, fungo funghi, uomo uomini`,
    apart: `casa cassa, pane panna, capello cappello, nonno nono, mare mela, lana luna, lago largo, fiore fiume, carro caro, sole sale`,
  },
  es: {
    meet: `perro perros, montaña montañas, flor flores, luz luces, pez peces, cruz cruces, ciudad ciudades, rojo rojas, camión camiones,
      jardín jardines, árbol árboles, canción canciones, lápiz lápices, gato gatas`,
    apart: `pero perro, casa caza, playa plaza, carro caro, vino viento, sol sal, mesa misa, pan pena, rosa risa, mono mano`,
  },
  cz: {
    meet: `květina květiny, květina květinách, hora horách, hora hory, kniha knize, řeka řece, louka louce, kočka koček, matka matek,
      strom stromech, pes psi, pes psem, les lesy, hrad hradem, město měst, zelený zeleného, dítě dětmi, Praha Praze, moře mořem`,
    apart: `hora herec, les lev, kočka kachna, hrad hradba, město maso, řeka ruka, kniha knedlík, strom stroj, pes past, louka loďka`,
  },
  hu: {
    meet: `kutya kutyák, kutya kutyával, hegy hegyek, hegy hegyen, virág virágok, ház házban, ház házak, alma almát, macska macskák,
      tó tavak, ló lovak, város városban, könyv könyvek, erdő erdőben, folyó folyók, fa fákat, gyerek gyermekek`,
    apart: `hegy hely, ház háló, kutya kút, alma álom, virág világ, macska maci, város vásár, könyv könyök, fa fal, tó tál`,
  },
  pl: {
    meet: `góra góry, góra górach, góra górze, kwiat kwiatów, kwiat kwiecie, ręka ręce, pies psami, książka książek, rzeka rzece, droga drodze,
      noga nodze, woda wodzie, miasto mieście, las lesie, jezioro jeziorze, zielony zielonej, Kraków Krakowie, chata chacie, dziecko dzieci,
      kot kotem, drzewo drzew, zima zimie, łąka łące, gwiazda gwieździe`,
    apart: `góra góral, kot kotlet, las lis, dom dym, rzeka ręka, kwiat kwit, most miasto, pies piasek, noga noc, chleb chlew, droga drugi`,
  },
  sl: {
    meet: `gora gore, gora gorah, cvet cvetovi, cvet cvetov, hiša hišah, jezero jezera, mesto mestu, otrok otroci, knjiga knjigo,
      mačka mačke, reka reki, gozd gozdovi, pes psi, drevo drevesa, rumena rumenih, grad gradovi`,
    apart: `gora gara, hiša hrib, mačka moka, reka roka, grad grah, most mesto, pes past, gozd gost, knjiga konj, jezero jelen`,
  },
}

function pairs(list: string): string[][] {
  return list.split(',').map((pair) => pair.trim().split(' '))
}

const rows = (kind: 'meet' | 'apart') =>
  Object.entries(tables).flatMap(([code, table]) =>
    pairs(table[kind]).map(([a = '', b = '']) => [code, a, b]),
  )

test.each(rows('meet'))('%s: %s and %s meet', (code, a, b) => {
  const stem = createStemmer(code!)
  expect(stem(a!)).toBe(stem(b!))
})

test.each(rows('apart'))('%s: %s and %s have different stems', (code, a, b) => {
  const stem = createStemmer(code!)
  expect(stem(a!)).not.toBe(stem(b!))
})

test('every language has at least 12 pairs that meet and 8 that do not', () => {
  for (const { meet, apart } of Object.values(tables)) {
    expect(pairs(meet).length).toBeGreaterThanOrEqual(12)
    expect(pairs(apart).length).toBeGreaterThanOrEqual(8)
  }
})

test('case, accents and how a letter is composed do not matter', () => {
  const stem = createStemmer('de')
  expect(stem('LÖWENZAHN')).toBe(stem('Löwenzahn'))
  expect(stem('Löwenzahn'.normalize('NFD'))).toBe(stem('lowenzahn'))
})

test('words of an unknown language are only folded', () => {
  const stem = createStemmer('Plattdeutsch')
  expect(stem('Hünnen')).toBe('hunnen')
  expect(createStemmer('__proto__')('Äpfel')).toBe('apfel')
  expect(createStemmer('constructor')('Äpfel')).toBe('apfel')
})

test('what is no word does no harm', () => {
  for (const code of [...Object.keys(tables), 'Latein']) {
    const stem = createStemmer(code)
    for (const odd of ['', 'a', '1', '😀', '中文', 'x'.repeat(100_000), '\uD800'])
      expect(typeof stem(odd)).toBe('string')
  }
})
