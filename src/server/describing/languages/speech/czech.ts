import type { SpeechWords } from './speech-words.ts'

export const czechSpeech: SpeechWords = {
  self: `
    já mi mně mne mě můj moje moji mé mým mými mou mého mých svým jsem mám nemám mohu nemohu můžu nemůžu
    nedokážu dokážu neumím umím nejsem nevidím vidím nebudu budu bych abych nechci chci odmítám nesmím smím
    musím neznám nevím potřebuji popíšu popisuji dělám neposkytuji nedělám vyjádřím omlouvám dívám obdržel_jsem
    dostal_jsem svých pomohu pomůžu řeknu udělám určím rozpoznám poskytnu zvládnu neurčuji neurčuju neurčím
    neuvádím neuvedu nepopisuji nepopisuju nepopíšu nerozpoznávám nerozpoznám neidentifikuji nekomentuji
    nesděluji nesdělím nehodnotím neposuzuji neposoudím nevnímám nejmenuji nepojmenuji neřeknu nezveřejňuji
    nezpracovávám nezpracuji nepřečtu nečtu neanalyzuji nezodpovím neodpovím nepomohu nepomůžu neposkytnu
    nedokáži nezvládnu nevytvořím nevytvářím nenapíšu netvořím nedostávám neotevřu nenačtu nepoznám neodhaduji
    nerad nerada potřeboval_bych potřebovala_bych zdržím zdržuji vyhýbám dodržel_jsem uvedl_jsem nemohl_jsem my
    nás náš naše naši našich našim naší můžeme nemůžeme nesmíme jsme nejsme neposkytujeme nekomentujeme
    nepopisujeme netroufám troufám neodvažuji neodvážím nehodlám hodlám zdráhám váhám nečetl nečetla pracuji_jen
    pracuji_pouze zpracovávám vnímám odmítáme nechceme neudělám nevyhovím neposloužím odepírám zříkám vzdávám
    nehádám nepouštím u_mě nerozeznám nerozliším nerozlišuji nevyčtu rozeznávám rozlišuji se_mi_nepodařilo
    nevyjadřuji nevyjadřuju nevyjádřím`,
  you: 'vy vám vás vaše váš vaší vašeho vašemu tvůj tvoje tvé ty jste zapomněli jste_zapomněl',
  not: `
    ne není nelze nebyl* nejsou nemá nemaj* nemoh* nemůž* nedok* neum* nejs* nedá nedal* nepodař* neexist* neobdrž*
    nedoraz* nenač* neotev* nezobraz* nepřilož* neposkyt* nevid* neurč* nerozpozn* nebud* nesm* nechc* nevyjad*
    nepop* nepom* nevede nepatř* nezn* nevím nemožn* nedostup* nečit* nepodpor* nepovol* neobsah* nepřiš* nepřij*
    nedostal* žádn* nic nikam bez chybí místo zapomněl* schází nedostat* nikdy nedošl* nezpracov* neident*
    nepředlož* nemám neposlal* nedodal* neurčuji neurčuju neurčím neuvádím neuvedu nepopisuji nepopisuju nepopíšu
    nerozpoznávám nerozpoznám neidentifikuji nekomentuji nesděluji nesdělím nehodnotím neposuzuji neposoudím
    nevnímám nevidím nejmenuji nepojmenuji neřeknu nezveřejňuji nezpracovávám nezpracuji nepřečtu nečtu neanalyzuji
    nezodpovím neodpovím nepomohu nepomůžu neposkytnu nedokáži nezvládnu nevytvořím nevytvářím nenapíšu netvořím
    nedostávám neotevřu nenačtu nepoznám neznám neodhaduji nesmím nerad nerada neuvád* neuved* nepopis* nesděl*
    nevním* nejmen* neznám* nezjist* neúspěš* nerozeznat* nerozlišit* nejas* nedostateč* nedaří nedařil* nepovedl*
    nepodar* neprošl* netřeba nikdo příliš_tmav* příliš_mal* příliš_nízk* příliš_málo nerozeznám nerozliším
    nerozlišuji nevyčtu netroufám neodvažuji neodvážím nečetl nečetla`,
  refuse: `
    odmít* raději_ne* raději_nebudu zdrž* zakaz* nedovol* neumožň* brání poruš* mimo nad_mé nad_moje přesah*
    nevhodn* nepatří nepřísluš* nemohu nesmím nejsem_schop* proti_mým proti_pravidl* v_rozporu netuším vyhnu
    překrač* raději nepřípustn* nesouhlas* nedovoluj* neumožňuj* zadržen* zdržím zdržuji pozastaven* vynechán*
    neuvádím neuvedu neurčuji nezveřejň* překáž* zakázán* neslučiteln* ustupuj* ustoup* upouštím upustil* nedopouští
    nepřipoušt* zapovíd* upouští`,
  regret: 'bohužel omlouv* omluv* líto lituji promiň* pardon',
  need: `
    potřeb* chce žádá požad* přeje vyžad* chtěl* nutn* potřeboval* více_informací více_údajů více_kontextu
    další_informace další_údaje bližší_údaje kontext nutné zapotřebí třeba_vědět`,
  help: `
    pomoc* pomoct pomohu pomůžu odpov* koment* vyjádř* říci říct sdělit vidět dívat podívat vědět posoud* hodnot*
    uvést uvádět napíšu napsat dělat udělat vyhov* splnit poskytn* poskytuj* rozpozn* určit poznat rozezn* pokrač*
    pojmen* hádat výrok vyjádření úsudek odhad domněnk* hodnocení vnímat vnímám nevnímám číst přečíst potvrdit
    tvrdit neuvádím neuvedu neurčuji nesděluji prozradit prozradím vyzradit nepomůžu posloužit udělám`,
  describe: `
    popisova* popsat popis popisu popisovat popíšu popsán* popisuji identifik* analyz* přepsat popsal
    popsala identifikace rozpoznávání určuji neurčuji nepopisuji nepopíšu nerozpoznávám představit vylíčit`,
  alt: `
    alternativní_text alternativního_textu alternativním_textem alternativní_texty popis_obrázku popisu_obrázku
    popisy_obrázků popis_fotografie alt_text`,
  text: 'text textu texty popis popisu popisek popisku formulaci formulace odpověď znění koncept',
  writing: `
    větu věta věty záznam jazyk jazyce tón přídavným přídavná znaků znaky slov slova název_souboru názvu_souboru
    názvy_souborů json poli pole styl verze klíčová_slova obrázek_čeho pravopis délka délku délky počet_znaků
    hodnocení`,
  picture: `
    obrázek obrázku obrázky obrázků snímek snímku snímky fotografie fotografii fotografií fotka fotku fotky
    ilustrace grafika obrázkem obrázcích snímků snímkem snímcích snímkům fotografiích fotografiemi fotek fotce
    fotkou fotkách obrazový obrazového obrazová obrazové obrazových grafiku grafiky grafice ilustraci`,
  within: 'v ve na většina většinu mnoho několik některé',
  file: `
    soubor souboru soubory odkaz odkazu url příloha přílohu přílohy nahrávání stahování formát server přístup adresa
    vstup požadav* připojení zprávě zpráva název_souboru formát_souboru podklad souborem souborů dat data
    datový datové odkazem odkazy přílohou vstupní vstupu`,
  object: `
    osob* lidé lidi lidí tvář* obličej* totožnost* identit* obsah* scén* kdo vzhled* detaily postav* podklad*
    zachycen* tělo osob osobu osoby osobám obsahem rozpoznateln* jmén* jméno`,
  arrival: `
    načíst načten* nahrán* nahrát dorazil* došel došla přišel přišla přijat* obdrž* přilož* připoj* odeslán* zaslan*
    otevř* zobraz* dostup* zpracov* stáhn* k_dispozici poslal* dodán* existuj* podporov* nalezen* otevírá nenač*
    nedoraz* nepřiš* nepřilož* neotev* nezobraz* nedostup* neexist* neobdrž* přístupn* poskytnut* dán* dekód*
    předán* nedodán* dostal* otevírán* otevřením načítán* načtení nahrávání čtení přečíst přečten* doručen*
    viditeln* dekódovat přenos* přenes* staž* otevřel*`,
  broken: `
    poškozen* nečiteln* nepřístupn* neplatn* odepř* zamítn* chyb* 404 403 nikam pokazil* selhal* vypršel* vadn*
    přerušen* nepodporovan* zablokov* nefunkčn* selhání chybě chybou rozbit* zkažen* neúpln* odmítnut*
    prázdný_soubor prázdná_příloha prázdný přihlašovac* zaheslovan* heslem zašifrovan* jen_šum`,
  giving: `
    možn* možné poskyt* vytvoř* napsat podat uvést nabíd* nabíz* vygener* sestav* zhotov* dodat podán* uveden*
    dispozici neposkyt* nevytvoř* nemožn* sestavit formulovat`,
  model: `
    jazykový_model jazykovým_modelem jako_model umělá_inteligence umělou_inteligencí jako_ai jsem_ai ai-asistent
    ai_asistent textový_asistent textovým_asistentem jazykového_modelu chatbot ai asistent textový_model
    textovým_modelem textovou_ai textová_ai jsem_model jsem_program umělou_inteligenci pouze_textov* jen_textov*`,
  policy: `
    zásad* pravid* soukrom* pokyn* směrnic* bezpečnostních_důvod* podmínk* instrukc* etick* gdpr předpis*
    pravidly anonymit* ochran*_osobních ochrany_osobních zákon* autorsk*`,
  fulfil: `
    splňuje dodržuje odpovídá vyhovuje souladu wcag přístupn* stručn* dost_dobrý dostatečn* vhodn* správn* upraven*
    zkrácen* přepracov* požadavk* kritéri* příliš_dlouh* hotov* konečn* čtečk* v_pořádku optimalizov* bezbariér*
    krátk* nepřesahuje nepřekračuje vejde drží neobsahuje nezačíná neutráln* věcn*`,
  must: `
    musí má_mít má_být měl_by měla_by mělo_by nejvýše maximálně max max. nesmí méně_než limit znak* povinn* do_125
    ať musí_být nemá nesmí_být`,
  ask: `
    prosím prosíme můžete mohli_byste mohl_byste mohl_bys můžeš laskavě vážený vážená klidně račte žádám milý
    pokud_chcete pokud_byste dejte_vědět dej_vědět rád_pomohu ráda_pomohu mohu_také k_rukám milá mohla_byste
    mohla_bys prosil_bych prosila_bych`,
  order: `
    nahrajte nahraj nahrát pošlete pošli přiložte přilož sdílejte zkuste zkus zkontrolujte zkontroluj ověřte ověř
    upravte uprav používejte použijte používej použij vyhněte vyhni vyhýbejte nezmiňujte nezmiňuj uveďte uveď
    neuvádějte udržujte udržuj pište piš napište napiš zkraťte zkrať schvalte schval vraťte vrať odpovězte odpověz
    vygenerujte vygeneruj vytvořte vytvoř popište popiš doplňte doplň vložte vlož přidejte přidej nahraďte omezte
    dbejte ujistěte potvrďte opravte oprav přepište začněte vynechte poskytněte dodejte zašlete zadejte
    přeformulujte poslat sdílet přiložit zaslat dodat poskytnout vložit připoj připojte napište_mi řekněte_mi`,
  again: 'znovu ještě_jednou opět jiný jinou jiné opětovně',
  asked: `
    podle_požadavku dle_požadavku podle_zadání dle_zadání podle_pokynů jak_jste_si jak_jste_chtěl* jak_jste_žádal*
    podle_vašeho jak_bylo_požadováno podle_vašich jak_jste_požadoval* jak_bylo_dohodnuto podle_dohody dle_vašich
    dle_instrukcí podle_instrukcí jak_jste_zadal*`,
  checker: `
    recenzent* recenzentka redaktor* redakce moderátor* hodnotitel* uživatel* kontrolor* zákazník* zadavatel*
    editor korektor* správce korektuř* korektur* redakcí tiskov* redakci`,
  this: `
    tento tato toto tomuto tohoto těchto těmito tyto tohle této tímto touto zde následující k_tomu s_tím tu`,
  shows: `
    stavovém_řádku stavový_řádek tabuli tabulka
    ukazuje zobrazuje hlášení hláška cedule obrazovka obrazovky nápis nápisem transparent tričko plakát kniha
    knihy obálka snímek_prohlížeče snímek_obrazovky prezentace okno formulář karikatura komiks bublina chat
    chatem říká píše stránka schéma diagram leták nadpis titul citát kartička tabule aplikace web ikona tlačítko
    symbol menu dopis kresba graffiti tetování monitor hrnek lístek slogan heslo prosí telefon učitelka řečnice
    slovníku papír ručně_psaný`,
  condition: 'pokud když jestliže jestli kdyby zda',
  offer: `
    dejte_vědět dej_vědět dejte_mi_vědět dej_mi_vědět ozvěte_se ozvi_se stačí_napsat stačí_říct stačí_říci
    řekněte_mi napište_mi neváhejte neváhej jsem_k_dispozici mohu_také rád_upravím ráda_upravím doufám
    snad_takto věřím doufám_že`,
}
