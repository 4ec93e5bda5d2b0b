import type { RemarkWords } from './remark-words.ts'

export const hungarianRemarks: RemarkWords = {
  edit: `
    eltávolít* töröl* kitöröl* kihúz* kivett* kivéve kivet* kihagy* elhagy* mellőz* rövidít* lerövidít* megkurtít*
    tömörít* sűrít* csökkent* lecserél* kicserél* cserél* helyettesít* átfogalmaz* átír* átírt* átdolgoz* szerkeszt*
    javít* kijavít* korrigál* csiszol* egyszerűsít* leegyszerűsít* igazít* módosít* változtat* megváltoztat*
    kerültem elkerül* megtart* meghagy* változatlan* hozzáad* hozzátett* kiegészít* beilleszt* beszúr* beleír*
    belefoglal* belefoglalt* beépít* elhelyez* megemlít* említ* megnevez* lefordít* fordít* megszámol* számolt*
    ellenőriz* leellenőriz* választott választotta kiválaszt* használ* áthelyez* szétválaszt* pontosít* semlegesít* tompít* bővít*
    kibővít* hosszabbít* megír* megfogalmaz* frissít* betart* követ* figyelembe szándékosan tudatosan átraktam
    kigyomlál* lecsupaszít* kitér* túllép* helyezni tenni új_próbálkozás újabb_próbálkozás új_kísérlet
    második_próbálkozás újabb_kísérlet`,
  mine: `
    kivettem kihagytam töröltem kitöröltem eltávolítottam rövidítettem lerövidítettem tömörítettem cseréltem
    kicseréltem lecseréltem helyettesítettem átfogalmaztam átírtam átdolgoztam szerkesztettem javítottam
    kijavítottam módosítottam változtattam megváltoztattam elkerültem kerültem megtartottam meghagytam
    hozzáadtam hozzátettem kiegészítettem beillesztettem beleírtam belefoglaltam beépítettem elhelyeztem
    megemlítettem említettem megneveztem neveztem lefordítottam megszámoltam számoltam ellenőriztem választottam
    kiválasztottam használtam áthelyeztem pontosítottam bővítettem kibővítettem megírtam fogalmaztam
    megfogalmaztam frissítettem betartottam követtem igyekeztem ügyeltem léptem túlléptem kigyomláltam tettem
    javaslom ajánlom javasolnám ajánlanám kihagyom beírtam szántam törekedtem mellőztem egyszerűsítettem írtam
    utaltam láttam_jónak tudok_mást elhagytam húztam kihúztam arra_jutok figyelek érzékelek gondolom
    feltételezem javítom helyesbítek pontosítok tippelek megjegyzem jobban_megnézve mellőzöm elkerülöm
    következtetek megbízhatósági_szint lerövidítem átírom szívesen_módosítom szívesen_átírom szívesen_rövidítek
    leírom nem_fogom említem figyelembe_vettem nem_vagyok_biztos javaslatom`,
  tell: `
    írd írja írj írjon írjál kerüld kerülje kerülj használd használja használj használjon ne_használj
    ne_használjon kezdd kezdje kezdj ne_kezdd ne_kezdje nyiss nyisson említsd említse említs ne_említsd
    ne_említse hagyd hagyja hagyj mellőzd mellőzze foglald foglalja tartsd tartsa tarts maradj maradjon foglalj
    összegezd összegezze válaszolj válaszoljon adj adjon add_meg adja_meg készíts készítsen generálj generáljon
    alkoss ne_lépd ne_lépje ne_ismételd ne_találgass ne_írj ne_írjon ne_adj ne_tegyél ne_szerepeljen jegyezd
    ügyelj ügyeljen figyelj törekedj törekedjen koncentrálj összpontosíts idézd idézze fordítsd nevezd nevezze
    fogalmazd fogalmazza fogalmazz tedd tegye jelöld mutasd emeld ellenőrizd ellenőrizze ellenőrizzék
    ellenőrizzétek erősítse erősítsd nézd nézze illessz illessze szúrd szúrja írd_be töltsd_ki írja_be`,
  craft: `
    megfogalmaz* szó szót szavak szavakat szavát szavai szóval kifejezés* mondat* tagmondat* jelző* melléknév*
    melléknev* határozó* ige igét igék főnév* főnev* kulcsszó* kulcsszav* képaláírás* leírás* szöveg*
    alternatív_szöveg* változat* variáció* verzió* vázlat* javaslat* hangnem* stílus* igeidő* jelen_idő* jelenbe
    helyesírás* elütés* írásjel* nyelvtan* idézőjel* bevezető* felvezetés* bevezetés* nyitány* válasz* kimenet*
    összefoglal* fordítás* szinonim* ismétlés* felsőfok* feltételezés* vélemény* nyelv nyelven nyelvi nyelvű fogalom
    szókapcsolat* szóköz* markdown json* többes betű* betűk szavakkal szavakból`,
  limit: `
    karakter* leütés* hossz hossza hosszt hosszúság* terjedelem terjedelm* korlát korlátot korláton korlátba határ határt
    határon keret keretet maximum maximális* legfeljebb szóköz* szóközzel szószám* karakterszám* sornyi`,
  rule: `
    szabály* irányelv* előírás* előír előírja utasítás* követelmény* kérés kérésre kérésnek kérést kérésed*
    kérték kérte kért kérted elvárás* elvárt feladat* prompt* visszajelzés* észrevétel* megjegyzés* kifogás*
    hibajelzés* ellenőr ellenőrző validátor* bíráló* kritérium* wcag akadálymentes* képernyőolvasó* seo
    megengedett* megadott* engedélyezett* előírt* elutasított* stílusútmutató* kívánság* óhaj* wcag-kompatibilis
    szabvány* wcag-*`,
  better: `
    rövidebb* hosszabb* tömörebb* jobb jobbat semlegesebb* részletesebb* hivatalosabb* humorosabb* barátságosabb*
    pontosabb* másik_változat* más_változat* másik_megoldás* alternatíva* vagy_inkább esetleg több_részlet*`,
  turn: `
    természetesen persze hogyne szívesen örömmel rendben parancsoljon parancsolj tessék íme máris semmi_akadálya
    készséggel értettem oké azonnal nagyon_szívesen minden_további_nélkül feltétlenül abszolút ok meglesz
    máris_küldöm`,
  attempt: `
    előző korábbi eredeti első_változat* második_változat* próbálkozás* kísérlet* nekifutás* első_kör* immár most ezúttal
    mostani megelőző iménti legutóbbi végleges`,
  would: 'lenne volna szólna állna kerülne kellene olvasható_lenne szerepelne vezetne',
  only: 'csak csupán kizárólag pusztán mindössze',
  sight: 'látok látni látom látás* szem szemem vizuális* látó vak kivenni',
  service: `
    szerver szervere szolgáltatás* modell modellt kérés kérést kérések lekérdezés* válasz választ api token
    tokenek kvóta szűrő tartalomszűrő* platform* feldolgozás* elemzés* generálás* kimenet* prompt* keret* limit
    szolgáltató* kapcsolat* moderáció* számítási rendszerem rendszerünk lekérdezések biztonsági_szűrő
    belső_kiszolgáló* kiszolgáló* irányelv* felhasználási rendszer képfeldolgozás* osztályozó`,
  failed: `
    sikertelen* túlterhel* túllép* lejár* időtúllép* megszakad* megszakít* töröl* blokkol* letilt* elutasít*
    megtagad* leáll* nem_válaszol* nem_adott nincs_válasz kimerül* kifogy* túl_sok túl_nagy hiba hibát váratlan*
    felfüggeszt* nem_elérhető elérhetetlen* nem_engedélyez* tilt* érzékeny* üres* visszatart* elmarad*
    nem_lehetett nem_készült nem_érkezett nem_sikerült elfogy* elutasítva blokkolva     hibakód leállt kiszolgálóhiba megtelt akadályoz* megakadályoz*`,
  pending: `
    következik hamarosan később folyamatban pótlandó pótoljuk pótlásra kitöltendő beírandó megírandó
    kiegészítendő ide_kerül ide_jön kerül_majd lesz_majd még_nincs még_nem függőben vár várat ne_tegye_közzé
    nem_publikus figyelmen_kívül cserélendő kicserélendő majd_kitalál* majd_később majd_pótol* ide_írd ide_írja
    ide_írjuk ide_kell ide_jön_majd tölti_ki töltse_ki kitöltésre pótolja kiegészíti feltöltés_alatt
    szerkesztés_alatt készül hamarosan_elérhető itt_jelenik_meg itt_jelenik helye ide_kerül_az kitölteni
    ide_két-négy köszönjük_a_türelmet köszönjük_türelmét előkészületben kidolgozás_alatt feldolgozás_alatt
    kerül_ide megírja elküldi beírja hozzáadja`,
  sample: `
    mintaszöveg* próbaszöveg* tesztszöveg* töltelékszöveg* vakszöveg* példaszöveg* mintaleírás* tesztleírás*
    próbaleírás* próbabejegyzés* tesztbejegyzés* blabla bla lorem ipsum minta_szöveg példa_szöveg teszt_szöveg
    helyőrző_szöveg* helykitöltő_szöveg* mintacím mintafelirat mintakép példamondat az_ön_szövege saját_szöveg
    minta_cím`,
  slot: `
    személy személyek név neve nevek keresztnév vezetéknév ki kit kivel kinek mi mit mivel hol hová mikor melyik
    milyen cselekvés tevékenység csinál csinálja tárgy termék terméknév márka modell hely helyszín helye város
    ország épület dátum év hónap idő időpont esemény alkalom szín színű méret anyag szám darab cím szerep
    foglalkozás állat faj melléknév ige jelenet környezet háttér előtér cég szerző művész étel valami valaki
    valahol beszúrni leírás téma évszám szerzője alkotó technika méretek ár cikkszám elérhetőség kategória
    képaláírás licenc forrás fotós telefon szlogen súly állapot színek hangulat fény datálás gyártó leltári
    kiadó felirat utca`,
  generic: `
    kép képe fotó fotója fénykép fényképe illusztráció illusztrációja grafika grafikája logó logója ikon ikonja
    banner bélyegkép indexkép ábra táblázat diagram avatar háttér háttérkép fejléckép dia
    képernyőkép előnézet nézet elölnézet oldalnézet hátulnézet felülnézet borító infografika felvétel img image
    termékkép termékfotó profilkép csapatkép emblémája`,
  whose: `
    termék terméké cikk cikkhez cikké hír hírhez blog bejegyzés bejegyzéshez oldal oldalhoz oldalé honlap
    weboldal weboldalé főoldal cég cégé vállalat szervezet szervezeté egyesület egyesületé szerző szerzőé előadó
    felhasználó profil csapat esemény partner szponzor márka bolt elölről hátulról oldalról felülről fent lent
    bal jobb díszítő dekoratív jelképes színes fekete-fehér részlet általános fő minta archív videó film rész
    tartalom cím alt leírás új fejléc lábléc teaser szemléltető cím_nélkül jelzésértékű`,
  anything: `
    valami valamit valamiről valamilyen valaki valakit valahol valamely néhány különböző különféle dolog dolgok
    tárgy tárgyak látható ábrázoló mutat mutató környezet környezetben csinál`,
  verify: `
    ellenőrizendő ellenőrizni ellenőrizze ellenőrizzék ellenőrizd kérem_ellenőrizze kérjük_ellenőrizni
    megerősítendő megerősítést tisztázandó pontosítandó egyeztetendő egyeztetni kérjük_megerősíteni
    kiegészítendő kérjük_kiegészíteni pótolni kérem_pótolni`,
  mishap: `
    tartalom_blokkolva tartalom_letiltva tartalom_eltávolítva a_tartalom_nem_elérhető moderálva
    elfogyott_a_memória kevés_a_memória valami_hiba_történt hiba_történt valami_elromlott valami_nem_sikerült
    ez_most_nem_jött_össze nem_jött_össze `,
  wish: 'ha_szeretné ha_szeretnéd ha_kívánja ha_szeretnék ha_kéri',
  promised: `
    ide_kerül ide_jön kerül_ide itt_lesz ide_fog megírja elküldi beírja hozzáadja pótolja kiegészíti küldi_majd
    írja_majd`,
  content: 'tartalom tartalma jegyzet',
}
