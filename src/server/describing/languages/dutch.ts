import { begins } from './begins.ts'
import { dropAccents } from './drop-accents.ts'
import { dutchFaults } from './faults/dutch.ts'
import type { TypedLanguage } from './language.ts'
import { dutchRemarks } from './remarks/dutch.ts'
import { DutchStemmer } from './snowball/dutch.ts'
import { dutchSpeech } from './speech/dutch.ts'

/** Left out on purpose, as they are nouns too: haar, weg, been, weer, net; and `u`, which is short in too many languages. */
const stopWords = `
  de het een
  ik jij je hij zij ze wij we jullie hen hem hun mij me mijn jouw uw zijn ons onze zich zichzelf elkaar elkaars zelf
  deze dit die dat degene diegene datgene wie wat welk welke wiens wier waar hoe hoeveel waarom wanneer
  iemand niemand iets niets alles al alle allen allemaal ander andere anderen anders beide beiden elk elke ieder iedere iedereen
  enkel enkele enkelen enige genoeg geen meer meerdere meest meeste minder veel vele velen weinig weinige zoveel zo zulk zulke zo'n
  dezelfde hetzelfde sommige sommigen verscheidene verschillende zoiets
  aan achter af bij binnen boven beneden buiten door doorheen in langs met middenin na naar naast nabij om omheen onder ondanks op over
  per rond rondom sinds te ten ter tegen tegenover tijdens toe tot tussen uit van vanaf vanuit vanwege via volgens voor voorbij vóór
  wegens zonder behalve dankzij inclusief exclusief omstreeks dichtbij
  en of maar want dus omdat doordat zodat opdat als dan toen terwijl hoewel ofschoon indien mits tenzij noch evenals zoals alsook alsmede
  sowieso totdat voordat nadat zodra zolang zowel hetzij ofwel
  ben bent is was waren geweest word wordt worden werd werden geworden heb hebt heeft hebben had hadden gehad
  kan kun kunt kunnen kon konden zal zult zullen zou zouden moet moeten moest moesten mag mogen mocht wil wilt doe doet doen deed gedaan
  gaat gaan ging gingen komt komen kwam laat laten liet toont tonen getoond zie ziet zien gezien staat staan stond ligt liggen lag zit
  zitten zat bevindt bevinden heet heten genaamd geeft geven gaf maakt maken maakte gemaakt blijft blijven lijkt hoort horen
  niet nooit wel nog ook al reeds alleen slechts maar juist precies heel zeer erg tamelijk nogal bijna haast ongeveer circa ca vooral
  voornamelijk samen misschien wellicht waarschijnlijk natuurlijk eigenlijk bijvoorbeeld bijv bv enz etc oa ja nee toch zelfs steeds
  immers echter bovendien daarentegen overigens tevens eveneens verder vrijwel
  er hier daar ginds ergens nergens overal erop erin eraan erbij erover eronder erboven erachter ernaast ervoor ervan ertussen eromheen
  daarop daarin daaraan daarbij daarover daaronder daarboven daarachter daarnaast daarvoor daarna daarmee daarvan daartussen daardoor
  daarom hierop hierin hierbij hiermee hiervoor hiervan waarop waarin waaraan waarbij waarover waaronder waarmee waarvan waardoor
  waarvoor waarachter heen terug links rechts linksboven rechtsboven linksonder rechtsonder vooraan achteraan bovenaan onderaan bovenop
  nu straks vandaag gisteren morgen altijd vaak soms meestal dikwijls weleens eens opnieuw pas spoedig eerder later daarnet ooit
  twee drie vier vijf zes zeven acht negen tien eerste tweede derde`

const kinds =
  'afbeelding|foto|fotografie|plaatje|kiekje|opname|kleurenfoto|productfoto|productafbeelding|stockfoto|momentopname'
const praise =
  'mooie?|prachtige?|leuke?|fraaie?|kleurrijke?|gekleurde?|gedetailleerde?|digitale?|professionele?|indrukwekkende?|scherpe?|heldere?|hoogwaardige?'

const snowball = new DutchStemmer()

export const dutch = {
  tag: 'nl',
  names: ['nl', 'nederlands', 'niederländisch', 'dutch'],
  hasCapitalNouns: false,
  domains: ['nl', 'be'],
  stopWords,
  doubtful: `
    achter alleen ben dan door elk enkel heel hem hen hoe indien maar meer pas reeds samen staat toe tot van via wat`,
  inFileNames: dropAccents,
  ownLetters: ['ëï'],
  forms: {
    stem: (word) => snowball.stemOf(word),
    // `huis`, `huizen`; `brief`, `brieven`; `fiets`, whose s it takes for an ending.
    refine: (stem) =>
      stem
        .replace(/(?<=.{2})z$/, 's')
        .replace(/(?<=.{2})v$/, 'f')
        .replace(/(?<=.{2}[^aeiou])s$/, ''),
    areApart: null,
    irregular: `
      stad steden; schip schepen; lid leden; kind kinderen; ei eieren; blad bladeren bladen; kalf kalveren; lam lammeren;
      rund runderen; rad raderen; lied liederen; oog ogen; been benen beenderen; hoen hoenderen; volk volkeren; smid smeden; koe koeien;
      vlo vlooien; dag dagen; weg wegen; dak daken; glas glazen; graf graven; gat gaten; pad paden; vat vaten; bad baden; slot sloten;
      hof hoven; spel spelen; schot schoten; god goden; oorlog oorlogen; museum musea; zee zeeën; knie knieën; idee ideeën`,
    compounds: null,
  },
  noise: {
    pictures: "afbeelding afbeeldingen foto foto's fotografie plaatje plaatjes",
    titles: 'dhr mevr mw drs dr prof',
    fields: `
      bijschrift onderschrift opmerking trefwoord trefwoorden categorie categorieën titel beschrijving omschrijving onderwerp
      thema afbeelding afbeeldingen foto foto's naam product plaats kleur`,
    credits: 'bron|bronnen|fotograaf|fotografe|bronvermelding',
    articles: 'artikelnummer bestelnummer maat nr',
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
    units: 'uur stuks',
    files: `
      afbeelding afbeeldingen foto foto's fotografie schermafbeelding schermafdruk schermopname bestand bestanden kopie nieuw nieuwe
      naamloos zonder titel bewerkt definitief voorbeeld klein groot`,
  },
  labels: {
    texts: `
      alternatieve tekst|alternatieve beschrijving|alt tekst|alttekst|alt text|alt attribuut|beschrijving|afbeeldingsbeschrijving|
      beeldbeschrijving|beschrijving van de afbeelding|korte beschrijving|lange beschrijving|uitgebreide beschrijving|
      omschrijving|bijschrift|onderschrift|afbeelding|foto|trefwoorden|sleutelwoorden`,
    languages: `
      nederlands|nederlandse|hollands|dutch|niederländisch|niederländische|duits|duitse|engels|engelse|italiaans|italiaanse|spaans|
      spaanse|tsjechisch|tsjechische|hongaars|hongaarse|pools|poolse|sloveens|sloveense`,
    connectors: 'nl in het de een voor van versie kort taal',
    beforeDash: 'alternatieve tekst|alt-?tekst',
    offers: 'natuurlijk|zeker|uiteraard|graag|hier (?:is|zijn|komt|volgt)',
    offered: 'beschrijving omschrijving tekst',
  },
  abbreviations: `
    a.d aug bijv bijz blz bv ca dhr dr drs e.a e.d enz etc evt excl fam fig incl ing mevr mr mrt mw nl nr o.a o.l.v okt resp st str
    t.a.v t.b.v t/m tel univ vgl vs z.g zgn apr dec feb jan jul jun nov sept`,
  conjunctions: 'en of alsook alsmede',
  phraseWords: '',
  openings: [
    begins(
      `(?:(?:een|de|het|deze|dit|dit is een|hier is een) )?(?:(?:${praise}),? ){0,2}(?:${kinds}),? (?:van|met|die|dat|waarop|waarin|waar|toont|laat|tonend|geeft)`,
    ),
    begins(`(?:op|in) (?:de|deze|het|dit|een|bovenstaande) (?:${kinds})`),
    begins(
      '(?:hier )?(?:zien we|zie je|ziet u|zijn? te zien|is te zien)|(?:we|wij) zien|je ziet|u ziet|te zien (?:is|zijn)|hier (?:is|zijn) .{1,60} te zien|(?:afgebeeld|weergegeven|getoond) (?:is|zijn|wordt|worden)',
    ),
  ],
  placeholders: `
    Afbeelding zonder beschrijving
    Geen beschrijving
    Geen beschrijving beschikbaar
    Geen beschrijving aanwezig
    Er is geen beschrijving beschikbaar
    Voor deze afbeelding is geen beschrijving beschikbaar
    Geen omschrijving
    Geen omschrijving beschikbaar
    Geen alternatieve tekst
    Geen alternatieve tekst beschikbaar
    Geen alt-tekst
    Geen alt-tekst beschikbaar
    Beschrijving niet beschikbaar
    Beschrijving van de afbeelding niet beschikbaar
    Afbeelding niet beschikbaar
    Afbeelding kon niet worden geladen
    De afbeelding kon niet worden geladen
    Fout in de beschrijving van de afbeelding
    Fout bij het maken van de beschrijving
    Fout bij het genereren van de beschrijving
    Fout bij het genereren van de alternatieve tekst
    Er is een fout opgetreden
    Er is een fout opgetreden bij het maken van de beschrijving
    Er is een fout opgetreden bij het genereren van de beschrijving van de afbeelding
    Tijdelijke aanduiding
    Tijdelijke tekst
    Plaatsvervangende tekst
    Alternatieve tekst
    Alt-tekst
    Beschrijving van de afbeelding
    Naamloze afbeelding
    Naamloos
    Zonder titel
    Afbeelding
    Foto
    Plaatje
  `,
  speech: dutchSpeech,
  remarks: dutchRemarks,
  faults: dutchFaults,
  detection: {
    // Good Dutch texts are judged nearer to Dutch than to German by more than any of our examples needs.
    near: [],
    letters: null,
  },
} satisfies TypedLanguage
