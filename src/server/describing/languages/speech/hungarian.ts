import type { SpeechWords } from './speech-words.ts'

export const hungarianSpeech: SpeechWords = {
  self: `
    én nekem engem számomra hozzám velem rám tőlem belőlem tudok tudom látok látom kaptam kapok vagyok nyilatkoznék
    nyilatkozom leírhatom leírhatok leírom leírjam írok írom szeretnék szeretném szükségem lehetőségem feladataim
    feladatom irányelveim irányelveimet szabályaim szabályaimat képességeim képességeimet képességeimen módomban módom
    férek segíthetek azonosíthatok megmondjam ismerem nézek fogok tennék hárítanom utasítanom alapoznom tennem mondhatok
    adhatok készíthetek fogtam ügyeltem igyekeztem kellene_látnom kérek látnom írhatok elemezhetek beleegyezem
    kommentálnám kommentáljam segítek mondok tudnék tehetek vállalom teszem
  `,
  you: 'ön önnek öné önt üzenetéhez üzenetében kérte kéréséhez csatoltad elfelejtette elfelejtetted küldött',
  not: `
    nem nincs nincsen nincsenek ne sem semmi semmit semmire sehová sehova sehol nélkül képtelen lehetetlen hiányz* helyett
    elfelejt* ismeretlen`,
  refuse: `
    inkább_nem elutasít* el_kell_utasít* elhárít* el_kell_hárít* tilt* tiltja tiltják megtagad* sért* sértené ellent* ellenkezik
    meghalad* kívül_esik túlmutat* túlmegy helyénvaló helytelen nem_illik nem_tartozik tartózkod* nem_vállal* visszautasít*
    nem_engedélyez* nem_engedi* nem_áll_módomban nem_megengedett akadályoz*`,
  regret: 'sajnos sajnálom elnézést bocsánat* bocsásson sajnálattal sajnálatos',
  need: 'szükségem szükség kér* szeretne szeretné igényel* kíván',
  help: `
    segít* válasz* nyilatkoz* mond* megmond* látni nézni megnézni tudni megítél* megjegyzés* kommentál* teljesít* tenni csinál*
    dolgozni felismer* megnevez* eldönteni írok írni találgat* folytat*`,
  describe: 'leír* leírás* azonosít* elemez* elemz* felismerése arcfelismer* jellemez*',
  alt: 'alternatív_szöveg alternatív_szöveget alternatív_szöveghez alternatív_szövege alternatív_szövegek helyettesítő_szöveg képleírás képleírást képleírása képleírások képleírásokhoz alt-szöveg',
  text: `
    szöveg szöveget szövege szövegek leírás leírást leírása leírások megfogalmazás megfogalmazást válasz választ
    képaláírás
  `,
  writing: `
    mondat mondatot mondatok bejegyzés bejegyzést nyelvezet nyelvezetet nyelvű mellékneveket melléknév hangnem karakter
    karakteres karakternél szavak fájlnév fájlnevet fájlnevek json json-t mező mezővel stílus változat kulcsszavak
    helyesírás
  `,
  picture:
    'kép képe képet képek képeket képen képhez képről fotó fotót fotóhoz fotók fénykép fényképet fényképek fényképre képfájl képfájlt felvétel illusztráció grafika',
  within: 'képen fotón fényképen felvételen képeken',
  file: `
    fájl fájlt fájlhoz fájlok fájlnév fájlnevet fájlformátum hivatkozás link url melléklet mellékletet csatolmány feltöltés*
    letöltés* formátum szerver hozzáférés* hozzáférést cím kérés* kapcsolat üzenetéhez üzenet_csatol* bemenet`,
  object: `
    személy* ember emberek embereket embert arc* kik kicsoda személyazonosság* tartalom tartalmat tartalomról tartalmát tartalmi
    jelenet* külsej* részletek test* szereplő*`,
  arrival: `
    betöl* töltöd* tölthető* töltőd* érkez* megérk* kap* kapt* csatol* feltöl* küld* elküld* megny* nyitható* nyílt nyitni
    megjelen* elérhet* érhető* feldolgoz* látható látszik olvasható beolvas* létez* támogat* található* továbbít* átad*
    hozzáfér* rendelkezésre megnyit* letölt* mellékel* dekódol* ad_vissza adott_vissza vezet`,
  broken: `
    sérült* hibás* olvashatatlan érvénytelen* megtagadt* lejárt* hiba hibát 404-es 404 403 sehová sikertelen* meghiúsul* időtúllép*
    elérhetetlen* hozzáférhetetlen* megszakad* letilt* blokkol*`,
  giving: `
    adni ad* adható lehet* lehetséges készít* készül* készíthető létrehoz* biztosít* megad* írni elérhető* rendelkezésre`,
  model: `
    nyelvi_modell nyelvi_modellként nyelvi_modellnek mesterséges_intelligencia mesterséges_intelligenciaként mi-modellként mi-ként
    ai-modellként ai-ként szöveges_modellként ai-asszisztensként szöveges_asszisztens szöveges_asszisztensként asszisztens
    csevegőrobotként`,
  policy:
    'irányelv* szabály* adatvédelmi személyiségi magánszféra biztonsági_ok* előírás* alapelv* utasítás* etikai adatvédelem felhasználási_feltétel*',
  fulfil: `
    megfelel betartja követi teljesíti wcag akadálymentes akadálymentes-e hozzáférhető tömör elég_jó elegendő megfelelő helyes
    javított rövidített átdolgozott követelmény* előírás* túl_hosszú kész végleges képernyőolvasó* rendben rövid rövidre
    optimalizált`,
  must: 'kell kellene legfeljebb legföljebb maximum max max. nem_lehet karakter* kötelező kevesebb_mint korlát nem_haladhatja',
  ask: 'kérem kérlek kérjük meg_tudná meg_tudnád tudná tudnád tisztelt kedves nyugodtan legyen_szíves legyen_kedves szíveskedjen lenne_szíves',
  order: `
    töltse töltsd feltölteni küldje küldd elküldeni csatolja csatold ossza próbálja próbáld ellenőrizze ellenőrizd
    módosítsa módosítsd használjon használj használja kerülje kerüld írja írd írjon írj legyen említse említsd rövidítse
    rövidítsd hagyja hagyd adja adjon adj add válaszoljon válaszolj készítsen készíts generáljon generálj hozzon tartsa
    tartsd kezdje pótolja illessze cserélje győződjön erősítse javítsa javítsd fogalmazza fogalmazd foglalja szúrja
    egészítse adjon_meg vegye fordítsa ügyeljen ügyelj megosztani küldeni elküldené feltöltené megadni
  `,
  again: 'újra ismét még_egyszer újból másik másikat',
  asked:
    'a_kérésnek_megfelelően kérésének_megfelelően ahogy_kérte ahogy_kérted kérés_szerint az_utasításnak_megfelelően utasítás_szerint ahogy_kívánta kérésedre kérésére',
  checker:
    'lektor lektornak ellenőr ellenőrnek bíráló bírálónak szerkesztő szerkesztőnek szerkesztőség moderátor moderátornak felhasználó felhasználónak ügyfél értékelő értékelőnek megrendelő adminisztrátor',
  this: 'ez ezt ezen ennek ebben erről erre ezek ezzel ehhez itt alábbi fenti az_alábbi ezekről',
  shows: `
    mutat mutatja üzenet üzenettel hibaüzenet felirat felirattal feliratú tábla képernyő képernyőkép ábrázol ábrázolja plakát
    póló bögre könyv könyvborító borító dia ablak űrlap karikatúra képregény csevegés csevegéssel mondja azt_mondja írja_ki oldal
    oldala hibaoldallal folyamatábra diagram szórólap cím_alatt címmel idézet kártya alkalmazás weboldal ikon gomb
    szimbólum menü levél rajz graffiti tetoválás monitor szlogen telefon cetli kéri transzparens kartonnal azt_írja
    előadó tanár diáklány`,
}
