import type { FaultWords } from './fault-words.ts'

export const czechFaults: FaultWords = {
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
  shells: `popis bude doplněn|popis doplníme|popis následuje|bude doplněno|obrázek produktu|fotografie produktu|
    foto produktu|produktový obrázek|ilustrační obrázek|ilustrační foto|ukázkový obrázek|náhled|grafika|ilustrace|
    prázdné|prázdný|bez textu|žádný text|není k dispozici|neznámé|doplnit|k doplnění|doplňte|sem zadejte text|
    zde zadejte text|sem vložte text|zde vložte text|vložte text|váš text|ukázkový text|bez údajů|žádné údaje|
    údaje chybí|žádná data|neuvedeno|bez dat|bez názvu|bez titulku|nepojmenovaný obrázek|viz popisek|viz text|
    viz popis|viz výše|viz níže|viz článek|zpracovává se|v přípravě|připravuje se|koncept|obsah|chybí popis|
    chybí text|popis chybí|text chybí|text bude doplněn|text doplníme|popisek|popisek chybí|popisek bude doplněn|
    název obrázku|nový obrázek|výchozí text|výchozí obrázek|obecný obrázek|dekorativní obrázek|hlavní obrázek|
    úvodní obrázek|načítání|načítá se|nedefinováno|nenastaveno|nezadáno|bude upřesněno|nahraďte text|
    nahraďte tento text|zde bude popis|sem přijde popis|popis zde|obrázek zde|bez obsahu|bez popisku|
    čeká na doplnění|čeká se na popis|prázdný text|alt|
    nic|žádný|žádná|žádné|prázdno|není|nula|neexistuje|později|
    odmítám|bez komentáře|odmítnuto|zamítnuto|nepopíšu|
    nepojmenováno|nepojmenovaný návrh|obrázek nenalezen|odmítnutí|připravujeme|již brzy|
    nelze zpracovat|zpracování není možné`,
  fillIns:
    'text|obráz\\p{L}*|foto|popis\\p{L}*|vlož\\p{L}*|zadejte|zástupn\\p{L}*|alt|doplní|doplňte|doplnit|popisek|fotografie|snímek',
  shellWords: `
    zde sem je tu chybí bez žádný žádná není k dispozici doplnit doplňte přidat bude napsat prosím prázdný prázdné
    alt alternativní alternativního pro tento tohoto dostupný produktu výrobku hlavní ukázkový brzy později
    následuje následovat doplněn doplněno doplněna dodán zatím vložit vyplnit dodáme můj nějaký nějaká nějaké krátký
    stručný vhodný výstižný redakce autor autorka tým doplní dodá č číslo atribut pole hodnota titulek obsah článek
    článku stránka pozadí ještě musí být koncept načítá co váš vaše tvůj povinné potřebný čeká na se očekává
    připravujeme v přípravě přípravě určit určen určeno místo stanoveno napsán napsáno
  `,
  unfinished: `
    a i s z ze v ve k ke na do od po pro při před přes pod nad mezi u o za který která které kteří kterou jenž
    jejichž jehož jejíž že aby zatímco nebo ale podle během protože jako ani kde kdy kdyby když přestože ačkoli
    ačkoliv jelikož neboť dokud aniž němž níž nichž jimiž skrz kvůli směrem oproti včetně namísto bez však jsou
    velmi příliš jejich tento buď zda zdali přičemž načež ať neboli či nýbrž pokud takže až jakmile jestli jestliže
    kdežto podél kromě vůči pomocí jímž kterým kterému kterého kterými kterých její jeho
    svůj svou svým svém svého svému svých svými
  `,
  breaksOff: [],
  ends: [
    // Everyone has their own.
    /(?<=(?<!\p{L})každ.*) sv(?:ůj|ou|ým|ém|ého|ému|ých|ými)$/isu,
    /(?<!\p{L})před a po$/iu,
    // “In another direction”.
    /[ýí]m směrem$/u,
  ],
  halfWords:
    '[nrvlt]sk|čk|tk|dk|šk|žk|vk|mk|[^l]čn|[aeiouáéíóý][vdtsl]n|hn|šn|chn|[aeiouáéíóý]zn|[^ř]oviš|[sdt]iš',
  clippings: `
    foto auto moto info demo logo kilo kino metro rádio tele disko expo promo limo video pivo káčko bus`,
  shortWords: `
    je jí tu my ví či má dá ho mu si se já ty ti mi už až ně ní té ta to ten ten on my vy dj tv pc ok cm mm km kg ze
    ke
  `,
  hedges: `
    vypadá to,? že|může to být|může jít|
    zdá se|vypadá (?:to )?jako|asi|snad|možná|pravděpodobně|patrně|zřejmě|nejspíš|nejspíše|případně|
    mohl[aoiy]? by|by (?:se )?mohl[aoiy]?|nějaký druh|něco podobného|není jasné`,
  alternatives: 'nebo|či|anebo',
  asides: 'interpretace|důvod|zdůvodnění|odůvodnění|účel|analýza|výklad',
  screens: `
    sním(?:ek|ky|ku) obrazovky|screenshot\\p{L}{0,3}|webov(?:á|é|ou) (?:stránk[ayu]|aplikac[ei])|aplikace (?:pro|na|v)|mobilní aplikac[ei]|domovská stránka|stránka (?:nápovědy|vyhledávání|přihlášení)|prohlížeč(?:e|i)?|e-shop(?:u|ů)?|formulář(?:e|i|em)?|dotazník(?:u|em)?|chatov(?:é|ací|ém|acím) okn[oaě]|
    dialogov(?:é|ém) okn[oaě]|vyskakovací okno|chybov(?:á|é) (?:zpráva|hlášení)|doručená pošta|e-mail(?:u|em)?|redakční(?:ho|m)? systém(?:u|em)?|cms|software|textov(?:ý|ého|ém) (?:editor|procesor)(?:u)?|editor(?:u)? (?:kódu|textu|fotografií)|fotobank[ay]|newsletter(?:u)?|rozhodovací strom|vývojový diagram|
    snímek prezentace|příbalový leták|pracovní list|textové pole|panel(?:em)? revizí`,
}
