import type { FaultWords } from './fault-words.ts'

export const czechFaults: FaultWords = {
  refusals: [
    /(?<!\p{L})(?:obrázek|snímek|fotografie|fotografii)(?!\p{L})(?!.*\?).{0,20}(?:není (?:\p{L}+ )?(?:dostupn\p{L}*|k dispozici|viditeln\p{L}*)|nelze (?:\p{L}+ )?(?:zpracov\p{L}*|zobraz\p{L}*|načíst|otevřít|popsat)|se nenačetl)/iu,
    /(?<!\p{L})nelze (?:\p{L}+ )?(?:zpracovat|zobrazit|načíst|otevřít|popsat) (?:\p{L}+ )?(?:obrázek|snímek)/iu,
    /^(?:tento |žádný |k \p{L}+ )?(?:obrázek|snímek|obraz)(?!\p{L}).{0,30}(?:nevidím|nemohu|není (?:k dispozici|přiložen)|se nepodařilo|nebyl)/iu,
    /(?:^|[,.!?] )(?:ale )?(?:obrázek|snímek|fotografii) (?:bohužel )?nevidím/iu,
    /(?<!\p{L})nevidím (?:\p{L}+ )?žádný (?:\p{L}+ )?(?:obrázek|snímek)/iu,
    /^(?:nebyl|není) (?:\p{L}+ ){1,3}(?:obrázek|snímek)(?!\s*\?)/iu,
    /(?:^|[.!?] )(?:prosím|nahrajte|pošlete|můžete|mohli? byste|mohl byste)(?!\p{L}).{0,30}(?:obrázek|snímek|fotografii)(?!\p{L})/iu,
    /(?<!\p{L})(?:nemám přístup|přístup nemám|nemám .{0,20}přístup)/iu,
    /(?<!\p{L})(?:nejsem schop\p{L}+|nemohu|nemůžu|nedokážu|neumím)(?!\p{L}).{0,40}(?:vytvořit|popis|pops|obráz|pomoci|pomoct|žádost)/iu,
    /(?<!\p{L})s t(?:ím|outo žádostí|outo)(?!\p{L}).{0,20}(?:nemohu|nemůžu|nedokážu) pomoc/iu,
  ],
  declines: {
    self: 'já mi mně mne mě můj moje mé mým mých svým jsem mám vidím mohu',
    not: `
      ne není nebyl nebyla nebylo nelze žádný žádná žádné žádného žádnou nic nemohu nemůžu
      ne\\p{L}{3,}`,
    unwilling: `
      nemohu nemůžu nedokážu neumím nebudu nesmím nechci nemám nejsem raději_nebudu odmítám
      zdržím_se nepopíšu nepomohu nepomůžu netuším nevidím neurčím nerozpoznám`,
    task: `
      pops* popis* popíš* urč* identif* rozpozn* poznat pomoc* pomoct pomohu žádost* obráz* snímk*
      snímek fotografi* osob* lid* prohlí* analyz* zpracov* přístup posoud* poskytn* tímto soubor*
      vyjádř*`,
    picture: 'obrázek obrázku obrázky snímek snímku fotografie fotografii fotka',
    arrival: `
      nena* načíst načten* dorazil* nedorazil* přišel nepřišel přijat* obdrž* neobdrž* nahrán*
      přilož* nepřilož* připoj* odeslán* otevř* neotevř* zobraz* nezobraz* dostup* nedostup*
      zpracov* stáhn* k_dispozici poslal* dodán*`,
    text: 'popis popisu popisek alternativní_text alternativního_textu',
    giving: 'možn* možné poskyt* vytvoř* napsat podat uvést nabíd* vygener* sestav* zhotov* dodat',
    model: `
      jako_jazykový_model jako_model jsem_jazykový_model jako_umělá_inteligence
      jsem_umělá_inteligence jako_ai jsem_ai jsem_jen_jazykový_model jsem_pouze_jazykový_model
      jako_velký_jazykový_model jakožto_jazykový_model`,
    shows: 'ukazuje zobrazuje zpráva hlášení hláška cedule obrazovka',
  },
  instructions: [
    /^(?:podle|dle) (?:požadavku|zadání|pokynů)(?!\p{L})/iu,
    /^alternativní text(?!\p{L}).{0,60}(?<!\p{L})(?:nejvýše|maximálně|znak\p{L}*|požadavky|pravidla|pokyny|podle požadavku)(?!\p{L})/iu,
    /^(?:popiš(?:te)?|napiš(?:te)?|vytvoř(?:te)?|vygeneruj(?:te)?)(?!\p{L}).{0,25}(?:obrázek|fotografii|alternativní text|popis)(?!\p{L})/iu,
    /(?<!\p{L})(?:text|popis|pravidla|název)(?!\p{L}).{0,40}(?:jsem (?:\p{L}+ )*(?:upravil|opravil|přepracoval|odstranil|zkrátil|změnil|dodržel))|(?<!\p{L})(?:upravil|opravil|přepracoval|odstranil|zkrátil|změnil|dodržel)a? jsem(?!\p{L}).{0,40}(?:text|popis|název|pravidla)/iu,
    /(?:^|[.!?,] )(?:zde|tady) je(?!\p{L}).{0,30}(?:verze|text|popis)(?!\p{L})/iu,
    /^(?:poznámka|upozornění) pro(?!\p{L}).{0,20}(?:kontrol|recenz|redak|čten)/iu,
    /^(?:nejvýše|maximálně|max\.?) \d+ znak\p{L}*(?!\p{L}).{0,60}(?:vět|emoji|obrázek|název)/iu,
    /(?<!\p{L})(?:tento|ten) text(?!\p{L}).{0,20}(?:dodržuje|splňuje|odpovídá)(?!\p{L}).{0,40}(?:pravid|požadav|pokyn)/iu,
  ],
  shells: `
    popis bude doplněn|popis doplníme|popis následuje|bude doplněno|obrázek produktu|fotografie produktu|
    foto produktu|produktový obrázek|ilustrační obrázek|ilustrační foto|ukázkový obrázek|náhled|grafika|
    ilustrace|prázdné|prázdný|bez textu|žádný text|není k dispozici|neznámé|doplnit|k doplnění|doplňte|
    sem zadejte text|zde zadejte text|sem vložte text|zde vložte text|vložte text|váš text|ukázkový text|
    bez údajů|žádné údaje|údaje chybí|žádná data|neuvedeno|bez dat`,
  fillIns: 'text|obráz\\p{L}*|foto|popis\\p{L}*|vlož\\p{L}*|zadejte|zástupn\\p{L}*',
  shellWords:
    'zde sem je tu chybí bez žádný žádná není k dispozici doplnit doplňte přidat bude napsat prosím prázdný prázdné alt alternativní alternativního pro tento tohoto dostupný produktu výrobku hlavní ukázkový brzy později následuje následovat doplněn doplněno doplněna dodán zatím vložit vyplnit dodáme',
  unfinished: `
    a i s z ze v ve k ke na do od po pro při před přes pod nad mezi u o za který která které kteří kterou jenž
    jejichž jehož jejíž že aby zatímco nebo ale podle během
    protože jako ani`,
  possessives: 'svůj svou svým svém svého svému svých svými',
  hedges: `
    zdá se|vypadá (?:to )?jako|asi|snad|možná|pravděpodobně|patrně|zřejmě|nejspíš|nejspíše|případně|
    mohl[aoiy]? by|by (?:se )?mohl[aoiy]?|nějaký druh|něco podobného|není jasné`,
  asides: 'interpretace|důvod|zdůvodnění|odůvodnění|účel|analýza|výklad',
}
