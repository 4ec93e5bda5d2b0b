import { placeholderTexts } from '#contract/placeholder-texts.ts'
import { begins } from './begins.ts'
import { dropAccents } from './drop-accents.ts'
import { sloveneFaults } from './faults/slovene.ts'
import type { Language } from './language.ts'
import { levelSlavic } from './level-slavic.ts'
import { sloveneRemarks } from './remarks/slovene.ts'
import { SloveneStemmer } from './snowball/slovene.ts'
import { sloveneSpeech } from './speech/slovene.ts'

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
    units: '',
    files: 'foto slika posnetek zaslona kopija',
  },
  numbers: {
    cardinals: `
      2 dva dve dveh dvema držita stojita sedita spita ležita igrata nosita hodita gledata tečeta plešeta pogovarjata|3 trije tri treh trem tremi|4 štirje štiri štirih štirim štirimi|
      5 pet petih petim petimi|6 šest šestih šestim šestimi|7 sedem sedmih sedmim sedmimi|
      8 osem osmih osmim osmimi|9 devet devetih devetim devetimi|10 deset desetih desetim desetimi|
      11 enajst enajstih enajstim enajstimi|12 dvanajst dvanajstih dvanajstim dvanajstimi|
      13 trinajst trinajstih|14 štirinajst štirinajstih|15 petnajst petnajstih|16 šestnajst šestnajstih|
      17 sedemnajst sedemnajstih|18 osemnajst osemnajstih|19 devetnajst devetnajstih|20 dvajset dvajsetih|
      30 trideset tridesetih|40 štirideset štiridesetih|50 petdeset petdesetih|60 šestdeset šestdesetih|
      70 sedemdeset|80 osemdeset|90 devetdeset|2 !oba !obe !obeh !obema !par !para !dvoje|3 !troje|12 ducat|1.5 poldruga poldrugo poldrugi`,
    ordinals: `
      3 tretj|4 četrti četrte četrto|6 šesti šesto|7 sedmi sedmo|8 osmi osmo|9 deveti deveto|
      10 deseti deseto|11 enajsti enajsta enajsto|12 dvanajsti dvanajsta dvanajsto|
      13 trinajsti trinajsta trinajsto|14 štirinajsti štirinajsta štirinajsto|
      15 petnajsti petnajsta petnajsto|16 šestnajsti šestnajsta šestnajsto|
      17 sedemnajsti sedemnajsta sedemnajsto|18 osemnajsti osemnajsta osemnajsto|
      19 devetnajsti devetnajsta devetnajsto|20 dvajseti dvajseta dvajseto|
      30 trideseti trideseta trideseto|40 štirideseti štirideseta štirideseto|
      50 petdeseti petdeseta petdeseto|60 šestdeseti šestdeseta šestdeseto|
      70 sedemdeseti sedemdeseta sedemdeseto|80 osemdeseti osemdeseta osemdeseto|
      90 devetdeseti devetdeseta devetdeseto`,
    joinTens: { one: 'ena', join: (tens, unit) => `${unit}in${tens}` },
    and: null,
    scales: {
      12: 'ducata ducate ducatov',
      100: 'sto dvesto tristo',
      1000: 'tisoč tisoče tisočih tisočim tisočimi',
      1000000: 'milijon milijona milijone milijoni milijonom milijonov milijonih mio',
      1000000000: 'milijarda milijardi milijarde milijardo milijard milijardah milijardami mrd',
      1000000000000: 'bilijon bilijona bilijone bilijoni bilijonom bilijonov bilijonih',
    },
    months: `
      januar januarja|februar februarja|marec marca|april aprila|maj maja|junij junija|julij julija|
      avgust avgusta|september septembra|oktober oktobra|november novembra|december decembra`,
    parts: 'pol četrt',
    rest: 'drugi druge druga drugo ostali ostale ostala preostali preostale',
    hours: 'ur[aei]?',
    hourBeforeMinutes: null,
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
  placeholders: placeholderTexts.sl,
  speech: sloveneSpeech,
  remarks: sloveneRemarks,
  faults: sloveneFaults,
  detection: {
    near: ['hr'],
    letters: {
      foreign:
        /[ćđ]|^dj|[bcdlmnprstv]ije|šć|(?:ov|ev)ima$|^(?:i|u|sa|uz|što|su|koji|koja|koje|ispred|iznad|iza|kraj|pored|pokraj|kroz)$/u,
      own: /šč|^(?:ki|sta|kot|ob|ter|so|in|se|v|iz|pri)$/u,
    },
  },
} satisfies Language
