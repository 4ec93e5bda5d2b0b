import type { FaultWords } from './fault-words.ts'

export const sloveneFaults: FaultWords = {
  refusals: [
    /(?<!\p{L})(?:brez slike|opisa) (?:\p{L}+ )?ne (?:morem|znam)(?!\p{L})/iu,
    /(?<!\p{L})(?:slika|slike|fotografija|fotografije)(?!\p{L})(?!.*\?).{0,15}ni (?:\p{L}+ ){0,2}(?:dostopn\p{L}*|mogoče (?:\p{L}+ )?(?:obdelati|prikazati|naložiti|odpreti|opisati)|na voljo|priložen\p{L}*|prikazan\p{L}*)/iu,
    /^(?:ni|nobena|ne vidim)(?!\p{L}).{0,20}(?:slike|slika|fotografije)(?!\p{L})(?:, ki|$|\.| ni| za opis)/iu,
    /^(?:slika|fotografija|slike) ni (?:bil[aoi] )?(?:\p{L}+ )?(?:priložen|na voljo|naložen|mogoče|dostopn)/iu,
    /(?:^|[,.!?] )(?:vendar |a )?(?:slike|fotografije) (?:žal )?ne vidim/iu,
    /(?<!\p{L})ne vidim (?:nobene|priložene)(?!\p{L})/iu,
    /(?:^|[.!?] )(?:prosim|ali lahko|lahko|naložite|pošljite)(?!\p{L}).{0,40}(?:sliko|fotografijo)(?!\p{L})(?! vid)/iu,
    /(?<!\p{L})(?:nimam dostopa|dostopa nimam)/iu,
    /(?<!\p{L})(?:te |tega )?(?:slike?|fotografije) ne (?:morem|znam) /iu,
    /(?<!\p{L})ne (?:morem|znam|zmorem)(?!\p{L}).{0,40}(?:opis|pomagati|slik|ustvariti|prepoznati)/iu,
    /(?<!\p{L})pri t(?:em|ej zahtevi)(?!\p{L}).{0,15}ne morem/iu,
  ],
  declines: {
    self: 'jaz mi meni mene me moj moja moje mojih mojim sem imam vidim morem znam zame',
    not: 'ne ni niso nobena nobene noben nobenega nič nisem nimam ne_bo brez nemogoče',
    unwilling: `
      ne_morem ne_znam ne_zmorem ne_bom ne_smem ne_želim nimam nisem raje_ne raje_ne_bi zavračam
      ne_bi_opisoval* vzdržal* moram_zavrniti moram_odkloniti`,
    task: `
      opis* opiš* identific* prepozn* določ* pomag* pomoč* prošnj* zahtev* slik* fotografij* oseb*
      ljudi ljudeh datotek* analiz* ogled* pregled* obdel* dostop* ustvar* imenov* povedati`,
    picture: 'slika slike sliko fotografija fotografije fotografijo posnetek posnetka',
    arrival: `
      nalož* prispel* prišl* dosp* prejel* prejet* pripet* prilož* posredov* poslan* odprl* odpret*
      odpreti prikaz* dostop* na_voljo obdel* berljiv* prenes* prebrat*`,
    text: 'opis opisa opisov nadomestno_besedilo nadomestnega_besedila alternativno_besedilo',
    giving: `
      mogoč* možen možno podati ponuditi ustvariti pripraviti napisati zagotoviti dati izdelati
      posredovati`,
    model: `
      kot_jezikovni_model kot_model kot_umetna_inteligenca kot_ui sem_jezikovni_model
      sem_umetna_inteligenca kot_velik_jezikovni_model kot_ai`,
    shows: 'prikazuje kaže sporočilo obvestilo napis tabla zaslon',
  },
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
  shells: `
    ni nadomestnega besedila|ni alternativnega besedila|opis sledi|opis bo dodan|kmalu|slika izdelka|fotografija izdelka|slika artikla|simbolična slika|
    nadomestna slika|vzorčna slika|predogled|grafika|ilustracija|prazno|brez besedila|ni besedila|ni na voljo|
    neznano|dopolniti|za dopolnitev|dopolni|tukaj vnesite besedilo|tu vnesite besedilo|vnesite besedilo|
    vstavite besedilo|vaše besedilo|vzorčno besedilo|fotografija|
    ni podatka|ni podatkov|ni informacij|brez podatkov|ni navedeno|podatki niso na voljo`,
  fillIns: 'besedil\\p{L}*|slik\\p{L}*|foto\\p{L}*|opis\\p{L}*|vstavi\\p{L}*|vnesi\\p{L}*|nadomestn\\p{L}*',
  shellWords:
    'tu tukaj je ni brez na voljo manjka dodati dodaj prosim sledi kmalu bo prazno alt alternativno alternativnega za to te tega izdelka artikla glavna vzorčna pozneje kasneje dodan dodano dopolnjen dopolnjeno sledil dopolniti trenutno še vpisati vstaviti',
  unfinished: `
    in ter ali s z v na do od po za pri pred čez skozi pod nad o ob k h ki katere kateri katero katerem da
    ko medtem kjer ampak vendar ter
    zaradi ker oziroma`,
  possessives: 'svojo svojim svojega svojem svojemu svojih svojimi',
  hedges: `
    zdi se|videti je|videti kot|morda|mogoče|verjetno|najbrž|bržkone|domnevno|lahko(?: pa)? bi|bi lahko|bi (?:utegnil|mogl)\\p{L}*|morebiti|
    neke vrste|nekakš\\p{L}+|kaj podobnega|nekaj podobnega|ni jasno`,
  asides: 'razlaga|interpretacija|razlog|utemeljitev|namen|analiza|obrazložitev',
}
