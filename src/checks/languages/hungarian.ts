import { stemmer } from '@orama/stemmers/hungarian'
import { isPartOfHungarianCompound } from './is-part-of-hungarian-compound.ts'
import { begins, type Language } from './language.ts'
import { dropAccents, dropVowels } from './level-spelling.ts'

const stopWords = `
  a az egy ez e eme ezek azok azt ezt ezeket azokat ennek annak ezeknek azoknak ebben abban ezen azon erre arra ezzel azzal ettől attól
  ehhez ahhoz ebből abból erről arról ezért azért itt ott ide oda innen onnan ilyen olyan ennyi annyi így úgy ekkor akkor
  én te ő mi ti ők engem téged őt minket bennünket titeket benneteket őket ön önök maga maguk nekem neked neki nekünk nektek nekik velem
  veled vele velünk veletek velük rám rád rá ránk rátok rájuk tőlem tőled tőle tőlünk tőlük hozzám hozzád hozzá hozzánk hozzájuk bennem
  benned benne bennünk bennük belőle belőlük rajta rajtam rajtuk nálam nálad nála nálunk náluk róla róluk érte értük alatta fölötte
  enyém tied övé miénk tietek övék saját egymás egymást egymással
  ki kik kit kiket kinek akik aki akit akinek mi mik mit miket minek ami amit amik aminek amely amelyek amelyet amelyeket amelynek amelyben
  amelyen mely melyek melyik hol hova hová honnan mikor miért hogyan hogy mennyi hány milyen ahol ahova ahonnan amikor ahogy amíg
  valaki valami valahol valamikor valamilyen senki semmi sehol soha minden mindenki mindig mindenhol bármi bárki bármely néhány több
  kevés sok sokan más mások másik többi egész összes mindkét mindkettő mindegyik egyik egyes számos valamennyi
  és s meg vagy de hanem azonban ám hogy ha mert mivel bár habár noha mint mintha tehát ezért azaz illetve valamint sem se is pedig sőt
  vagyis ugyanis továbbá stb pl ill
  van vannak vagyok vagy vagyunk volt voltak voltam voltunk lesz lesznek lenne legyen legyenek lett lettek lenni nincs nincsenek sincs
  volna lehet lehetett kell kellett tud tudnak tudott fog fognak fogja látható láthatók mutat mutatja található
  nem ne igen csak már még most majd aztán akkor ma tegnap holnap nagyon igen túl kissé eléggé is ugyan éppen szinte talán esetleg
  inkább leginkább főleg például körülbelül újra ismét együtt külön gyakran néha ritkán mindjárt azonnal
  alatt alá alól fölött felett fölé mellett mellé mellől között közé közül előtt elé elől mögött mögé mögül után óta felé felől körül köré
  miatt nélkül helyett szerint által ellen iránt végett révén keresztül át túl kívül belül szemben együtt óta mentén során
  el fel föl le be ki meg ide oda vissza rá át össze szét
  két kettő három négy öt hat hét nyolc kilenc tíz első második harmadik`

const kinds = 'kép|fotó|fénykép|felvétel'

export const hungarian = {
  tag: 'hu',
  hasCapitalNouns: false,
  domains: ['hu'],
  stopWords,
  doubtful: 'fog hat mint most sok van',
  inFileNames: dropAccents,
  ownLetters: ['äöü', 'őű', 'áéíóú'],
  forms: {
    stem: stemmer,
    refine: (stem, word) => {
      const cut = word.slice(stem.length)
      // A long vowel at the end of a word stays in all of its forms: `mező` is no `mez`.
      const long = /^.{2,}[óő]/.exec(stem + (/^[óő]/.test(cut) ? cut[0] : ''))?.[0]
      if (long !== undefined && long.length >= stem.length) return long
      // It takes the end of `macska` for an ending, and the k of `park` for one, which has a vowel before it.
      const isNoEnding = cut === 'ka' || cut === 'ke' || (/^k/.test(cut) && /[^aeiouáéíóöőúüű]$/.test(stem))
      return dropVowels(isNoEnding ? `${stem}k` : stem)
    },
    areApart: null,
    irregular: `
      ló lovak lovat lovas lovakat;tó tavak tavon tavat tavakat;kő kövek követ kövön köveken;
      hó hóban havon havat;fa fák fát fán fára fával fákat fákon;
      gyerek gyermek gyerekek gyermekek gyereket gyermeket;ember emberek;tűz tüzek tüzet`,
    compounds: { hasPart: isPartOfHungarianCompound, readFileName: (word) => word },
  },
  noise: {
    pictures: 'fotó kép képek',
    titles: 'dr',
    fields: 'kulcsszavak címkék cím leírás kép kategória',
    credits: 'forrás',
    articles: 'méret',
    months: `
      január február március április május június július augusztus szeptember október november
      december`,
    units: '',
    files: 'kép kep képernyőkép kepernyokep másolat masolat',
  },
  labels: {
    texts: `
      alternatív szöveg|helyettesítő szöveg|alt szöveg|leírás|képleírás|a kép leírása|kép leírása|
      rövid leírás|részletes leírás|hosszú leírás|képaláírás|kép|fotó|kulcsszavak`,
    languages: `
      magyar|magyarul|német|németül|angol|angolul|olasz|olaszul|spanyol|spanyolul|cseh|csehül|lengyel|
      lengyelül|szlovén|szlovénül`,
    connectors: 'hu a az verzió',
    beforeDash: 'alternatív szöveg',
    offers: 'persze|íme|itt (?:van|a)',
    offered: 'leírás szöveg',
    asides: 'értelmezés|indoklás|indok|ok|cél|elemzés|magyarázat',
  },
  abbreviations: `
    bp cca db dr évf ford fszt ifj kb kft krt ltd megj özv pl pld prof sz szt szerk stb tel tkp ua uo vö zrt
    jan feb febr szept ápr jún júl aug okt nov dec`,
  conjunctions: 'és vagy meg',
  phraseWords: 'mellett alatt fölött előtt mögött között',
  openings: [
    begins(
      '(?:a|az|ezen a|ezen az|egy|mellékelt|a mellékelt) (?:képen|képünkön|fotón|fényképen|felvételen|képeken|fotóinkon)',
    ),
    begins(
      `(?:(?:a|ez a|ez egy|egy|szép|színes|gyönyörű) ){0,3}(?:${kinds}) (?:egy|a|az|két|három|\\p{sc=Latn}+(?:ról|ről))`,
    ),
    begins(
      '(?:egy|a|az|ez egy) (?:kép|fotó|fénykép|felvétel),? (?:amely|ami|amin|melyen|amelyen)|(?:itt )?(?:egy|a|az) .{1,40} látható(?:ak)? a (?:képen|fotón)',
    ),
    begins(
      '(?:a )?(?:képen|fotón|fényképen|felvételen)|(?:itt )?látható(?:ak)? (?:egy|a|az)|(?:itt )?(?:láthatunk|látunk)',
    ),
    /^[\p{sc=Latn} ,-]{3,60} (?:képe|fotója|fényképe|képét ábrázolja)[.!]?$/iu,
    /^[\p{sc=Latn} ,-]{3,60} (?:ábrázoló|mutató) (?:kép|fotó|fénykép|felvétel)(?!\p{sc=Latn})/iu,
    begins('(?:(?:az|ez az) )?(?:ábra|grafika|illusztráció) .{3,60} (?:mutatja|ábrázolja|szemlélteti)'),
  ],
  judged: {
    refusals: String.raw`
      (?:nagyon )?sajnálom|elnézést|bocsánat
      sajnos (?:nem|a kép|ezt|nincs)(?!\p{L})
      nem (?:tudom|tudok|vagyok képes|áll módomban|látok|látom|láthatom|férek)(?!\p{L}).{0,60}(?:kép|fotó|leír|azonosít|segíteni|elemez|feldolgoz|megtekint)\p{L}*
      (?:mint )?(?:mesterséges|nyelvi|ai|mi)(?:-| )?(?:intelligencia|modell|modellként|asszisztens)\p{L}*
      nem (?:érkezett|kaptam|található|volt|lett|csatol\p{L}+|töltöt\p{L}+)(?!\p{L}).{0,30}(?:kép|fotó|fénykép)\p{L}*
      (?:nincs|nem látható) (?:kép|csatolt kép|feltöltött kép|megjeleníthető)\p{L}*
      (?:a|ez a) (?:kép|fotó|fénykép|fájl) nem (?:tölt|jelen|érhető|elérhető|látható|nyitható|dolgozható|olvasható)\p{L}*
      (?:a|ez a) (?:kép|fotó) (?:teljesen|egészen|végig) (?:fekete|fehér|sötét|üres)(?!-)
      (?:a|ez a) (?:kép|fotó) (?:üres|sérült|olvashatatlan)
      (?:kérem|kérlek|kérjük),? (?:töltse|töltsd|küldje|küldd|csatolja|csatold|adja|adj|ossza)(?!\p{L}).{0,50}(?:kép|fotó|információ|környezet)\p{L}*
      (?:nem lehet(?:séges)?|lehetetlen) (?:leírni|azonosítani|feldolgozni|megjeleníteni|a képet)
      (?:a képen )?(?:nincs|nem látható) semmi`,
    errors: String.raw`
      hiba(?::| \d{3}| történt| lépett fel| a feldolgozás)
      érvénytelen kérés|időtúllépés|a szolgáltatás nem (?:érhető el|elérhető)`,
    fillIns: 'szöveg|leírás|képaláírás|beillesztés|írja ide|írd ide|név|hely',
    unfinished: `
      a az egy és vagy hogy amely amelyet amelynek amelyen amelyben amelyek aki akit akinek akik amit ami de mint
      miközben valamint illetve míg mert ahol amikor ahogy mivel bár noha hanem pedig amíg melynek melyet melyben
      melyen mely ha számos néhány`,
    hedges: `
      úgy látszik|az a benyomás|elképzelhető|úgy tűnik|úgy néz ki|tűnik|talán|esetleg|valószínűleg|feltehetőe?n|vélhetően|
      alighanem|lehet|lehetséges|lehetne|valamilyen|valamiféle|valami hasonló|nem egyértelmű`,
    alternatives: 'vagy|avagy|illetve',
    praise: String.raw`
      gyönyörű\p{L}*|lenyűgöző\p{L}*|csodála?to?s\p{L}*|csodás\p{L}*|lélegzetelállító\p{L}*|festői\p{L}*|elbűvölő\p{L}*|hangulatos\p{L}*|
      (?:nyugalom|béke|melegség|derű) érzés\p{L}+|(?:hangulatot|érzést|légkört|benyomást) (?:kelt|teremt|áraszt|kölcsönöz)`,
    traits: String.raw`
      \d{1,2} éves|középkorú\p{L}*|(?:világos|sötét|barna|fekete|fehér) ?bőr(?:ű|szín)\p{L}*|bőrszín\p{L}*|
      (?:ázsiai|afrikai|afroamerikai|latin|kaukázusi|arab|indiai) (?:férfi|nő|származás|ember|lány|fiú)\p{L}*`,
    units: 'karakter|szó|mondat',
  },
  detection: {
    near: [],
    letters: null,
  },
} satisfies Language
