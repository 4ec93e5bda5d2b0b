import type { SpeechWords } from './speech-words.ts'

export const sloveneSpeech: SpeechWords = {
  self: `
    jaz mi mene mano moj moja moje mojih mojim mojimi mojem mojo sem nisem morem moram smem vidim imam nimam
    želim znam vem bom potreboval_bi potrebujem zmorem poznam komentiram opišem opisujem napišem zavračam
    naj_opišem dobil_sem prejel_sem lahko_opišem odklanjam obžalujem ne_bi_izrekel se_ne_bi ne_bom pomagam povem
    naredim prepoznam podajam bi_potreboval bi_potrebovala potreboval potrebovala bi_moral bi_morala določam
    navajam ocenjujem prepoznavam identificiram berem zaznavam obdelujem razkrivam ustvarjam ustvarim zapišem
    ugibam izražam podam ocenim določim imenujem poimenujem razberem odprem preberem vzdržim vzdržujem izogibam
    trudil trudila upošteval_sem pazil_sem ne_zaznavam ne_morem ne_vem ne_vidim ne_poznam ne_smem ne_želim nočem
    odgovorim nismo nas nam naš naša naše naših našim smo moremo komentiramo opisujemo dajemo podajamo zavračamo
    odklanjamo dajem zame pri_meni delam_samo berem_samo storil_bom bom_storil bom_storila upam_si ne_upam
    drznem odstopam pasiram preskočim ne_delam storim naredil_bom delujem razločim razločujem razpoznam
    obravnavam odpovedujem pišem ne_opisujem`,
  you: 'vaš vaša vaše vašega vašemu vašem tvoj tvoja tvoje vi vam vas ste pozabili si_pozabil',
  not: `
    ne ni niso nisem nisi nimam nima nič noben* nikamor nikjer brez nemogoče manjka manjkajo namesto pozabil*
    nedosegljiv* neznan* nikoli niti ne_morem neznana neznan neznani neprepoznav* nezadost* nejas* neuspeš* nihče
    nobene nobenega nedoloč* nezmožn* neuspel* premalo nerazpoznav* ni_bilo pretem* premajhn* prenizk* ničesar`,
  refuse: `
    zavrn* zavrač* odklan* odklon* raje_ne raje_se_ne prepoved* prepovedu* onemogoč* krši* kršil* kršilo
    presega* zunaj izven neprimern* ni_dovoljen* ne_dovolj* ne_dovoljuj* ne_spada v_nasprotju vzdrž*
    nisem_zmožen ne_smem ne_morem prekorač* preprečuj* nisem_upravičen zadržan* zadržuj* zaustavljen* nasprotuj*
    nočem ne_želim ne_bi_rad ne_bi_rada izogibam v_neskladju opuščam opuščen* izpuščen* ni_dovoljeno prepovedan*
    odstopa* opustil* ne_dopušč* nedopustn* ne_dovoli ne_bom_storil* ne_bom ne_bi ne_obravnavam`,
  regret: 'žal oprosti* opravičuj* obžaluj* oprostite',
  need: `
    potreb* želi želijo zahteva* prosi_za bi_rad rabi* hoče potreboval potrebovala potrebni potrebna potrebno
    več_podatkov več_informacij dodatne_informacije dodatni_podatki dodatnih_podatkov kontekst* nujn* vedeti_več`,
  help: `
    pomag* odgovor* koment* izreči izrekel izreka* povedati reči videti gledati ogledati vedeti presodi* oceni*
    narediti početi navajati navesti ustreči poda* prepozna* imenovati določiti ugotoviti ugibati nadaljevati
    sodelovati napisati izjav* mnenj* sodb* ugib* domnev* trditi potrditi brati prebrati zaznati zaznavam zaznav*
    razbrati določati navedba interpretirati razkri* izdati izda* storil* stori* komentira* začel* podatkov`,
  describe: `
    opisova* opis opisa opisati opišem opisovati opisujem opisan* identific* prepoznavanje analiz* prepiš*
    opisal opisala opisali identifikacij* prepoznav* opisljiv* predstavitev opisov opisu`,
  alt: `
    nadomestno_besedilo nadomestnega_besedila nadomestnim_besedilom nadomestna_besedila nadomestnemu_besedilu
    alternativno_besedilo alternativnega_besedila opis_slike opisa_slike opisi_slik opise_slik alt_besedilo`,
  text: 'besedilo besedila besedilu opis opisa opise podnapis ubeseditev formulacij* odgovor osnutek opisov',
  writing: `
    stavek stavka stavki zapis vnos jezik jezika jeziku ton pridevnikom pridevnike znakov znaki besed besede
    imena_datoteke ime_datoteke imen_datotek json polje poljem slog različica ključne_besede črkovanje dolžina
    dolžine dolžino število_znakov vrednotenj*`,
  picture: `
    slika slike sliko slik sliki fotografija fotografije fotografijo fotografij fotografiji posnetek posnetka
    grafika ilustracija slikah slikami slikovni slikovno slikovne slikovnega fotografijah fotografijami posnetku
    posnetkih posnetkov grafiko ilustracijo`,
  within: 'v na večina več nekaj nekatere',
  file: `
    datoteka datoteke datoteko datotek povezava povezave povezavo url priponka priponke priponko nalaganju nalaganje
    prenos format oblika_datoteke strežnik dostop dostopa naslov vnos prošnj* zahtev* sporočilu vsebine_datoteke
    ime_datoteke datoteki datotekah podatki podatkov povezavi povezav priponki vhodn*`,
  object: `
    oseba osebe oseb osebo ljudje ljudi ljudem obraz* identitet* istovetnost* vsebin* prizor* kdo videz* podrobnost*
    telo upodobljen* prikazan* osebi osebah osebam vsebino vsebine vsebina prepoznavn* ime imena`,
  arrival: `
    nalož* naložen* prispel* prišl* prejel* prejet* prilož* pripet* pripeti poslan* poslal* odpre odpreti odprt*
    odpira prikaz* dostop* dostopn* obdel* na_voljo razpoložljiv* prenes* obstaja* podprt* najden* najti dobil*
    posredovan* vodi berljiv* dekodir* predložen* zagotovljen* dodan* odpiranj* branj* prebrati prebran* vidn*
    nalaganj* prenos* dostavljen* dostav* prispe* dekodiranj* dosegljiv* odprla odprlo`,
  broken: `
    poškodovan* neberljiv* nedostopn* neveljavn* zavrnjen* potekl* napak* 404 403 nikamor narobe spodletel*
    ni_uspel* okvarjen* prekinjen* nepodprt* blokiran* nedosegljiv* napako napaki napake pokvarjen* nepopoln*
    odpoved* odpovedal* zavrnil* prazna_datoteka uničen* prazna_priponka prišla_prazna prijavn* geslom_zaščiten*
    šifriran* samo_križec`,
  giving: `
    mogoče možn* podan* podati ustvari* ustvarjen* napisa* pripravi* pripravljen* zagotovi* ponudi* ponujen*
    na_voljo izdela* nemogoče sestaviti oblikovati`,
  model: `
    jezikovni_model jezikovnega_modela kot_model umetna_inteligenca umetno_inteligenco kot_ui kot_ai pomočnik_ui
    besedilni_pomočnik besedilni_asistent jezikovnim_modelom pomočnik asistent klepetalni_robot besedilni_model
    besedilnim_modelom sem_program sem_model umetne_inteligence samo_besedil* le_besedil* robot`,
  policy: `
    smernic* pravil* zasebnost* varnostnih_razlog* politik* načel* navodil* pogoj* etičn* predpis* gdpr
    pravilnik* anonimnost* zakonodaj* varstv*_podatkov varstvo_podatkov politiko avtorsk*`,
  fulfil: `
    izpolnjuje upošteva ustreza sledi skladn* wcag dostopno dostopen dostopn* jedrnat* dovolj_dobr* zadostn*
    primern* pravil* popravljen* skrajšan* predelan* zahtev* merila predolg* končn* pripravljen* bralnik* v_redu
    kratek kratk* prilagojen* ne_presega ne_vsebuje ne_začne ostaja nevtral* objektiv* znotraj_omejitve omejitvi`,
  must: `
    mora morajo naj_bo naj_ne največ najvišje maksimalno maks maks. ne_sme manj_kot omejitev znak* obvezn* treba naj`,
  ask: `
    prosim prosimo ali_lahko lahko_bi bi_lahko spoštovani spoštovana dragi vljudno izvolite po_želji če_želite
    če_želiš sporočite sporoči javite upam_da z_veseljem če_potrebujete v_vednost spoštovan* drag* jo_lahko ga_lahko
    lahko_pripnete prosil_bi prosila_bi`,
  order: `
    naložite naloži naložiti pošljite pošlji poslati priložite priloži delite poskusite poskusi preverite preveri
    preveriti popravite popravi uporabljajte uporabite uporabi uporabljaj izogibajte izogibaj omenjajte omenjaj
    omenite ohranite ohrani pišite piši napišite napiši skrajšajte skrajšaj potrdite potrdi vrnite vrni odgovorite
    odgovori ustvarite ustvari opišite opiši dopolnite dopolni dodajte dodaj vstavite vstavi vpišite zamenjajte
    omejite poskrbite prilagodite prilagodi začnite izpustite navedite upoštevajte prevedite pazite pošljete
    ponovite deliti pripnite pripnete pripni sami_opišite povejte`,
  again: 'znova ponovno še_enkrat spet drugo drugačno',
  asked: `
    po_naročilu kot_ste_želeli kot_je_bilo_zahtevano kot_želeno po_navodilih v_skladu_z_navodili kot_zahtevano
    kot_ste_prosili kot_ste_zahtevali po_vaši_želji kot_ste_naročili kot_dogovorjeno po_dogovoru po_vaših_navodilih
    v_skladu_z_vašimi kot_ste_navedli kot_ste_določili skladno_z_navodili`,
  checker: `
    recenzent* pregledovalec pregledovalcu urednik* uredništv* moderator* ocenjevalec ocenjevalcu uporabnik* stranka
    naročnik* lektor* preverjevalec skrbnik* lekturi lektura lekture uredništvom`,
  this: 'ta to te tem tega tej teh temu tole tukaj tu naslednje zgornje s_tem pri_tem',
  shows: `
    vrstici_stanja vrstica_stanja
    prikazuje kaže sporočilo sporočilom tabla napis napisom zaslon zaslona posnetek_zaslona posnetek_brskalnika
    plakat majica skodelica knjiga knjige naslovnica prosojnica okno ekran obrazec karikatura strip oblaček klepet
    klepetom pravi piše stran diagram shema letak naslovom citat kartica aplikacija spletna ikona gumb simbol
    meni pismo risba grafit tetovaža monitor geslo geslom listek prosi telefon karton kartonom transparent
    govornica učiteljica slovarja ročno_napisan`,
  condition: 'če kadar ko ako',
  offer: `
    sporočite sporoči povejte povej_mi obvestite javite javi_mi sem_na_voljo sem_vam_na_voljo sem_ti_na_voljo
    z_veseljem_pomagam z_veseljem_popravim z_veseljem_prilagodim pišite_mi lahko_tudi upam upam_da sporoči_če
    sporočite_če javi_če povejte_če povej_če`,
}
