import type { FaultWords } from './fault-words.ts'

export const dutchFaults: FaultWords = {
  instructions: [
    /^(?:de )?(?:alt-tekst|alternatieve tekst)(?!\p{L}).{0,60}(?<!\p{L})(?:maximaal|tekens|regels|richtlijnen|eisen)(?!\p{L})/iu,
    /^(?:beschrijf|schrijf|maak)(?!\p{L}).{0,25}(?:afbeelding|foto|alt-tekst|beschrijving)(?!\p{L})/iu,
    /(?:^|[.!?,] )hier is (?:de|een)(?!\p{L}).{0,30}(?:versie|alt-tekst|beschrijving)(?!\p{L})/iu,
  ],
  shells: `beschrijving volgt|productafbeelding|productfoto|leeg|geen tekst|voer hier tekst in|onbekend|
    niets|geen|leeg|later|niet aanwezig|
    geen commentaar|geweigerd|ik weiger`,
  fillIns: 'tekst|afbeelding|foto|beschrijving|invoegen|bijschrift',
  shellWords: `
    hier komt een de het deze dit geen niet zonder beschikbaar volgt ontbreekt toevoegen leeg mijn korte redactie nr
    nummer titel inhoud uw jouw nog
  `,
  unfinished: 'de het een en of terwijl die wiens',
  breaksOff: [],
  ends: [],
  halfWords: '',
  clippings: `
    foto auto moto info demo logo kilo bio metro radio tele disco expo promo video zoo bus`,
  shortWords: `
    ei ja nu op af in uit om ik je u we ze zo tv pc dj ok ga`,
  hedges: 'lijkt|lijken|misschien|mogelijk|waarschijnlijk|wellicht|zou kunnen|een soort|iets dergelijks',
  alternatives: 'of',
  asides: 'interpretatie|reden|doel|analyse',
  screens: `
    schermafbeelding(?:en)?|screenshots?|apps?|websites?|webpagina(?:'s)?|(?:zoek|inlog|start|help|fout)pagina|browser(?:venster)?|webshops?|\\p{L}*formulier(?:en)?|vragenlijst(?:en)?|chat(?:venster|bot)?s?|dialoogvenster|pop-?ups?|foutmelding(?:en)?|e-?mails?|cms|software|tekstverwerker|
    nieuwsbrie(?:f|ven)|beslisboom|stroomdiagram|werkblad|tekstvak|invoerveld`,
}
