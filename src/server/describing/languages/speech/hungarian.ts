import type { SpeechWords } from './speech-words.ts'

export const hungarianSpeech: SpeechWords = {
  self: `
    én nekem engem számomra hozzám velem rám tőlem belőlem tudok tudom látok látom kaptam kapok vagyok
    nyilatkoznék nyilatkozom leírhatom leírhatok leírom leírjam írok írom szeretnék szeretném szükségem
    lehetőségem feladataim feladatom irányelveim irányelveimet szabályaim szabályaimat képességeim képességeimet
    képességeimen módomban módom férek segíthetek azonosíthatok megmondjam ismerem nézek fogok tennék hárítanom
    utasítanom alapoznom tennem mondhatok adhatok készíthetek fogtam ügyeltem igyekeztem kellene_látnom kérek
    látnom írhatok elemezhetek beleegyezem kommentálnám kommentáljam segítek mondok tudnék tehetek vállalom
    teszem tudnom kellene_tudnom nevezem nevezek azonosítok azonosítom értelmezek érzékelek érzékelem elemzek
    elemzem ismerhetem adok adhatom olvasom elolvasom megnyitom kommentálok kommentálom nyilatkozhatok
    nyilatkozhatom állapíthatom állapítom láthatom láthatok megnevezem megnevezhetem megmondhatom közölhetem
    közlök foglalok ítélem ítélhetem tudhatom kívánok kívánom óhajtok szükségeltetik tartottam elkerültem
    készítek készítettem módosítok vagyok_képes szabad_nekem tudtam el_tudtam nekünk nálunk irányelveink
    szabályaink szabályzatunk tudunk tudjuk nem_tudjuk nyilváníthatunk kommentálhatunk kommentálunk adhatunk
    írhatunk segíthetünk vállaljuk nem_vállalunk nálam rendszerem eszközeim hallgatnom leírnom megtennem
    elmondanom kommentálnom válaszolnom segítenem mondanom ismernem megadnom árulhatok árulhatom elárulhatom
    javasolnék javasolnám írnék írnám adnék leírnám leírnék dolgozom dolgozok olvasok feldolgozok passzolok
    passzolom visszalépek elállok kihagynám nem_merem merem nem_fogom kénytelen_vagyok tartózkodom tartózkodnék
    lemondok ki_tudom semmit_sem_tudok nem_tudok kivenni rendelkezem térhetek közölhetek nevezhetek`,
  you: 'ön önnek öné önt üzenetéhez üzenetében kérte kéréséhez csatoltad elfelejtette elfelejtetted küldött',
  not: `
    nem nincs nincsen nincsenek ne sem semmi semmit semmire sehová sehova sehol nélkül képtelen lehetetlen hiányz*
    helyett elfelejt* ismeretlen sincs se sikertelen képtelenség ismeretlenek hiányos elégtelen kizárt tilos senki
    soha felismerhetetlen azonosíthatatlan nem-e túl_sötét túl_kicsi túl_alacsony túl_kevés`,
  refuse: `
    inkább_nem elutasít* el_kell_utasít* elhárít* el_kell_hárít* tilt* tiltja tiltják megtagad* sért* sértené
    ellent* ellenkezik meghalad* kívül_esik túlmutat* túlmegy helyénvaló helytelen nem_illik nem_tartozik
    tartózkod* nem_vállal* visszautasít* nem_engedélyez* nem_engedi* nem_áll_módomban nem_megengedett akadályoz*
    visszatart* felfüggeszt* mellőz* elkerül* kerülöm nem_kívánok nem_szeretnék nem_óhajt* nem_akarok ütközik
    ütközne tilos eltekint* összeegyeztethetetlen nem_vállalom nem_vállaljuk hallgatnom eltekintek elállok
    elzárkóz* nem_enged kizár* nem_fér sérti megsérti elutasítva`,
  regret: 'sajnos sajnálom elnézést bocsánat* bocsásson sajnálattal sajnálatos',
  need: `
    szükségem szükség kér* szeretne szeretné igényel* kíván kellene tudnom szükséges további_információ*
    több_információ* több_adat* bővebb további_adat* kontextus* szövegkörnyezet* kért kéri`,
  help: `
    segít* válasz* nyilatkoz* mond* megmond* látni nézni megnézni tudni megítél* megjegyzés* kommentál* teljesít*
    tenni csinál* dolgozni felismer* megnevez* eldönteni írok írni találgat* folytat* állítás* nyilatkozat*
    vélemény* becslés* feltételez* következtet* állást foglal* érzékel* értelmez* olvas* elolvas* megerősít* közöl*
    közlés* kijelent* név nevét nevük árulhat* elárul* nyilvánít* véleményt szól* megtenn* leírn*`,
  describe: `
    leír* leírás* azonosít* elemez* elemz* felismerése arcfelismer* jellemez* azonosítás* felismerés* leírható*
    bemutatás* ábrázolás* ismertetés* leírásokat`,
  alt: `
    alternatív_szöveg alternatív_szöveget alternatív_szöveghez alternatív_szövege alternatív_szövegek
    helyettesítő_szöveg képleírás képleírást képleírása képleírások képleírásokhoz alt-szöveg`,
  text: `
    szöveg szöveget szövege szövegek leírás leírást leírása leírások megfogalmazás megfogalmazást válasz választ
    képaláírás
  `,
  writing: `
    mondat mondatot mondatok bejegyzés bejegyzést nyelvezet nyelvezetet nyelvű mellékneveket melléknév hangnem
    karakter karakteres karakternél szavak fájlnév fájlnevet fájlnevek json json-t mező mezővel stílus változat
    kulcsszavak helyesírás hossz hosszt hosszúság* karakterszám* értékelés*`,
  picture: `
    kép képe képet képek képeket képen képhez képről fotó fotót fotóhoz fotók fénykép fényképet fényképek fényképre
    képfájl képfájlt felvétel illusztráció grafika képből képre képnek képével képekhez képeken fotóról fotóból
    fotónak fotója fényképről fényképhez fényképből felvételt felvételről grafikát illusztrációt képi kép-e képadat*`,
  within: 'képen fotón fényképen felvételen képeken legtöbb sok több néhány',
  file: `
    fájl fájlt fájlhoz fájlok fájlnév fájlnevet fájlformátum hivatkozás link url melléklet mellékletet csatolmány
    feltöltés* letöltés* formátum szerver hozzáférés* hozzáférést cím kérés* kapcsolat üzenetéhez üzenet_csatol*
    bemenet fájlból fájlban fájlnak fájlja állomány állományt állományban adat* melléklet* csatolmány*
    linket linken hivatkozást url-t`,
  object: `
    személy* ember emberek embereket embert arc* kik kicsoda személyazonosság* tartalom tartalmat tartalomról
    tartalmát tartalmi jelenet* külsej* részletek test* szereplő* tartalma tartalmuk tartalmának személyek személyt
    személyét arcot arcok felismerhető* azonosító*`,
  arrival: `
    betöl* töltöd* tölthető* töltőd* érkez* megérk* kap* kapt* csatol* feltöl* küld* elküld* megny* nyitható* nyílt
    nyitni megjelen* elérhet* érhető* feldolgoz* látható látszik olvasható beolvas* létez* támogat* található*
    továbbít* átad* hozzáfér* rendelkezésre megnyit* letölt* mellékel* dekódol* ad_vissza adott_vissza vezet
    megnyitás* betöltés* beolvasás* olvasás* letöltés* megnyílt nyílik megnyílik töltődött jött megjött érkezett
    látható* továbbítás* dekódolás* megtekinthet* hozzáférhető elérni megnyíl*`,
  broken: `
    sérült* hibás* olvashatatlan érvénytelen* megtagadt* lejárt* hiba hibát 404-es 404 403 sehová sikertelen*
    meghiúsul* időtúllép* elérhetetlen* hozzáférhetetlen* megszakad* letilt* blokkol* hibával hibája törött
    megsérült* csonka üres_fájl félbeszakadt elveszett visszautasított rossz üresen üres_maradt bejelentkező*
    jelszóval jelszavas titkosított zsákutcába fekete_négyzet`,
  giving: `
    adni ad* adható lehet* lehetséges készít* készül* készíthető létrehoz* biztosít* megad* írni elérhető*
    rendelkezésre kap kapott`,
  model: `
    nyelvi_modell nyelvi_modellként nyelvi_modellnek mesterséges_intelligencia mesterséges_intelligenciaként
    mi-modellként mi-ként ai-modellként ai-ként szöveges_modellként ai-asszisztensként szöveges_asszisztens
    szöveges_asszisztensként asszisztens csevegőrobotként szöveges_modell modell_vagyok csak_szöveg* mi_vagyok
    szövegalapú* chatbot* robot_vagyok mesterséges_intelligenciának`,
  policy: `
    irányelv* szabály* adatvédelmi személyiségi magánszféra biztonsági_ok* előírás* alapelv* utasítás* etikai
    adatvédelem felhasználási_feltétel* adatvédelm* személyiségi_jog* névtelenség* gdpr szabályzat* jogszabály*
    törvény* szerzői_jog*`,
  fulfil: `
    megfelel betartja követi teljesíti wcag akadálymentes akadálymentes-e hozzáférhető tömör elég_jó elegendő
    megfelelő helyes javított rövidített átdolgozott követelmény* előírás* túl_hosszú kész végleges képernyőolvasó*
    rendben rövid rövidre optimalizált belefér nem_lépi marad nem_tartalmaz* nem_kezdődik semleges tárgyilagos
    korláton`,
  must: `
    kell kellene legfeljebb legföljebb maximum max max. nem_lehet karakter* kötelező kevesebb_mint korlát
    nem_haladhatja legyen maradjon tartalmazzon tartalmazzanak kezdődjön szerepeljen lehessen legyenek`,
  ask: `
    kérem kérlek kérjük meg_tudná meg_tudnád tudná tudnád tisztelt kedves nyugodtan legyen_szíves legyen_kedves
    szíveskedjen lenne_szíves ha_szeretné ha_szeretnéd ha_kívánja szóljon szólj jelezze jelezd remélem
    szívesen_segítek figyelmébe légyszi légy_szíves lécci`,
  order: `
    töltse töltsd feltölteni küldje küldd elküldeni csatolja csatold ossza próbálja próbáld ellenőrizze ellenőrizd
    módosítsa módosítsd használjon használj használja kerülje kerüld írja írd írjon írj legyen említse említsd
    rövidítse rövidítsd hagyja hagyd adja adjon adj add válaszoljon válaszolj készítsen készíts generáljon generálj
    hozzon tartsa tartsd kezdje pótolja illessze cserélje győződjön erősítse javítsa javítsd fogalmazza fogalmazd
    foglalja szúrja egészítse adjon_meg vegye fordítsa ügyeljen ügyelj megosztani küldeni elküldené feltöltené
    megadni árulja_el áruld_el mondd_el mondja_el`,
  again: 'újra ismét még_egyszer újból másik másikat megint',
  asked: `
    a_kérésnek_megfelelően kérésének_megfelelően ahogy_kérte ahogy_kérted kérés_szerint az_utasításnak_megfelelően
    utasítás_szerint ahogy_kívánta kérésedre kérésére ahogyan_kérte ahogyan_kérted utasításai_szerint
    utasításainak_megfelelően a_megbeszéltek a_kérésnek kérése_szerint`,
  checker: `
    lektor lektornak ellenőr ellenőrnek bíráló bírálónak szerkesztő szerkesztőnek szerkesztőség moderátor
    moderátornak felhasználó felhasználónak ügyfél értékelő értékelőnek megrendelő adminisztrátor sajtóosztály
    sajtós korrektúra korrektúrára`,
  this: 'ez ezt ezen ennek ebben erről erre ezek ezzel ehhez itt alábbi fenti az_alábbi ezekről',
  shows: `
    állapotsor állapotsorban állapotsoron
    mutat mutatja üzenet üzenettel hibaüzenet felirat felirattal feliratú tábla képernyő képernyőkép ábrázol
    ábrázolja plakát póló bögre könyv könyvborító borító dia ablak űrlap karikatúra képregény csevegés
    csevegéssel mondja azt_mondja írja_ki oldal oldala hibaoldallal folyamatábra diagram szórólap cím_alatt
    címmel idézet kártya alkalmazás weboldal ikon gomb szimbólum menü levél rajz graffiti tetoválás monitor
    szlogen telefon cetli kéri transzparens kartonnal azt_írja előadó tanár diáklány papír papíron cetlin
    kézzel_írt`,
  condition: 'ha amikor amennyiben hogyha',
  offer: `
    szólj szóljon szóljatok szóljanak jelezd jelezze jelezzék írd_meg írja_meg tudasd tudassa rendelkezésedre
    rendelkezésére szívesen_segítek szívesen_módosít* szívesen_átír* remélem bízom szólj_ha szóljon_ha
    ha_szükséges_szívesen remélem_hogy szívesen_módosítom szívesen_készítek
    jelezze_ha jelezd_ha`,
}
