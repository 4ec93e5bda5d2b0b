import { SloveneStemmer } from '#vendor/snowball/slovene.ts'
import { begins, type Language } from './language.ts'
import { dropAccents, levelSlavic } from './level-spelling.ts'

const stopWords = `
  jaz ti on ona ono mi me vi ve oni one midva vidva onadva mene meni mano tebe tebi tabo njega ga njemu mu njem njim nje jo njej ji njo nas
  nam nami vas vam vami njih jih njim jim njimi se sebe si sebi sabo seboj
  moj moja moje moji mojega mojemu mojem mojim mojo mojih mojimi tvoj tvoja tvoje tvoji tvojega tvojem tvojo tvojih svoj svoja svoje svoji
  svojega svojemu svojem svojim svojo svojih svojimi naš naša naše naši našega našemu našem našim našo naših našimi vaš vaša vaše vaši
  vašega vašem vašo vaših njegov njegova njegovo njegove njen njena njeno njene njihov njihova njihovo njihove
  ta to te ti tega temu tem tej teh temi tisti tista tisto tiste tistega tistih oni tak taka tako take takšen takšna takšno takšne takega
  takih isti ista isto iste
  kdo koga komu kom kaj česa čemu čem čim kateri katera katero katere katerega katerem katerih ki kakšen kakšna kakšno kakšne čigav
  nekdo nekaj nek neki neka neko neke nekega nekem nihče nič noben nobena nobeno nobene vsak vsaka vsako vsake vsakega vsakem ves vsa vse
  vsi vseh vsem vsemi sam sama samo sami same drug drugi druga drugo druge drugega drugih drugim več manj veliko malo mnogo nekateri
  nekatere nekaterih oba obe obeh obema marsikdo marsikaj
  v na z s iz do od po pri k h o ob za nad pod pred čez med brez okoli okrog poleg zaradi kljub proti skozi namesto razen zunaj znotraj
  izpod izza izmed vzdolž blizu glede prek preko mimo
  in ter a ampak toda vendar pa ali oziroma ne niti da ker če ko kadar kjer kamor kot kakor saj torej zato čeprav dokler medtem tudi
  bodisi sicer namreč itd ipd npr tj oz
  sem si je smo ste so sva sta bil bila bilo bili bile biti bom boš bo bomo boste bodo bi nisem nisi ni nismo niste niso bodi imam imaš ima
  imamo imate imajo imel imela imelo imeli imeti lahko mora morajo moramo moral more morejo hoče želi kaže prikazuje vidi vidimo najdemo
  ne da že še le samo zelo preveč precej skoraj tu tukaj tam sem tja kje kam kod kdaj zakaj kako potem nato zdaj sedaj danes včeraj jutri
  vedno nikoli pogosto včasih spet morda mogoče približno zlasti predvsem skupaj zgoraj spodaj spredaj zadaj levo desno povsod nikjer kmalu
  takoj tako takrat nekoč doslej
  dva dve tri trije štiri pet šest sedem osem devet deset prvi prva prvo druga tretji tretja`

const kinds = 'slika|fotografija|fotka|posnetek|foto'

/**
 * Where the kind of picture says something, or pictures are what can be seen, it is no empty opening: these may follow.
 */
const goesOn =
  'zaslona|iz zraka|(?:\\p{sc=Latn}+ ){0,2}(?:klepeta|urejevalnika|kamere|mikroskopa|satelita|rentgena|drona|iz drona)|(?:v|na|nad|pod|ob|pri|za|med|pred)(?! kater)|visi|visijo|leži|ležijo|stoji|stojijo|je|so'

const snowball = new SloveneStemmer()

export const slovene = {
  tag: 'sl',
  hasCapitalNouns: false,
  domains: ['si'],
  stopWords,
  doubtful: 'drug imam kot med moral pet pod vas ves',
  inFileNames: dropAccents,
  ownLetters: ['ýš', 'čž'],
  forms: {
    stem: (word) => snowball.stemOf(word),
    refine: (stem) => levelSlavic(stem.replace(/(?<=.{3})(?:ov|ev|ami|ah|am|em|ih|om|[aeiou])$/, '')),
    areApart: null,
    irregular: `
      pes psi psa psu psov psom pse psih;človek ljudje ljudi ljudem človeka;dan dnevi dni dneva;
      otrok otroci otroka otroke otrok;oko oči očes očesa;uho ušesa ušes;
      drevo drevesa dreves drevesu drevesom drevesih;telo telesa;nebo nebesa;pero peresa;
      kolo kolesa koles kolesu kolesom;mati mater matere;hči hčere hčer;voz vozovi`,
    compounds: null,
  },
  noise: {
    pictures: 'foto slika slike',
    titles: 'dr ing mgr',
    fields: 'ključne besede oznake naslov opis slika kategorija foto',
    credits: 'vir|fotograf',
    articles: 'velikost',
    months: `
      januar januarja februar februarja marec marca april aprila maj maja junij junija julij julija
      avgust avgusta september septembra oktober oktobra november novembra december decembra`,
    units: '',
    files: 'foto slika posnetek zaslona kopija',
  },
  labels: {
    texts: `
      nadomestno besedilo|alternativno besedilo|alt besedilo|opis|opis slike|opis fotografije|kratek opis|
      kratki opis|dolg opis|dolgi opis|podroben opis|podrobni opis|podnapis|napis pod sliko|slika|
      fotografija|ključne besede`,
    languages: `
      slovenščina|slovenščini|slovensko|slovenski|nemško|angleško|italijansko|špansko|češko|madžarsko|
      poljsko`,
    connectors: 'sl v na za po različica',
    beforeDash: 'nadomestno besedilo',
    offers: 'seveda|tukaj je',
    offered: 'opis besedilo',
    asides: 'razlaga|interpretacija|razlog|utemeljitev|namen|analiza|obrazložitev',
  },
  abbreviations: `
    akad angl cca čl dr d.d d.o.o gdč idr ing inž ipd itd itn itp izr jul mio mrd npr obč odst oz prim prof
    pribl st str sv tab tel tis tj ul univ jan feb apr jun sept okt nov dec`,
  conjunctions: 'in ali ter',
  phraseWords: 'poleg med pred okoli na',
  openings: [
    begins(
      `(?:(?:ta|lepa|barvna|čudovita|lep|barven) ){0,2}(?:${kinds}),? (?!(?:${goesOn})(?!\\p{sc=Latn}))\\p{sc=Latn}+`,
    ),
    begins('(?:na|v) (?:(?:tej|tem|tej) )?(?:sliki|fotografiji|posnetku|fotki)'),
    begins(
      '(?:tukaj )?(?:vidimo|lahko vidimo|je vidn[aoi]?|so vidni|prikazan[aoi]? (?:je|so)|vidi se|vidijo se)',
    ),
    begins('(?:ta )?(?:grafika|ilustracija),? (?:ki )?(?:prikazuje|ponazarja|predstavlja)'),
  ],
  judged: {
    refusals: String.raw`
      (?:zelo )?(?:žal mi je|oprostite|oprosti|opravičujem se|se opravičujem)(?!\p{L})
      žal (?:ne|slike|slika|vam|na sliki)\p{L}*
      ne (?:morem|vidim|znam|zmorem)(?!\p{L}).{0,60}(?:slik|fotograf|opis|prepozna|identific|pomaga|obdela|ogleda|oseb)\p{L}*
      nisem (?:sposoben|sposobna|zmožen|zmožna|v stanju|prejel|prejela)(?!\p{L})
      kot (?:umetna|jezikovni|model|ui|ai)(?!\p{L})
      sem (?:le |samo )?(?:jezikovni|umetna|besedilni)(?!\p{L})
      (?:ni|ni bilo|nimam)(?: na voljo| priložen\p{L}*| naložen\p{L}*| posredovan\p{L}*| poslan\p{L}*)? (?:nobene |priložene |naložene )?(?:slike|fotografije)(?! z)
      (?:slika|fotografija|datoteka) (?:ni|se ni|se ne|je ni|ne)(?! (?:le|samo)).{0,20}(?:naloži|voljo|vidn|priložen|odpre|prikaž|berljiv|mogoče|obdela)\p{L}*
      (?:slika|fotografija) je (?:(?:popolnoma|povsem|čisto|v celoti) (?:črn|bel|temn)\p{L}*(?! in| z|-)|prazna|poškodovana|neberljiva)
      (?:prosim|prosimo),? (?:naložite|naloži|pošljite|pošlji|priložite|priloži|posredujte|delite)(?!\p{L}).{0,40}(?:slik|fotograf|informacij|kontekst)\p{L}*
      (?:slike |fotografije )?ni mogoče (?:opisati|prepoznati|obdelati|prikazati|določiti|naložiti)
      (?:na sliki )?ni (?:ničesar|nič) (?:vidno|videti|za opis|vidnega)`,
    errors: String.raw`
      napaka(?::| \d{3}| pri| strežnika)
      prišlo je do napake|neveljavna zahteva|časovna omejitev je potekla|storitev ni na voljo`,
    fillIns: 'besedilo|opis|napis|vstavite|vnesite|dopolnite|ime|kraj',
    unfinished: `
      in ter ali s z v na do od po za pri pred čez skozi pod nad ob k h katere kateri katero katerem da ko medtem
      kjer ampak vendar zaradi ker oziroma kadar čeprav dokler preden katera katerega katerih temveč iz brez namesto
      vzdolž so svoja svoje zelo proti naj bodisi kakor niti če izza izpod izmed preko prek glede kljub poleg`,
    hedges: String.raw`
      lahko pa|kot kaže|videti je,? kot|zdi se|videti je|videti kot|morda|mogoče|verjetno|najbrž|bržkone|domnevno|
      lahko(?: pa)? bi|bi lahko|morebiti|neke vrste|nekakš\p{L}+|kaj podobnega|nekaj podobnega|ni jasno`,
    alternatives: 'ali|oziroma',
    praise: String.raw`
      čudovit\p{L}*|prečudovit\p{L}*|osupljiv\p{L}*|očarljiv\p{L}*|slikovit\p{L}*|veličastn\p{L}*|idiličn\p{L}*|prelep\p{L}*|
      občutek (?:mir|toplin|varnost|sprošč)\p{L}*|(?:ustvarja|daje|vzbuja|pričara) .{0,40}(?:vzdušje|občutek|razpoloženje|vtis)`,
    traits: String.raw`
      \d{1,2}-?letn\p{L}+|star\p{L}* \d{1,2} let|srednjih let|(?:svetl|temn)\p{L}* (?:polt|kož)\p{L}*|barv\p{L} kože|temnopolt\p{L}*|svetlopolt\p{L}*|
      (?:azijsk|afrišk|afroamerišk|latinskoamerišk|belsk)\p{L}+ (?:mošk|žensk|porekl|rodu|videz)\p{L}*`,
    units: 'znakov|znaki|besed|besede|stavkov|stavki|stavka',
  },
  detection: {
    near: ['hr'],
    letters: {
      foreign:
        /[ćđ]|^dj|[bcdlmnprstv]ije|šć|(?:ov|ev)ima$|^(?:i|u|sa|uz|što|su|koji|koja|koje|ispred|iznad|iza|kraj|pored|pokraj|kroz)$/u,
      own: /šč|^(?:ki|sta|kot|ob|ter|so|in|se|v|iz|pri)$/u,
    },
  },
} satisfies Language
