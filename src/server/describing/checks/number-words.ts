/** Number and its words in all genders and cases; with `!` those that mean something else, too, or stay unsaid elsewhere. */
const cardinals: Record<string, string> = {
  de: `2 zwei zwo zweien zweier|3 drei dreien dreier|4 vier vieren|5 fünf fünfen|6 sechs|7 sieben|8 acht|9 neun|10 zehn|11 !elf|
    12 zwölf|13 dreizehn|14 vierzehn|15 fünfzehn|16 sechzehn|17 siebzehn|18 achtzehn|19 neunzehn|20 zwanzig|30 dreißig dreissig|
    40 vierzig|50 fünfzig|60 sechzig|70 siebzig|80 achtzig|90 neunzig|2 !beide !beiden !beider !paar !paare|12 !dutzend`,
  en: `1 !one|2 two|3 three|4 four|5 five|6 six|7 seven|8 eight|9 nine|10 ten|11 eleven|12 twelve|13 thirteen|14 fourteen|15 fifteen|
    16 sixteen|17 seventeen|18 eighteen|19 nineteen|20 twenty|30 thirty|40 forty|50 fifty|60 sixty|70 seventy|80 eighty|
    90 ninety|2 !both !pair !pairs !couple !twins !second !twice|3 !third !trio !triplets|4 !fourth|5 !fifth|12 !dozen`,
  it: `2 due|3 tre|4 quattro|5 cinque|6 !sei|7 sette|8 otto|9 nove|10 dieci|11 undici|12 dodici|13 tredici|14 quattordici|
    15 quindici|16 sedici|17 diciassette|18 diciotto|19 diciannove|20 !venti|30 trenta|40 quaranta|50 cinquanta|60 sessanta|
    70 settanta|80 ottanta|90 novanta|2 !entrambi !entrambe !ambedue !coppia !paio !paia|12 !dozzina`,
  es: `1 !uno !una !un|2 dos|3 tres|4 cuatro|5 cinco|6 seis|7 siete|8 ocho|9 nueve|10 diez|11 once|12 doce|13 trece|14 catorce|15 quince|
    16 dieciséis|17 diecisiete|18 dieciocho|19 diecinueve|20 veinte|30 treinta|40 cuarenta|50 cincuenta|60 sesenta|70 setenta|
    80 ochenta|90 noventa|22 veintidós|23 veintitrés|24 veinticuatro|25 veinticinco|26 veintiséis|27 veintisiete|
    28 veintiocho|29 veintinueve|21 veintiún veintiuno veintiuna|2 !ambos !ambas !par !pares !pareja|12 !docena`,
  cz: `1 !jeden !jedna !jedno !jednu|2 dva dvě dvou dvěma dvoje|3 tři tří třem třemi třech troje|4 čtyři čtyř čtyřem čtyřmi čtyřech čtvero|5 pět pěti|
    6 šest šesti|7 sedm sedmi|8 osm osmi|9 devět devíti|10 deset deseti desíti|11 jedenáct jedenácti|12 dvanáct dvanácti|
    13 třináct třinácti|14 čtrnáct čtrnácti|15 patnáct patnácti|16 šestnáct šestnácti|17 sedmnáct sedmnácti|
    18 osmnáct osmnácti|19 devatenáct devatenácti|20 dvacet dvaceti|30 třicet třiceti|40 čtyřicet čtyřiceti|
    50 padesát padesáti|60 šedesát šedesáti|70 sedmdesát sedmdesáti|80 osmdesát osmdesáti|90 devadesát devadesáti|
    2 !oba !obě !obou !oběma !pár !páru !dvojice !dvojici|3 !trojice !trojici|12 !tucet`,
  hu: `2 kettő két kettőt ketten|3 három hármat hárman|4 négy négyet négyen|5 öt ötöt öten|6 !hat !hatot !hatan|7 !hét !hetet !heten|
    8 nyolc nyolcat nyolcan|9 kilenc kilencet kilencen|10 tíz tizet tízen|11 tizenegy|12 tizenkettő tizenkét|13 tizenhárom|
    14 tizennégy|15 tizenöt|16 tizenhat|17 tizenhét|18 tizennyolc|19 tizenkilenc|20 húsz|30 harminc|40 negyven|50 ötven|
    60 hatvan|70 hetven|80 nyolcvan|90 kilencven|2 !mindkét !mindkettő !pár|12 !tucat`,
  pl: `1 !jeden !jedna !jedno !jedną|2 dwa dwie dwóch dwu dwom dwóm dwoma dwiema dwaj dwoje dwojga dwojgu dwojgiem|
    3 trzy trzej trzech trzem trzema troje trojga trojgu trojgiem|4 cztery czterej czterech czterem czterema czworo czworga czworgu|
    5 pięć pięciu pięcioma pięcioro pięciorga|6 sześć sześciu sześcioma sześcioro sześciorga|7 siedem siedmiu siedmioma siedmioro|
    8 osiem ośmiu ośmioma ośmioro|9 dziewięć dziewięciu dziewięcioma dziewięcioro|10 dziesięć dziesięciu dziesięcioma dziesięcioro|
    11 jedenaście jedenastu jedenastoma|12 dwanaście dwunastu dwunastoma|13 trzynaście trzynastu|14 czternaście czternastu|
    15 piętnaście piętnastu|16 szesnaście szesnastu|17 siedemnaście siedemnastu|18 osiemnaście osiemnastu|
    19 dziewiętnaście dziewiętnastu|20 dwadzieścia dwudziestu|30 trzydzieści trzydziestu|40 czterdzieści czterdziestu|
    50 pięćdziesiąt pięćdziesięciu|60 sześćdziesiąt sześćdziesięciu|70 siedemdziesiąt siedemdziesięciu|
    80 osiemdziesiąt osiemdziesięciu|90 dziewięćdziesiąt dziewięćdziesięciu|2 !oba !obie !obaj !oboje !obu !para !parę !pary|12 !tuzin`,
  sl: `2 dva dve dveh dvema|3 trije tri treh trem tremi|4 štirje štiri štirih štirim štirimi|5 pet petih petim petimi|
    6 šest šestih šestim šestimi|7 sedem sedmih sedmim sedmimi|8 osem osmih osmim osmimi|9 devet devetih devetim devetimi|
    10 deset desetih desetim desetimi|11 enajst enajstih enajstim enajstimi|12 dvanajst dvanajstih dvanajstim dvanajstimi|
    13 trinajst trinajstih|14 štirinajst štirinajstih|15 petnajst petnajstih|16 šestnajst šestnajstih|17 sedemnajst sedemnajstih|
    18 osemnajst osemnajstih|19 devetnajst devetnajstih|20 dvajset dvajsetih|30 trideset tridesetih|40 štirideset štiridesetih|
    50 petdeset petdesetih|60 šestdeset šestdesetih|70 sedemdeset|80 osemdeset|90 devetdeset|
    2 !oba !obe !obeh !obema !par !para !dvoje|3 !troje|12 !ducat`,
}

/** What is counted in these, in the cases that follow a number. */
const scales: [number, string][] = [
  [12, 'dutzend dozen dozzine docenas tucty tuctů tucat tuziny tuzinów ducata ducate ducatov'],
  [100, 'hundert hundred cento cien ciento cientos sto sta stě set száz stu dwieście trzysta dvesto tristo'],
  [
    1_000,
    'tausend tsd thousand k mille mila mil tisíc tisíce tisíci tis ezer ezret tysiąc tysiące tysięcy tys tisoč tisoče tisočih',
  ],
  [
    1_000_000,
    'million millionen mio millions mln milione milioni millón millones milion miliony milionů millió milionów milijon milijona milijoni milijonov',
  ],
  [
    1_000_000_000,
    'milliarde milliarden mrd billion bn miliardo miliardi mld miliarda miliardy miliard milliárd miliardów milijarda milijardi milijarde milijard',
  ],
]

const months = `januar january gennaio enero leden ledna január stycznia styczeń januarja jänner|
  februar february febbraio febrero únor února február lutego luty februarja feber|
  märz march marzo březen března március marca marzec marec|april aprile abril duben dubna április kwietnia kwiecień aprila|
  mai may maggio mayo květen května május maja maj|juni june giugno junio červen června június czerwca czerwiec junija junij|
  juli july luglio julio červenec července július lipca lipiec julija julij|august agosto srpen srpna augusztus sierpnia sierpień avgusta avgust|
  september settembre septiembre září szeptember września wrzesień septembra|oktober october ottobre octubre říjen října október października październik oktobra|
  november novembre noviembre listopad listopadu november listopada novembra|dezember december dicembre diciembre prosinec prosince december grudnia grudzień decembra`

/** Beside these a number is a part of the clock or of a whole: half past three, halb vier, půl čtvrté. */
export const partWords: ReadonlySet<string> = new Set(
  `halb viertel dreiviertel half quarter past mezza mezzo quarto quarti media medio cuarto cuartos menos půl čtvrt fél negyed
  háromnegyed pół wpół kwadrans ćwierć pol četrt drittel third thirds terzo terzi tercio tercios`.split(
    /\s+/,
  ),
)

/** Units that other languages' readers get converted: what stands before them is another number there. */
export const foreignUnits: ReadonlySet<string> = new Set(
  'mph mile miles foot feet ft inch inches yard yards yd lb lbs pound pounds ounce ounces oz gallon gallons f'.split(
    ' ',
  ),
)

export interface NumberWord {
  value: number
  isSure: boolean
}

export const numberWords: Record<string, Map<string, NumberWord>> = Object.fromEntries(
  Object.entries(cardinals).map(([language, list]) => [language, readList(list)]),
)

export const scaleWords = new Map(
  scales.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
)

export const monthWords = new Map(
  months.split('|').flatMap((names, index) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, index + 1] as const),
  ),
)

function readList(list: string): Map<string, NumberWord> {
  const words = new Map<string, NumberWord>()
  for (const line of list.split('|')) {
    const [value, ...spellings] = line.trim().split(/\s+/)
    for (const spelling of spellings) {
      const isSure = !spelling.startsWith('!')
      words.set(isSure ? spelling : spelling.slice(1), { value: Number(value), isSure })
    }
  }
  return words
}
