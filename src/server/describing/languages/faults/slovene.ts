import type { FaultWords } from './fault-words.ts'

export const sloveneFaults: FaultWords = {
  instructions: [
    /^(?:po|v skladu z) (?:želji|navodilih|navodili)(?!\p{L})/iu,
    /^(?:nadomestno|alternativno) besedilo(?!\p{L}).{0,60}(?<!\p{L})(?:največ|znak\p{L}*|zahtev\p{L}*|pravil\p{L}*|navodil\p{L}*)(?!\p{L})/iu,
    /^(?:opiši(?:te)?|napiši(?:te)?|ustvari(?:te)?)(?!\p{L}).{0,25}(?:sliko|fotografijo|besedilo|opis)(?!\p{L})/iu,
    /(?<!\p{L})(?:besedilo|opis|ime datoteke|pravila)(?!\p{L}).{0,40}sem (?:\p{L}+ )*(?:popravil|odstranil|skrajšal|spremenil|upošteval|preoblikoval)|(?<!\p{L})(?:popravil|odstranil|skrajšal|spremenil|upošteval)a? sem(?!\p{L}).{0,30}(?:besedil|opis|ime|pravil)/iu,
    /(?:^|[.!?,] )(?:tukaj|tu) je(?!\p{L}).{0,30}(?:različica|besedilo|besedila|opis)(?!\p{L})/iu,
    /^(?:opomba|obvestilo) za(?!\p{L}).{0,20}(?:pregled|ocenjev|uredn|bral)/iu,
    /^(?:največ|največ|do) \d+ znak\p{L}*(?!\p{L}).{0,60}(?:stav|emoji|slika|ime)/iu,
    /(?<!\p{L})(?:to|te) besedilo(?!\p{L}).{0,20}(?:upošteva|izpolnjuje|ustreza)(?!\p{L}).{0,40}(?:pravil|zahtev|navodil)/iu,
  ],
  shells: `ni nadomestnega besedila|ni alternativnega besedila|opis sledi|opis bo dodan|kmalu|slika izdelka|
    fotografija izdelka|slika artikla|simbolična slika|nadomestna slika|vzorčna slika|predogled|grafika|
    ilustracija|prazno|brez besedila|ni besedila|ni na voljo|neznano|dopolniti|za dopolnitev|dopolni|
    tukaj vnesite besedilo|tu vnesite besedilo|vnesite besedilo|vstavite besedilo|vaše besedilo|vzorčno besedilo|
    fotografija|ni podatka|ni podatkov|ni informacij|brez podatkov|ni navedeno|podatki niso na voljo|brez naslova|
    neimenovano|glej podnapis|glejte podnapis|glej besedilo|glej opis|glej zgoraj|glej spodaj|v pripravi|
    v izdelavi|v delu|v obdelavi|čakajoče|osnutek|vsebina|manjka opis|opis manjka|manjka besedilo|besedilo manjka|
    besedilo sledi|besedilo bo dodano|besedilo v pripravi|opis v pripravi|podnapis|podnapis sledi|podnapis manjka|
    naslov slike|ime slike|nova slika|privzeto besedilo|privzeta slika|splošna slika|okrasna slika|
    dekorativna slika|glavna slika|naslovna slika|nalaganje|se nalaga|ni nastavljeno|ni določeno|nedoločeno|
    bo določeno|za dodati|zamenjajte besedilo|zamenjajte to besedilo|tu bo opis|tukaj bo opis|sem pride opis|
    opis tukaj|slika tukaj|čaka na opis|brez vsebine|brez podnapisa|prazno besedilo|
    nič|noben|nobena|nobeno|ni|ne obstaja|nihče|kasneje|pozneje|
    brez komentarja|zavrnjeno|odklanjam|zavračam|ne bom|
    brez imena|neimenovan dokument|slika ni najdena|zavrnitev|odklonjeno|kmalu na voljo|
    simbolna fotografija|simbolna slika|
    ni mogoče obdelati|obdelava ni mogoča`,
  fillIns:
    'besedil\\p{L}*|slik\\p{L}*|foto\\p{L}*|opis\\p{L}*|vstavi\\p{L}*|vnesi\\p{L}*|nadomestn\\p{L}*|fotografij\\p{L}*|podnapis|dopolni',
  shellWords: `
    tu tukaj je ni brez na voljo manjka dodati dodaj prosim sledi kmalu bo prazno alt alternativno alternativnega za
    to te tega izdelka artikla glavna vzorčna pozneje kasneje dodan dodano dopolnjen dopolnjeno sledil dopolniti
    trenutno še vpisati vstaviti moj neki neka nek kratek kratka ustrezen primeren uredništvo urednik avtor ekipa
    dopolni doda št številka atribut polje vrednost naslov vsebina članek članka stran ozadje mora biti osnutek
    nalaganje kaj vidi vaš vaša tvoj obvezno potreben čaka v pripravi dopolnilo vpišite dodajte vnesite napišite
    slike določeno določen določiti mesto prostor napisano napisati
  `,
  unfinished: `
    in ter ali s z v na do od po za pri pred čez skozi pod nad o ob k h ki katere kateri katero katerem da ko
    medtem kjer ampak vendar ter zaradi ker oziroma kadar čeprav četudi zato dokler preden katera katerega
    katerih čigar toda vendarle temveč iz brez namesto vzdolž je so svoja svoje svojo svojim svojega zelo proti
    pa naj bi bodisi kakor saj niti če odkar izza izpod izmed preko prek glede kljub poleg svoj kateremu
    katerimi
    svojem svojemu svojih svojimi
  `,
  breaksOff: [],
  ends: [
    // Everyone has their own; before and after.
    /(?<=(?<!\p{L})vsak.*) svoj(?:o|im|ega|em|emu|ih|imi)$/isu,
    /(?<!\p{L})pred in po$/iu,
  ],
  halfWords: '[čtdvszžšk]n|[aeiou]ln|[tdvzpbm]k|[bdfgkptvz]r|[bdgkpstzv]l|[tdr]j|čj|[mbpvrd]lj|[rdsz]nj|št',
  clippings: `
    foto avto moto info demo logo kilo kino metro radio tele disko expo promo video zoo bus avtobus`,
  shortWords: `
    so je ga mu mi ne že ta to jo ju ti vi ji si se je ni bi ima tu sem tja kaj ko tv pc dj ok cm mm km kg ki me te
    jih en
  `,
  hedges: `
    lahko pa|kot kaže|videti je,? kot|
    zdi se|videti je|videti kot|morda|mogoče|verjetno|najbrž|bržkone|domnevno|lahko(?: pa)? bi|bi lahko|bi (?:utegnil|mogl)\\p{L}*|morebiti|
    neke vrste|nekakš\\p{L}+|kaj podobnega|nekaj podobnega|ni jasno`,
  alternatives: 'ali|oziroma',
  asides: 'razlaga|interpretacija|razlog|utemeljitev|namen|analiza|obrazložitev',
  screens: `
    posnet(?:ek|ki|ku) zaslona|zaslonsk\\p{L}{1,3}|(?:mobilna|spletna) aplikacija|aplikacije, da|spletn\\p{L}{1,3}|brskalnik\\p{L}{0,2}|obrazec|obrazca|obrazcu|vprašalnik\\p{L}{0,2}|klepet(?:u|om)?|klepetaln\\p{L}{1,3}|pogovorno okno|pojavno okno|
    sporočilo (?:o napaki|\\p{L}+ aplikacije)|e-?pošt\\p{L}{1,2}|cms|program za podnaslavljanje|programska oprema|urejevalnik (?:besedila|besedil|kode|fotografij)|fotoarhiv\\p{L}{0,2}|novičnik\\p{L}{0,2}|vmesnik\\p{L}{0,2}|odločitveno drevo|diagram poteka|zloženk\\p{L}{1,2}|delovni list|prosojnic\\p{L}{1,2}|
    polje za (?:komentar|besedilo|iskanje)|besedilno polje`,
}
