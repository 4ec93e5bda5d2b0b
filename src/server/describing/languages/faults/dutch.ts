import type { FaultWords } from './fault-words.ts'

export const dutchFaults: FaultWords = {
  refusals: [
    /^er is geen (?:afbeelding|foto) (?:om|aanwezig|beschikbaar|bijgevoegd)/iu,
    /(?<!\p{L})ik (?:zie|heb|ontvang) (?:helaas )?geen (?:afbeelding|foto)(?!\p{L})/iu,
    /(?:^|[.!?] )(?:kunt u|kun je|graag|upload|stuur)(?!\p{L}).{0,30}(?:afbeelding|foto)(?!\p{L}).{0,30}(?:opnieuw|nogmaals|zodat)/iu,
  ],
  instructions: [
    /^(?:de )?(?:alt-tekst|alternatieve tekst)(?!\p{L}).{0,60}(?<!\p{L})(?:maximaal|tekens|regels|richtlijnen|eisen)(?!\p{L})/iu,
    /^(?:beschrijf|schrijf|maak)(?!\p{L}).{0,25}(?:afbeelding|foto|alt-tekst|beschrijving)(?!\p{L})/iu,
    /(?:^|[.!?,] )hier is (?:de|een)(?!\p{L}).{0,30}(?:versie|alt-tekst|beschrijving)(?!\p{L})/iu,
  ],
  shells: 'beschrijving volgt|productafbeelding|productfoto|leeg|geen tekst|voer hier tekst in|onbekend',
  fillIns: 'tekst|afbeelding|foto|beschrijving|invoegen',
  shellWords: 'hier komt een de het deze dit geen niet zonder beschikbaar volgt ontbreekt toevoegen leeg',
  unfinished: 'de het een en of terwijl die wiens',
  hedges: 'lijkt|lijken|misschien|mogelijk|waarschijnlijk|wellicht|zou kunnen|een soort|iets dergelijks',
  asides: 'interpretatie|reden|doel|analyse',
}
