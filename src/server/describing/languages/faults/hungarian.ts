import type { FaultWords } from './fault-words.ts'

export const hungarianFaults: FaultWords = {
  refusals: [
    /(?<!\p{L})(?:kép|képet|fotó|fotót)(?!\p{L})(?!.*\?).{0,15}nem (?:\p{L}+ ){0,2}(?:érhető el|elérhető|tölthető|jeleníthető|dolgozható|feldolgozni|megnyitni|betölteni|megjeleníteni|látható\p{L}* el|nyitható)/iu,
    /^(?:nincs|nem érkezett|nem kaptam|nem látok) (?:\p{L}+ ){0,2}(?:kép|képet|fotó|fényképet)(?!\p{L})(?! a | az |\s*\?)/iu,
    /(?:^|[,.!?] )(?:de )?nem látom a (?:képet|fotót|fényképet)/iu,
    /^(?:a |az )?(?:képet|kép|fotót|fájlt) nem (?:sikerült|lehetett|tudtam|tölthető)/iu,
    /(?:^|[.!?] )(?:kérem|kérlek|meg tudná|meg tudnád|tudná|töltse|töltsd|küldje|küldd)(?!\p{L}).{0,40}(?:képet|fotót|fényképet)(?!\p{L})/iu,
    /(?<!\p{L})nem férek hozzá/iu,
    /(?<!\p{L})nem (?:tudok|tudom|áll módomban|vagyok képes)(?!\p{L}).{0,50}(?:leírást?|képet|képeket|segíteni|készíteni|azonosít)/iu,
    /(?<!\p{L})ebben (?:a kérésben )?nem tudok segíteni/iu,
  ],
  declines: {
    self: `
      én nekem engem hozzám számomra tudok tudom irányelveim szabályaim kaptam látok látom férek
      módom módomban vagyok szeretném`,
    not: 'nem nincs nincsen ne sem képtelen',
    unwilling: `
      inkább_nem nem_tudok nem_tudom nem_fogom nem_kívánom nem_szeretném nem_vállalom
      nem_áll_módomban nincs_módom nincs_lehetőségem el_kell_utasítanom nem_vagyok nem_írom_le
      nem_írok_le nem_férek nem_segíthetek nem_adhatok nem_nevezhetem nem_azonosíthatok
      nem_írhatom_le`,
    task: `
      leír* írom_le írok_le ír* azonosít* felismer* segít* kérés* kép képe képet képek képeket képen
      képhez képre képről fotó* fénykép* személy* ember* elemez* elemz* hozzáfér* megnéz* feldolgoz*
      látni információ* tájékoztat* alternatív_szöveg`,
    picture: 'kép képe képet képek képeket fotó fotót fénykép fényképet képfájl képfájlt',
    arrival: `
      betöl* töltöd* tölthető* töltőd* érkez* megérk* kap* csatol* feltöl* küld* megny* nyitható*
      nyílt nyitni megjelen* jelen* elérhet* érhető* feldolgoz* látható látszik olvasható beolvas*`,
    text: 'leírás leírást leírása alternatív_szöveg alternatív_szöveget szöveges_leírás',
    giving: `
      adni ad* adható lehet* lehetséges készít* készül* készíthető létrehoz* biztosít* megad* írni
     `,
    model: `
      nyelvi_modellként nyelvi_modell_vagyok mesterséges_intelligenciaként
      mesterséges_intelligencia_vagyok mi-modellként mi-ként ai-modellként ai-ként
      nagy_nyelvi_modellként szöveges_modellként ai-asszisztensként`,
    shows: 'mutat mutatja üzenet hibaüzenet felirat tábla képernyő ábrázol ábrázolja',
  },
  instructions: [
    /^(?:a )?(?:kérésnek|kérésének|utasításnak) megfelelően(?!\p{L})/iu,
    /^(?:az )?(?:legfeljebb \d+ karakteres )?alternatív szöveg(?!\p{L}).{0,60}(?<!\p{L})(?:legfeljebb|maximum|karakter\p{L}*|követelmény\p{L}*|szabály\p{L}*|előírás\p{L}*|kérésnek)(?!\p{L})/iu,
    /^legfeljebb \d+ karakter\p{L}*(?!\p{L}).{0,60}(?:szöveg|mondat|emoji|fájlnév)/iu,
    /^(?:írd le|írja le|írj|írjon|készíts|készítsen|generálj)(?!\p{L}).{0,25}(?:képet|fotót|szöveget|leírást)(?!\p{L})/iu,
    /(?<!\p{L})(?:szöveget|leírást|fájlnevet|szabályokat)(?!\p{L}).{0,50}(?:átdolgoztam|javítottam|eltávolítottam|rövidítettem|módosítottam|betartottam)|(?<!\p{L})(?:átdolgoztam|kijavítottam|eltávolítottam|lerövidítettem|módosítottam|betartottam)(?!\p{L}).{0,30}(?:szöveg|leírás|fájlnev|szabály)/iu,
    /(?:^|[.!?,] )(?:íme|itt|itt van)(?: egy| az| a)?(?!\p{L}).{0,40}(?:változat\p{L}*|szöveg|leírás)(?!\p{L})/iu,
    /^(?:megjegyzés|figyelem) (?:a|az)(?!\p{L}).{0,20}(?:ellenőr|bíráló|szerkeszt|olvas)/iu,
    /(?<!\p{L})(?:ez a|a) szöveg(?!\p{L}).{0,20}(?:megfelel|betartja|követi)(?!\p{L}).{0,40}(?:szabály|követelmény|előírás)/iu,
  ],
  shells: `
    a leírás később következik|leírás következik|leírás hamarosan|hamarosan|termékkép|termékfotó|
    a termék képe|illusztráció|mintakép|helyőrző kép|előnézet|grafika|ábra|üres|nincs szöveg|szöveg nélkül|
    nem elérhető|ismeretlen|kitöltendő|pótlandó|később|ide írja a szöveget|ide írd a szöveget|
    szöveg beírása|írja be a szöveget|mintaszöveg|az ön szövege|
    nincs adat|nincs információ|nincs megadva|adat hiányzik|adat nem elérhető`,
  fillIns: 'szöveg\\p{L}*|kép\\p{L}*|fotó\\p{L}*|leírás\\p{L}*|írja|írd|helyőrző',
  shellWords:
    'hiányzó ide itt a az egy ehhez nincs nem hiányzik nélkül elérhető jön következik hamarosan hozzáadás kérem kerül alt alternatív helyettesítő üres szükséges termék fő minta később kitöltendő pótlandó pótoljuk egyelőre jelenleg lesz készül beírandó',
  unfinished: `
    a az egy és vagy hogy amely amelyet amelynek amelyen amelyben amelyek aki akit akinek akik amit ami de mint
    miközben valamint illetve míg mert
    ahol amikor ahogy mivel`,
  possessives: '',
  hedges: `
    úgy tűnik|úgy néz ki|tűnik|talán|esetleg|valószínűleg|feltehetően|feltehetőleg|vélhetően|alighanem|
    lehet|lehetséges|lehetne|valamilyen|valamiféle|valami hasonló|nem egyértelmű`,
  asides: 'értelmezés|indoklás|indok|ok|cél|elemzés|magyarázat',
}
