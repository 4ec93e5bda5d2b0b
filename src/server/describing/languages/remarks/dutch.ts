import type { RemarkWords } from './remark-words.ts'

export const dutchRemarks: RemarkWords = {
  edit: `
    verwijderd* geschrapt* weggelaten* ingekort* verkort* samengevat* vervangen* geruild* herschreven*
    herformuleerd* herzien* bewerkt* gecorrigeerd* verbeterd* vereenvoudigd* aangepast* gewijzigd* veranderd*
    vermeden* behouden* ongewijzigd* toegevoegd* ingevoegd* opgenomen* verwerkt* genoemd* vermeld* vertaald* geteld*
    gecontroleerd* gekozen* gebruikt* verplaatst* gesplitst* verduidelijkt* uitgebreid* geschreven* geformuleerd*
    bijgewerkt* nageleefd* bewust opzettelijk inkorten toevoegen nieuwe_poging tweede_poging`,
  mine: 'ik_corrigeer ik_vermoed ik_laat ik_heb ik_zou',
  tell: `
    schrijf beschrijf vermijd gebruik begin noem vermeld laat houd vat beperk antwoord geef genereer maak herhaal
    voeg zorg let citeer vertaal formuleer vermeld_niet gebruik_geen begin_niet controleer bevestig`,
  craft: `
    formulering woord woorden woordkeuze zin zinnen zoekwoord zoekwoorden trefwoord trefwoorden bijvoeglijk bijwoord
    werkwoord* zelfstandig uitdrukking bijschrift beschrijving beschrijvingen alt alt-tekst tekst versie versies variant
    varianten concept voorstel toon stijl tegenwoordige spelling tikfout leestekens aanhalingstekens inleiding aanhef
    antwoord uitvoer samenvatting vertaling herhaling taal json markdown`,
  limit: 'tekens limiet lengte maximum maximaal hoogstens tekenlimiet spaties woorden aanslagen',
  rule: `
    regel regels richtlijn richtlijnen opdracht instructie instructies eis eisen verzoek gevraagd gewenst
    feedback opmerking bezwaar controleur validator criteria wcag schermlezer* seo toegestaan* voorgeschreven
    afgekeurd prompt toegankelijkheid* norm`,
  better: `
    korter kortere langer langere beknopter beknoptere beter betere neutraler uitgebreider alternatief alternatieve
    andere_versie andere_variant meer_details`,
  turn: `
    graag natuurlijk zeker uiteraard geen_probleem met_plezier hier_is_de hier_is_een alstublieft alsjeblieft
    begrepen komt_in_orde ok oké absoluut zeker_weten`,
  attempt: `
    vorige eerdere oorspronkelijke eerste_versie tweede_versie poging nu ditmaal deze_keer laatste_versie`,
  would: 'zou zouden stond was',
  only: 'alleen enkel slechts uitsluitend',
  sight: 'zie zien zicht ogen visueel visuele blind',
  service: `
    server dienst model verzoek aanvraag antwoord api token tokens quotum filter platform verwerking analyse
    limiet verbinding verzoeken aanvragen modellen diensten beleid contentfilter`,
  failed: `
    mislukt overbelast overschreden verlopen afgebroken geannuleerd geblokkeerd geweigerd afgewezen gestopt
    onderbroken reageert_niet geen_antwoord uitgeput te_veel te_groot fout onverwacht* opgeschort gevoelig*
    achtergehouden`,
  pending: `
    volgt volgt_nog volgt_later in_afwachting nog_toe nog_niet nog_in wordt_toegevoegd wordt_aangevuld
    in_te_vullen aan_te_vullen later binnenkort niet_publiceren negeren te_vervangen aanvullen vult_aan
    komt_hier wordt_nog bedankt_voor_uw_geduld in_voorbereiding in_bewerking`,
  sample: `
    voorbeeldtekst testtekst vultekst proeftekst dummytekst testbeschrijving testinvoer blabla bla lorem ipsum`,
  slot: `
    persoon personen naam voornaam achternaam wie wat waar wanneer welke handeling activiteit doet voorwerp
    product merk model plaats locatie stad land gebouw datum jaar tijd evenement kleur maat materiaal aantal
    titel functie beroep dier scène achtergrond bedrijf auteur kunstenaar iets iemand ergens invoegen
    beschrijving prijs techniek afmetingen licentie bron fotograaf adres bijschrift`,
  generic: `
    foto foto's afbeelding afbeeldingen beeld illustratie logo icoon pictogram banner miniatuur figuur fig tabel grafiek
    diagram avatar achtergrond dia schermafbeelding voorbeeld aanzicht vooraanzicht zijaanzicht omslag productfoto
    productafbeelding img image`,
  whose: `
    product artikel bericht blog pagina website site bedrijf organisatie vereniging auteur spreker gebruiker profiel team
    evenement partner sponsor merk winkel voorkant achterkant zijkant boven onder links rechts decoratief decoratieve
    symbolisch kleur zwart-wit detail algemeen hoofd archief video film inhoud titel alt beschrijving bijschrift nieuw`,
  anything:
    'iets iemand ergens diverse verschillende ding dingen toont zien afgebeeld omgeving object objecten',
  verify: 'controleren verifiëren te_controleren graag_controleren bevestigen te_bevestigen nakijken',
  mishap: 'inhoud_geblokkeerd inhoud_verwijderd er_is_iets_misgegaan er_ging_iets_mis iets_ging_mis ',
  wish: 'als_u_wilt als_je_wilt desgewenst',
  promised: 'komt_hier hier_komt volgt_nog wordt_nog wordt_aangevuld vult_aan schrijft_nog levert_aan',
  content: 'inhoud notitie',
}
