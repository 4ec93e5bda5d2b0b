import type { FaultWords } from './fault-words.ts'

export const hungarianFaults: FaultWords = {
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
  shells: `a leírás később következik|leírás következik|leírás hamarosan|hamarosan|termékkép|termékfotó|a termék képe|
    illusztráció|mintakép|helyőrző kép|előnézet|grafika|ábra|üres|nincs szöveg|szöveg nélkül|nem elérhető|
    ismeretlen|kitöltendő|pótlandó|később|ide írja a szöveget|ide írd a szöveget|szöveg beírása|
    írja be a szöveget|mintaszöveg|az ön szövege|nincs adat|nincs információ|nincs megadva|adat hiányzik|
    adat nem elérhető|cím nélkül|névtelen|névtelen kép|nincs cím|lásd a képaláírást|lásd képaláírás|
    lásd a szöveget|lásd a leírást|lásd fent|lásd lent|lásd alább|folyamatban|készülőben|függőben|vázlat|
    piszkozat|tartalom|hiányzó leírás|hiányzik a leírás|hiányzó szöveg|a szöveg hiányzik|szöveg következik|
    szöveg hamarosan|képaláírás|képaláírás következik|képcím|a kép címe|a kép neve|új kép|alapértelmezett szöveg|
    alapértelmezett kép|általános kép|dekoratív kép|díszítőkép|fő kép|főkép|betöltés|betöltés folyamatban|
    betöltés alatt|nem definiált|nincs beállítva|meghatározandó|cserélendő|ide jön a leírás|ide kerül a leírás|
    leírás ide|kép ide|kép helye|feltöltés alatt|feltöltés folyamatban|később pótoljuk|pótlásra vár|üres szöveg|
    leírásra vár|
    semmi|nincs|nulla|egyik sem|nem létezik|nincs ilyen|
    passz|nincs kommentár|elutasítva|megtagadva|nem vállalom|visszautasítom|nem megy|
    névtelen terv|névtelen dokumentum|a kép nem található|elutasítás|szemléltető kép|
    nem feldolgozható|a feldolgozás nem lehetséges`,
  fillIns:
    'szöveg\\p{L}*|kép\\p{L}*|fotó\\p{L}*|leírás\\p{L}*|írja|írd|helyőrző|alt|aláírás|képaláírás|pótol\\p{L}*|tölti ki|fénykép',
  shellWords: `
    hiányzó ide itt a az egy ehhez nincs nem hiányzik nélkül elérhető jön következik hamarosan hozzáadás kérem kerül
    alt alternatív helyettesítő üres szükséges termék fő minta később kitöltendő pótlandó pótoljuk egyelőre jelenleg
    lesz készül beírandó valamilyen rövid tömör megfelelő szerkesztőség szerkesztő szerző csapat tölti ki pótolja
    számú szám sz attribútum mező érték cím tartalom cikk oldal háttér még kell vázlat betöltés mi látható ön önnek
    öné te függőben várakozik vár folyamatban írjon adjon meg írja be kötelező helye hely meghatározandó megírandó
    írandó hozzáadandó
  `,
  unfinished: `
    a az egy és vagy hogy amely amelyet amelynek amelyen amelyben amelyek aki akit akinek akik amit ami de mint
    miközben valamint illetve míg mert ahol amikor ahogy mivel bár habár noha hanem vagyis azonban pedig ugyanis
    amíg amelyre amelyeket amelyeknek akiket akiknek mely melynek melyet melyben melyen melyre melyeket ahonnan
    ahová amelybe amelyből amelyhez amelyekkel amellyel amelyik akikkel akinél akihez akivel ha tehát két kis
    számos néhány
  `,
  breaksOff: [],
  ends: [],
  halfWords:
    '[bdgkptz]l|[bdfgkptvz]r|[tdgpm]k|[aá]lk?m|[zdtkpgl]n|[tgk]v|[stkznhljvp]b|[lzkrnjd]h|ö|[aáoó]rg|[tdkzgs]m|lg',
  clippings: `
    fotó autó moto info demo logó kiló mozi metró rádió tévé diszkó videó expo limó busz troli uni`,
  shortWords: `
    jó tó ló ól fű só kő tő nő fa ív öt íj ék él ér ég út úr őz őr év ki be le el fel rá de se is az ez ő mi ti te
    én be ad áll sí ül ír ás hű rí bő hő lé lő nő nyű gyí jő ők ma tű bú hó sár íz ín ok óv őz tv pc dj
  `,
  hedges: `
    úgy látszik|az a benyomás|elképzelhető|
    úgy tűnik|úgy néz ki|tűnik|talán|esetleg|valószínűleg|feltehetően|feltehetőleg|vélhetően|alighanem|
    lehet|lehetséges|lehetne|valamilyen|valamiféle|valami hasonló|nem egyértelmű`,
  alternatives: 'vagy|avagy|illetve',
  asides: 'értelmezés|indoklás|indok|ok|cél|elemzés|magyarázat',
  screens: `
    képernyő(?:kép|fotó|felvétel)\\p{L}{0,4}|screenshot|mobilalkalmazás\\p{L}{0,3}|alkalmazás (?:hibaüzenete|felülete|képernyője|egy|értesítése)|weboldal\\p{L}{0,4}|honlap\\p{L}{0,4}|webhely\\p{L}{0,4}|(?:kereső|kezdő|súgó|bejelentkező)oldal\\p{L}{0,4}|böngésző(?:ablak|ben)?|webáruház\\p{L}{0,4}|\\p{L}*űrlap\\p{L}{0,4}|kérdőív\\p{L}{0,4}|
    csevegőablak\\p{L}{0,4}|csevegésben|csevegés|csetablak|chatablak|párbeszéd(?:ablak|panel)\\p{L}{0,4}|felugró ablak|\\p{L}*hibaüzenet\\p{L}{0,4}|e-mail\\p{L}{0,3}|tartalomkezelő|cms|szoftver\\p{L}{0,4}|szövegszerkesztő|kódszerkesztő|képarchívum\\p{L}{0,3}|hírlev(?:él|elek|élben)\\p{L}*|táblagép\\p{L}{0,3}|döntési fa|folyamatábra|
    (?:előadás )?diáján|feladatlap|szövegmező`,
}
