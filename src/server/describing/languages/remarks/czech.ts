import type { RemarkWords } from './remark-words.ts'

export const czechRemarks: RemarkWords = {
  edit: `
    odstraněn* smazán* vymazán* vyškrtnut* škrtnut* vypuštěn* vynechán* zkrácen* zestručněn* zhuštěn* zredukován*
    nahrazen* vyměněn* zaměněn* přeformulován* přepsán* přepracován* upraven* editován* opraven* vylepšen* zlepšen*
    zjednodušen* přizpůsoben* změněn* pozměněn* zachován* ponechán* beze_změny doplněn* přidán* vložen* zahrnut*
    začleněn* zapracován* zmíněn* uveden* jmenován* přeložen* spočítán* zkontrolován* ověřen* zvolen* vybrán*
    použit* přesunut* rozdělen* spojen* upřesněn* zneutralizován* zmírněn* rozšířen* prodloužen* napsán* formulován*
    aktualizován* dodržen* zohledněn* záměrně úmyslně odstranil* smazal* vymazal* vyškrtl* vypustil* vynechal*
    zkrátil* nahradil* vyměnil* zaměnil* přeformuloval* přepsal* přepracoval* upravil* opravil* vylepšil*
    zjednodušil* přizpůsobil* změnil* ponechal* zachoval* doplnil* přidal* vložil* zahrnul* začlenil* zapracoval*
    zakomponoval* zmínil* uvedl* přeložil* spočítal* zkontroloval* ověřil* zvolil* vybral* použil* přesunul*
    rozdělil* rozšířil* prodloužil* dodržel* vyhnul* snažil* držel* zkrátit doplnit ověřit krátit upřesnit přidat
    vynechat opravit neuvádím neuvedl* nezmiňuji nezmínil* soustředil* nový_pokus další_pokus druhý_pokus`,
  mine: `
    navrhuji navrhuju doporučuji doporučuju vynechávám přidávám doplňuji ponechávám nechávám opravuji zkracuji
    upozorňuji dovoluji_si posílám přikládám_upraven* nabízím přeformulovávám nezmiňuji všimnu všímám usuzuji
    soudím_že opravuju pardon beru_zpět vlastně_pardon odhaduji neuvádím dávám_přednost předpokládám hádám
    jistota_určení míra_jistoty stupeň_jistoty úroveň_jistoty soustředím nejdřív_si zkrátím upravím doplním
    přepíšu připravím popíšu vynechám nebudu_hádat zohlednil_jsem zohlednila_jsem nejsem_si_jistý
    nejsem_si_jistá nejsem_si_jist považuji uvádím níže_uvádím`,
  tell: `
    napiš napište piš pište popiš popište popisuj popisujte vyhni vyhněte vyhýbej vyhýbejte používej používejte
    použij použijte nepoužívej nepoužívejte začni začněte začínej nezačínej nezačínejte zmiň zmiňte nezmiňuj
    nezmiňujte vynech vynechte vynechej vynechejte uveď uveďte neuváděj neuvádějte zahrň zahrňte drž držte držet
    udržuj shrň shrňte omez omezte odpověz odpovězte vrať vraťte vygeneruj vytvoř vytvořte nepřekračuj
    nepřekračujte nepřekroč neopakuj neopakujte nepřidávej nehodnoť nehádej nedomýšlej nevymýšlej pamatuj
    pamatujte dbej dbejte zaměř zaměřte soustřeď cituj citujte přepiš přelož formuluj formulujte pojmenuj jmenuj
    přidej přidejte doplň zachovej zachovejte upřednostni nepiš nepište zkontroluj zkontrolujte ověř ověřte
    prověřte potvrď potvrďte nehádejte nevymýšlejte vlož vložte vepište doplňte vepiš`,
  craft: `
    formulac* slovo slova slov slovem slovům slovech výraz výrazu výrazy výrazů výrazem věta větu věty větou vět
    větách přídavné přídavná přídavných příslovce sloveso slovesa podstatné obrat obraty obratu spojení fráze
    fráz* úvod úvodu úvodní klíčové_slovo klíčová_slova klíčových popisek popisku popis popisu popisy alt text
    textu texty alternativní_text verze verzi verzí varianta varianty variantu variant koncept návrh návrhu
    návrhy tón tónu styl stylu čas přítomný pravopis překlep překlepy interpunkce gramatika uvozovky uvozovek
    odpověď výstup shrnutí překlad synonymum opakování mezera mezery mezer superlativ* domněnk* hodnocení názory
    jazyk jazyka znění pojem pojmy markdown json množné jednotné písmena písmen slovy tečky_na_konci`,
  limit: `
    limit limitu limity délka délku délky délce znak znaků znaky znacích maximum maximální maximálně nejvýše mezer rozsah
    rozsahu počet_znaků úhozů slov`,
  rule: `
    pravidlo pravidla pravidel pravidlům pokyn pokyny pokynů zadání požadavek požadavku požadavky požadavků
    požadovan* požadováno směrnic* instrukc* prompt připomínk* výtk* výhrad* zpětn* kontrol* validátor*
    recenzent* kritéri* wcag přístupnost* čtečk* seo povolen* předepsan* zamítnut* přání žádost* žádáno vyžádan*
    námitk* stylová hlášen* přístupnosti odečítač* nevidom* norma normy`,
  better: `
    kratší stručnější delší lepší vylepšen* neutrálnější formálnější podrobnější přesnější jiná_verze
    jinou_verzi jiná_varianta další_varianta alternativ* alternativně případně buď jinak vtipnější
    více_podrobností vyberte_si eventuálně`,
  turn: `
    jistě samozřejmě rád_vyhovím ráda_vyhovím s_radostí rádo_se ochotně žádný_problém dobře rozumím zajisté tady_je
    tady_máte zde_je zde_máte prosím_tady jasně ano_zde není_problém rád ráda hotovo rozhodně určitě ok okay
    bezpochyby milerád milerada`,
  attempt: `
    předchozí předešl* minul* první_verze druhá_verze první_pokus druhý_pokus pokus pokusu pokusy původní nyní teď
    tentokrát už dříve poslední_verze nově prvním_pokusu`,
  would: 'byl_by byla_by bylo_by by_byl by_byla by_bylo stál_by by_stál kdyby objevil_by',
  only: 'pouze jen jenom výhradně výlučně',
  sight: `
    vidím vidět zrak zraku oči očí vizuáln* vidění zrakem slepý nerozeznám nerozliším nerozlišuji nevyčtu`,
  service: `
    server serveru služba služby služby model modelu modelem požadavek požadavku požadavků dotaz dotazu odpověď
    odpovědi api token tokenů kvóta kvóty filtr filtru platforma zpracování analýza generování výstup prompt
    limit limitu spojení poskytovatel žádosti moderace požadavky dotazy dotazů služeb modelů filtrem pravidly
    gateway moderátor bránou připojení systém zpracování_obrazu klasifikátor`,
  failed: `
    selhal* selhán* přetížen* překročen* vypršel* přerušen* zrušen* zablokován* blokován* odmítnut* zamítnut*
    zastaven* neodpověděl* neodpovídá bez_odpovědi nevrátil* vyčerpán* příliš_mnoho příliš_velk* chyba chyby
    chybu neočekávan* pozastaven* nedostupn* nepovolen* zakázan* citliv* prázdn* zadržen* časový_limit zadržel*
    vyčerpal* selhalo`,
  pending: `
    bude_doplněn* bude_dodán* bude_přidán* bude_uveden* bude_následovat následuje doplníme doplnit k_doplnění
    připravuje_se v_přípravě čeká_na ještě_není zatím_není zatím_chybí později brzy dodáme doplní_se
    nepublikovat ignorujte prosím_ignorujte nahradit k_nahrazení vyplnit bude_vyplněn* bude_napsán* přijde
    sem_napište sem_napiš zde_napište sem_doplňte sem_vložte zde_uveďte sem_uveďte bude_upřesněno doplní dodá
    přidá připravujeme už_brzy brzy_dostupné více_informací_brzy pracujeme přijde_sem bude_zde sem_přijde napíše
    dopíše pošle děkujeme_za_trpělivost nahrávání_probíhá probíhá_nahrávání zpracovává_se prosím_nezveřejňovat
    nezveřejňovat nezveřejňujte`,
  sample: `
    ukázkový_text zkušební_text testovací_text vzorový_text zástupný_text výplňový_text zkušební_popis
    testovací_popis ukázkový_popis zkušební_záznam testovací_záznam blabla bla lorem ipsum takový_a_takový
    ten_a_ten příklad_textu ukázkový_popisek vzorový_popis ukázkový_nadpis vzorový_nadpis ukázkový_titulek
    ukázková_věta ukázkový_obrázek váš_slogan váš_nadpis váš_text je_ukázkový`,
  slot: `
    osoba osoby osobu jméno jména příjmení název názvu kdo co kde kdy koho komu čím čeho jak jaký jaká který
    činnost děj akce dělá objekt předmět produkt produktu výrobek výrobku značka model místo město město země
    budova datum rok měsíc čas událost barva barvu velikost materiál číslo počet titul funkce povolání zvíře
    druh přídavné sloveso motiv scéna prostředí pozadí popředí firma autor umělec jídlo něco někdo vložit popis
    autorka rok_vzniku technika rozměry cena dostupnost kategorie popisek licence zdroj fotograf adresa telefon
    slogan hmotnost stav barvy nálada světlo datace výrobce inventární jméno_autora název_díla dílo nadpis
    pohled kód vydavatel`,
  generic: `
    foto fotka fotografie snímek obrázek obrázky ilustrace grafika logo ikona banner miniatura náhled obrázku obr
    tabulka graf diagram avatar pozadí snímku záhlaví záběr infografika fotku img image emblém
    pohled_zepředu pohled_zboku pohled_zezadu pohled_na_produkt pohled_na_výrobek`,
  whose: `
    produktu produkt výrobku výrobek článku článek zprávě aktualitě blog blogu stránka stránku stránky stránce
    web webu úvodní hlavní firmy společnosti organizace spolku autora autor autorky řečníka uživatele profilu
    tým týmu akce partnera sponzora značky obchodu zepředu zezadu zboku shora zdola vlevo vpravo nahoře dole
    přední zadní boční dekorativní ozdobný ilustrační symbolický barevná barevný barevné černobílá černobílý
    detail obecný ukázkový archivní videa filmu sekce obsahu titulní nový nová alt popis popisek teaser
    ilustrativní bez_názvu bez_titulku`,
  anything: `
    něco někdo někde nějaký nějaká nějaké nějakém nějakou nějakým různé různý různá různých věc věci předmět
    předměty objekt objekty znázorňující zobrazující zobrazuje znázorňuje ukazuje vidět je prostředí scéna dělá`,
  verify: `
    ověřit ověřte ověř prosím_ověřte prosím_ověřit zkontrolovat zkontrolujte prověřit prověřte potvrdit potvrďte
    k_ověření nutno_ověřit je_třeba_ověřit nutné_ověřit neověřeno upřesnit upřesněte ověření prověření kontrolu
    doplnit doplňte prosím_doplňte o_kontrolu prosím_o_kontrolu`,
  mishap: `
    obsah_zablokován obsah_byl_zablokován obsah_odstraněn obsah_byl_odstraněn obsah_skryt obsah_není_dostupný
    nedostatek_paměti málo_paměti popis_nevznikl něco_se_pokazilo něco_se_nepovedlo něco_se_nepodařilo     `,
  wish: 'pokud_chcete pokud_chceš pokud_si_přejete jestli_chcete',
  promised: `
    sem_přijde zde_bude tady_bude přijde_sem bude_zde bude_doplněn* bude_dodán* bude_přidán* bude_uveden*
    bude_vyplněn* bude_napsán* doplní dodá přidá napíše dopíše pošle doplníme dodáme`,
  content: 'obsah obsahu poznámka',
}
