import type { SpeechWords } from './speech-words.ts'

export const dutchSpeech: SpeechWords = {
  self: 'ik mij me mijn mezelf mijzelf wij we ons onze werk_alleen pas sla_over',
  you: 'u uw je jouw jij jullie',
  not: 'niet niets geen onmogelijk nooit zonder ontbreekt ontbreken plaats_van vergeten nergens onbekend',
  refuse: `
    weiger* afwijzen wijs_af liever_niet onthoud verbied* verbieden verhinder* buiten overstijgt ongepast in_strijd
    schend* niet_toegestaan niet_in_staat geen_commentaar niet_bereid`,
  regret: 'helaas sorry excuses spijt spijtig jammer',
  need: 'nodig wil wenst vereist vraagt_om wilt',
  help: `
    helpen antwoorden zeggen zien bekijken kijken weten beoordelen doen uitlaten herkennen noemen voldoen geven
    onthullen prijsgeven`,
  describe: `
    beschrijf* beschrijv* beschreven identificeer* identificer* analyseer* analyser* interpreter* omschrijv*
    beschrijving beschrijvingen
  `,
  alt: 'alt-tekst alternatieve_tekst alt_tekst afbeeldingsbeschrijving beeldbeschrijving',
  text: 'tekst teksten beschrijving beschrijvingen bijschrift formulering antwoord',
  writing: 'zin zinnen taal toon tekens woorden bestandsnaam json veld stijl lengte aantal_tekens',
  picture: "afbeelding afbeeldingen foto foto's beeld beelden",
  within: 'op in meeste veel enkele sommige',
  file: `
    bestand bestanden link url bijlage upload download bestandsformaat server toegang adres verzoek bericht
    bestandsnaam`,
  object: 'persoon personen mensen gezicht gezichten identiteit inhoud scène wie uiterlijk details',
  arrival: `
    laden geladen aangekomen ontvangen meegestuurd bijgevoegd geüpload uploaden verstuurd verzonden openen geopend
    weergegeven verwerkt beschikbaar toegankelijk leesbaar bestaat ondersteund gevonden gedeeld bijvoegen toegevoegd`,
  broken: `
    beschadigd onleesbaar ontoegankelijk ongeldig geweigerd verlopen fout mislukt 404 403 mis defect corrupt
    leeg_aangekomen inlogpagina wachtwoord versleuteld`,
  giving: 'mogelijk gegeven geven gemaakt maken geschreven opgesteld geboden beschikbaar',
  model: `
    als_taalmodel taalmodel als_ai als_ai-* ai-model kunstmatige_intelligentie tekstassistent chatbot assistent`,
  policy: 'richtlijnen regels privacy beleid veiligheidsredenen voorwaarden instructies',
  fulfil: `
    voldoet volgt wcag toegankelijk bondig goed_genoeg geschikt herzien ingekort eisen te_lang correct conform`,
  must: 'moet moeten mag hoogstens maximaal max max. niet_meer_dan minder_dan tekens verplicht',
  ask: 'graag alstublieft alsjeblieft kunt_u kun_je wilt_u wil_je gelieve beste',
  order: `
    upload stuur deel probeer controleer gebruik vermijd houd schrijf noem beschrijf maak voeg kort geef vervang
    zorg pas keur bevestig stuur_opnieuw voeg_toe`,
  again: 'opnieuw nogmaals nog_eens andere',
  asked: 'zoals_gevraagd zoals_gewenst zoals_verzocht op_verzoek',
  checker: 'controleur beoordelaar redactie redacteur moderator gebruiker klant opdrachtgever',
  this: 'dit deze dat hier hiermee hierbij daarmee volgende',
  shows: `
    toont tonen melding bord scherm bericht poster tekstballon t-shirt mok boek omslag dia venster formulier cartoon
    chat zegt pagina schema diagram titel kaart icoon knop brief schermafbeelding opschrift`,
  condition: 'als indien wanneer mocht',
  offer: `
    laat_het_me laat_me_weten laat_het_weten laat_maar_weten graag_gedaan ik_help_graag ik_pas_het_graag sta_tot_uw
    sta_tot_je hopelijk ik_hoop`,
}
