import type { RemarkWords } from './remark-words.ts'

export const sloveneRemarks: RemarkWords = {
  edit: `
    odstranjen* odstranil* izbrisan* izbrisal* črtan* črtal* prečrtal* izpuščen* izpustil* skrajšan* skrajšal*
    strnjen* strnil* zgoščen* zmanjšan* nadomeščen* nadomestil* zamenjan* zamenjal* preoblikovan* preoblikoval*
    prepisan* predelan* predelal* popravljen* popravil* urejen* uredil* izboljšan* izboljšal* poenostavljen*
    poenostavil* prilagojen* prilagodil* spremenjen* spremenil* ohranjen* ohranil* pustil* puščen* nespremenjen*
    dodan* dodal* vstavljen* vstavil* vključen* vključil* vpeljan* vpletel* vpleten* omenjen* omenil* naveden*
    navedel* navedl* preveden* prevedel* prevedl* preštet* preštel* preverjen* preveril* izbran* izbral* uporabljen*
    uporabil* premaknjen* premaknil* razdeljen* razdelil* natančneje omiljen* omilil* razširjen* razširil*
    podaljšan* podaljšal* napisan* napisal* oblikovan* ubesedil* upošteval* upoštevan* držal* potrudil* izognil*
    namenoma namerno skrajšati dodati omenim omeniti popraviti preveriti lektorirati izpustiti preoblikovati
    posodobljen* posodobil* nov_poskus nadaljnji_poskus drugi_poskus ponoven_poskus`,
  mine: `
    predlagam priporočam opozarjam izpuščam dodajam ohranjam puščam skrajšujem ponujam pošiljam_popravljen*
    spreminjam omenjam_le nadomeščam popravljam sklepam pogledam opazim domnevam menim ocenjujem predvidevam
    zanesljivost_prepoznave stopnja_zanesljivosti stopnja_gotovosti ne_omenjam ne_navajam se_izogibam
    ohranil_sem izpustil_sem izpustila_sem navajam skrajšam prilagodim dopolnim spremenim pripravim napišem
    ugibam bom_opisal bom_opisala bom_izpustil dodam lahko_dodam upošteval_sem upoštevala_sem nisem_prepričan
    nisem_prepričana mojem_mnenju odpovedujem`,
  tell: `
    napiši napišite piši pišite opiši opišite opisuj opisujte izogibaj izogibajte izogni izognite uporabi
    uporabite uporabljaj uporabljajte ne_uporabljaj ne_uporabljajte začni začnite začenjaj ne_začenjaj ne_začni
    omeni omenite omenjaj ne_omenjaj ne_omenjajte izpusti izpustite opusti opustite vključi vključite ohrani
    ohranite povzemi povzemite omeji omejite odgovori odgovorite vrni vrnite ustvari ustvarite ne_presezi
    ne_presegaj ne_ponavljaj ne_dodajaj ne_ugibaj ne_ocenjuj ne_izmišljaj ne_piši ne_navajaj navedi navedite
    zapomni pazi pazite poskrbi osredotoči citiraj prevedi ubesedi oblikuj poimenuj dodaj dodajte držite naštej
    ostani ostanite najprej_navedi najprej_opiši preveri preverite potrdi potrdite lektoriraj lektorirajte
    preglejte vstavi vstavite vpiši vpišite vnesi vnesite`,
  craft: `
    ubeseditev ubeseditve formulacij* beseda besede besedo besed besedami besedna besedne izraz izraza izraze
    izrazov stavek stavka stavku stavki stavke stavkov poved povedi pridevnik* prislov* glagol* samostalnik*
    zveza zveze fraza fraze frazo ključna_beseda ključne_besede ključnih_besed podnapis podnapisa opis opisa
    opisu opise alt besedilo besedila besedilu nadomestno_besedilo različica različice različico različici
    inačic* osnutek osnutka predlog predloga ton tona slog sloga sedanjik* pravopis* tipkarsk* ločil* slovnic*
    narekovaj* uvod uvoda uvodu uvodni odgovor odgovora izpis povzet* prevod* sopomenk* ponovit* ponavlja*
    presežnik* domnev* mnenj jezik jeziku jezika pojem presledk* markdown json ednin* množin* črke črkah črk
    besedah povedih stavkih pike_na_koncu`,
  limit: `
    omejitev omejitve omejitvi omejitvijo dolžina dolžine dolžino dolžini znak znaka znakov znaki znake največ največja
    maksimum presledki presledkov obseg obsega besed število_znakov kvota`,
  rule: `
    pravilo pravila pravil pravilih smernic* navodil* zahtev* zahtevan* zahtevano naročil* naročen* željo želji
    prošnj* specifikacij* prompt poziv pripomb* ugovor* opombi povratn* recenzent* preverjevaln* validator*
    merila merilom kriterij* wcag dostopnost* bralnik* seo dovoljen* predpisan* zavrnjen* določen* dostopnosti
    slabovidn* standard standardi merili meril`,
  better: `
    krajš* daljš* boljš* bolj_nevtraln* bolj_podrobn* bolj_formaln* natančnejš* toplejš* smešnejš* drugačn*
    druga_različica drugo_različico druga_možnost alternativ* ali_pa več_podrobnosti ljubše`,
  turn: `
    seveda z_veseljem rade_volje gotovo jasno vsekakor brez_težav ni_problema izvolite izvoli razumem v_redu
    tukaj_je tu_je tole_predlagam prav_rad prav_rada razumljivo takoj urejeno absolutno ok okej kajpada nedvomno
    z_največjim`,
  attempt: `
    prejšnj* predhodn* prvotn* prva_različica druga_različica prvi_poskus drugi_poskus poskus poskusu poskusa zdaj sedaj
    tokrat končn* zadnj* prvi_osnutek izvirn*`,
  would: 'bi stal_bi bi_stal bi_bil bi_bila bi_bilo bil_bi bila_bi bilo_bi',
  only: 'samo le zgolj izključno se_začne konča',
  sight: 'vidim videti vid vida oči vizualn* gledati slep moj_vid razločim razločujem razberem',
  service: `
    strežnik strežnika storitev storitve model modela zahteva zahteve zahtevek zahtevka poizvedba poizvedbe
    odgovor odgovora api žeton žetonov kvota filter filtra platforma platforme obdelava analiza generiranje
    izpis poziv omejitev ponudnik povezava moderacij* zahtev zahtevki varnostni_filter ponudnika povezave sistem
    obdelava_slike klasifikator`,
  failed: `
    spodletel* neuspe* preobremenjen* presežen* potekel potekl* prekinjen* preklican* blokiran* zavrnjen*
    ustavljen* zaustavljen* ne_odgovarja ni_odgovoril* ni_vrnil* brez_odgovora izčrpan* porabljen* preveč
    prevelik* napaka napake nepričakovan* zadržan* nedosegljiv* nedovoljen* prepovedan* občutljiv* prazn*
    ni_bilo_mogoče zadržal* zmanjkalo porabljena`,
  pending: `
    sledi bo_dodan* bo_dopolnjen* bo_sledil* bo_objavljen* bo_napisan* bo_vnesen* za_dopolnitev za_dodati
    dopolniti v_pripravi čaka_na še_ni še_manjka kasneje pozneje kmalu naknadno dodamo dopolnimo ne_objavi
    ne_objavljaj prezrite prosim_prezrite zamenjati vpisati vstaviti tu_vpiši tukaj_vpiši sem_vpiši tu_napiši
    tukaj_napiši sem_napiši tu_opiši sem_vnesi bo_kasneje dopolni doda dopiše kmalu_na_voljo na_voljo_kmalu
    v_izdelavi v_delu pride_sem pride_tukaj bo_tukaj tukaj_bo tukaj_vnesite tu_vnesite sem_vnesite vnesite
    bo_dodal* bo_napisal* bo_pripravil* bo_poslal* bo_dopolnil* hvala_za_potrpljenje hvala_za_razumevanje
    nalaganje_poteka je_v_pripravi v_urejanju pride`,
  sample: `
    vzorčno_besedilo poskusno_besedilo testno_besedilo nadomestno_besedilo_za začasno_besedilo poskusni_vnos
    testni_vnos vzorčni_vnos poskusni_opis testni_opis vzorčni_opis začasni_opis blabla bla lorem ipsum ta_in_ta
    tak_in_tak primer_besedila označba_mesta vzorčni_naslov primer_naslova vzorčni_stavek vaš_slogan vaš_naslov
    vaše_besedilo je_vzorčno vzorčna_slika`,
  slot: `
    oseba osebe ime imena priimek naziv kdo koga komu kaj česa čim kje kdaj kateri kakšen dejanje dejavnost
    počne dela predmet objekt izdelek izdelka znamka model kraj kraju mesto država stavba datum leto mesec ura
    dogodek priložnost barva velikost material število številka naslov vloga poklic žival vrsta pridevnik glagol
    prizor okolje ozadje ospredje podjetje avtor umetnik jed nekaj nekdo nekje vstaviti opis motiv avtorica
    tehnika mere cena koda razpoložljivost kategorija podnapis licenca vir fotograf telefon slogan teža stanje
    barve razpoloženje svetloba datacija proizvajalec inventarna dimenzije leto_nastanka delo ulica količina
    oblikovalec režiser sezona predstave predstava`,
  generic: `
    fotografija fotografije foto slika slike sličica ilustracija grafika logotip logo ikona pasica predogled tabela
    preglednica grafikon diagram avatar ozadje prosojnica posnetek naslovnica infografika img image
    pogled_od_spredaj pogled_od_strani pogled_spredaj pogled_na_izdelek`,
  whose: `
    izdelka izdelek artikla članka članek novici novice novica objavi blog bloga strani stran spletne spletna
    podjetja organizacije društva avtorja avtorice avtor govornika uporabnika profila profilna ekipe ekipa
    dogodka partnerja sponzorja znamke trgovine spredaj zadaj strani zgoraj spodaj levo desno okrasna
    dekorativna simbolična simbolni barvna barvni črno-bela podrobnost splošna glavna vzorčna arhivska videa
    filma razdelka vsebine naslovna nova alt opis podnapis glave noge k teaser ilustrativna ilustrativni
    simbolna simbolno brez_naslova`,
  anything: `
    nekaj nekdo nekje neki neka neko nekem neke nekega razno razne različne različni različnih stvar stvari
    predmet predmeti objekt prikazuje prikazan prikazano vidi vidno vidno okolje prizor počne`,
  verify: `
    preveriti preverite preveri prosim_preverite prosim_preveriti potrditi potrdite treba_preveriti
    treba_potrditi za_preverjanje nepreverjeno pojasniti razjasniti preverjanja dopolniti prosim_dopolnite
    dopolnite dopišite dopisati`,
  mishap: `
    vsebina_blokirana vsebina_je_bila_odstranjena vsebina_odstranjena vsebina_ni_na_voljo moderirano
    premalo_pomnilnika zmanjkalo_pomnilnika nekaj_je_šlo_narobe prišlo_je_do_napake `,
  wish: 'če_želite če_želiš če_hočete po_želji_lahko',
  promised: `
    tu_bo tukaj_bo sem_pride pride_sem pride_tukaj bo_dodal* bo_napisal* bo_pripravil* bo_poslal* bo_dopolnil*
    bo_dodan* bo_dopolnjen* bo_napisan* bo_vnesen* dopolni doda dopiše`,
  content: 'vsebina vsebine zapis',
}
