import type { FaultWords } from './fault-words.ts'

export const dutchFaults: FaultWords = {
  refusals: [
    /^er is geen (?:afbeelding|foto) (?:om|aanwezig|beschikbaar|bijgevoegd)/iu,
    /(?<!\p{L})ik (?:zie|heb|ontvang) (?:helaas )?geen (?:afbeelding|foto)(?!\p{L})/iu,
    /(?:^|[.!?] )(?:kunt u|kun je|graag|upload|stuur)(?!\p{L}).{0,30}(?:afbeelding|foto)(?!\p{L}).{0,30}(?:opnieuw|nogmaals|zodat)/iu,
  ],
  declines: {
    self: 'ik mij me mijn',
    not: 'niet niets geen onmogelijk nooit',
    unwilling: 'ik_weiger ik_wil_liever_niet ik_moet_weigeren',
    task: `
      beschrij* beschrev* identificer* herken* help* verzoek afbeelding* foto foto's beeld* persoon
      personen mensen analyser* verwerk* toegang bekijken bestand informatie`,
    picture: "afbeelding afbeeldingen foto foto's",
    arrival: `
      laden geladen aangekomen ontvangen meegestuurd bijgevoegd geüpload verstuurd verzonden openen
      geopend weergegeven verwerkt beschikbaar toegankelijk leesbaar`,
    text: 'beschrijving alternatieve_tekst alt-tekst',
    giving: 'mogelijk gegeven geven gemaakt maken geschreven opgesteld geboden',
    model: `
      als_taalmodel als_een_taalmodel als_ai als_ai-* ik_ben_een_taalmodel
      als_kunstmatige_intelligentie`,
    shows: 'toont tonen melding bord scherm bericht',
  },
  instructions: [
    /^(?:de )?(?:alt-tekst|alternatieve tekst)(?!\p{L}).{0,60}(?<!\p{L})(?:maximaal|tekens|regels|richtlijnen|eisen)(?!\p{L})/iu,
    /^(?:beschrijf|schrijf|maak)(?!\p{L}).{0,25}(?:afbeelding|foto|alt-tekst|beschrijving)(?!\p{L})/iu,
    /(?:^|[.!?,] )hier is (?:de|een)(?!\p{L}).{0,30}(?:versie|alt-tekst|beschrijving)(?!\p{L})/iu,
  ],
  shells: 'beschrijving volgt|productafbeelding|productfoto|leeg|geen tekst|voer hier tekst in|onbekend',
  fillIns: 'tekst|afbeelding|foto|beschrijving|invoegen',
  shellWords: 'hier komt een de het deze dit geen niet zonder beschikbaar volgt ontbreekt toevoegen leeg',
  unfinished: 'de het een en of terwijl die wiens',
  possessives: '',
  hedges: 'lijkt|lijken|misschien|mogelijk|waarschijnlijk|wellicht|zou kunnen|een soort|iets dergelijks',
  asides: 'interpretatie|reden|doel|analyse',
}
