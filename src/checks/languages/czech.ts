import { CzechStemmer } from '#vendor/snowball/czech.ts'
import { begins, type Language } from './language.ts'
import { dropAccents, dropVowels, levelSlavic } from './level-spelling.ts'

const stopWords = `
  já ty on ona ono my vy oni ony mě mne mně mi tebe tě tobě ti ho jeho jej něho mu jemu němu něm jím ním ji jí ni ní nás nám námi vás
  vám vámi jich nich jim nim jimi nimi se si sebe sobě sebou
  můj má mé moje moji mého mému mém mým mou mých mými tvůj tvá tvé tvoje tvoji tvého tvému tvém tvým tvou tvých tvými svůj svá své svoje
  svoji svého svému svém svým svou svých svými náš naše naši našeho našemu našem naším našich našim našimi váš vaše vaši vašeho vašemu
  vašem vaším vašich vašim vašimi její jejího jejímu jejím jejích jejími jejich
  ten ta to ti ty toho tomu tom tím té tu tou těch těm těmi tento tato toto tohoto tomuto tomto tímto této tuto touto tito tyto těchto těmto
  těmito onen ona takový taková takové takových takovým tentýž týž stejný
  kdo koho komu kom kým co čeho čemu čem čím který která které kteří kterého kterému kterém kterým kterou kterých kterými jaký jaká jaké
  jakého jakou jakých jakým čí jenž jež což někdo něco nějaký nějaká nějaké nikdo nic žádný žádná žádné každý každá každé každého každou
  všechen všechna všechno všichni všechny všech všem všemi vše sám sama samo samý jiný jiná jiné jiných jiným další dalších dalším několik
  mnoho málo více méně oba obě obou oběma některý některá některé někteří některých
  v ve na z ze s se do od ode po pro při k ke ku o u za nad nade pod pode před přede přes mezi bez beze kolem okolo podél vedle kromě
  místo během podle díky proti naproti skrz uvnitř mimo vůči blízko včetně
  a i ani nebo či ale avšak však že aby protože neboť když až než zda jestli pokud ačkoli ačkoliv přestože i jako jak kde kam odkud kdy
  proč proto tedy tak také taky též buď zatímco sice atd apod tj tzv např
  jsem jsi je jest jsme jste jsou byl byla bylo byli byly být budu budeš bude budeme budete budou by bych bys bychom byste není nejsou nebyl
  nebyla nebylo mám máš má máme máte mají měl měla mělo měli mít může mohou můžeme moci mohl mohla musí musíme muset chce chtějí chtít
  lze ukazuje zobrazuje vidět nachází
  ne ano už již ještě jen jenom pouze velmi moc příliš docela zcela také zde tady tam sem tudy potom pak nyní teď dnes včera zítra vždy
  vždycky nikdy často někdy někde znovu opět asi možná snad přibližně zvlášť hlavně spolu nahoře dole vpředu vzadu vlevo vpravo doma skoro
  právě především zejména
  dva dvě tři čtyři pět šest sedm osm devět deset první druhý druhá druhé třetí`

const kinds = 'obrázek|fotka|foto|fotografie|snímek'

/**
 * Where the kind of picture says something, or pictures are what can be seen, it is no empty opening: these may follow.
 */
const goesOn =
  'obrazovky|(?:\\p{sc=Latn}+ ){0,2}(?:editoru|chatu|konverzace|kamery|z ptačí|z dronu|z rentgenu|z magnetické|z mikroskopu|z termokamery|z družice|ze satelitu)|(?:v|ve|na|nad|pod|u|vedle|před|za|mezi)(?! kter)|visí|leží|stojí|je|jsou'

const snowball = new CzechStemmer()

export const czech = {
  tag: 'cs',
  hasCapitalNouns: false,
  domains: ['cz'],
  stopWords,
  doubtful: 'ale moc pod',
  inFileNames: dropAccents,
  ownLetters: ['áéíóú', 'řěůťďň', 'ýš', 'čž'],
  forms: {
    stem: (word) => snowball.stemOf(word),
    refine: (stem, word) => {
      // It takes `-ina` of `květina` for a possessive.
      const noun = /^(.{3,}[ií]n)(?:a|y|ě|u|o|ou|ám|ách|ami)?$/.exec(word)
      return levelSlavic(dropVowels(noun ? noun[1]! : stem).replace(/(?<=.{3}[bdfghjklmnprstvzřšž])em$/, ''))
    },
    areApart: null,
    irregular: `
      pes psi psa psu psy psů psem psovi psech;dítě děti dětí dětem dětmi dětech dítětem;
      člověk lidé lidí lidem lidmi lidech;přítel přátelé přátel přátelům;kůň koně koni koní koněm koňů;
      den dny dnů dnech;stůl stolu stole stoly stolů;dům domu domě domy domů domem domech;
      vůz vozu vozy vozů vozem;kámen kamene kameny kamenů;sníh sněhu sněhem;vítr větru větrem;
      déšť deště deštěm;květ květy květů květu květem květech`,
    compounds: null,
  },
  noise: {
    pictures: 'foto fotka fotografie obrázek obrázky',
    titles: 'bc dr ing mgr',
    fields: 'klíčová slova štítky název popis kategorie obrázek foto',
    credits: 'zdroj|autor|fotograf',
    articles: 'velikost',
    months: `
      leden ledna únor února březen března duben dubna květen května červen června červenec července
      srpen srpna září říjen října listopad listopadu prosinec prosince`,
    units: '',
    files: 'foto fotka fotografie obrázek obrazek snímek snimek obrazovky kopie',
  },
  labels: {
    texts: `
      alternativní text|alternativní popis|alt text|popis|popis obrázku|popis obrazu|popis fotografie|
      krátký popis|podrobný popis|dlouhý popis|popisek|popisek obrázku|obrázek|fotografie|klíčová slova`,
    languages: 'čeština|češtině|česky|český|německy|anglicky|italsky|španělsky|maďarsky|polsky|slovinsky',
    connectors: 'cs cz v na po verze',
    beforeDash: 'alternativní text',
    offers: 'jistě|zde je|tady je',
    offered: 'popis',
    asides: 'interpretace|důvod|zdůvodnění|odůvodnění|účel|analýza|výklad',
  },
  abbreviations: `
    apod atd atp cca č čes čj čp dr hl ing kap mgr mil mld mj např nám obr odst okr popř př prof resp řím sb
    sv st str tab tel tis tř tzn tzv ul vl vyd zejm zn úno čvn čvc zář kvě bře`,
  conjunctions: 'a i nebo',
  phraseWords: 'vedle před mezi kolem na',
  openings: [
    begins(
      `(?:(?:tento|tato|tahle|toto|krásn[ýáé]|barevn[ýáé]|pěkn[ýáé]) ){0,2}(?:${kinds}),? (?!(?:${goesOn})(?!\\p{sc=Latn}))\\p{sc=Latn}+`,
    ),
    begins('(?:na|v) (?:(?:tomto|této|tom|té|téhle) )?(?:obrázku|fotografii|fotce|snímku|fotu)'),
    begins(
      '(?:zde )?(?:je vidět|jsou vidět|vidíme|můžeme vidět|zobrazen[aoyi]? je)|na obraze (?:je|jsou|vidíme)|obraz (?:ukazuje|zobrazuje)',
    ),
  ],
  judged: {
    refusals: String.raw`
      (?:je mi líto|lituji|omlouvám se|promiňte|promiň)(?!\p{L})
      (?:bohužel|naneštěstí),? (?:ne|na obrázku|obrázek|vám|ti|tento|nejsem)\p{L}*
      (?:já )?ne(?:mohu|můžu|dokážu|dovedu|umím|jsem schopen|jsem schopna|mám (?:přístup|možnost)|vidím žádn\p{L}*)(?!\p{L}).{0,60}(?:obráz|sním|fot|popis|popsat|identifik|urči|pomoc|rozpozn|zobraz|obsah)\p{L}*
      jako (?:ai|umělá|jazykový|model)(?!\p{L})
      jsem (?:pouze |jen )?(?:ai|jazykový|umělá|textový)(?!\p{L})
      (?:nebyl|není|nebylo)(?: mi)?(?: zde)?(?: přiložen| nahrán| poskytnut| k dispozici| vidět)? ?žádn\p{L}+ (?:obráz|sním|fot)\p{L}+
      žádn\p{L}+ (?:obrázek|snímek|fotografie|fotka) (?:není|nebyl\p{L}*|není k dispozici)
      (?:obrázek|snímek|fotografie|fotografii|soubor) (?:se )?(?:ne(?:podařilo|lze|ní (?:k dispozici|vidět|viditeln\p{L}+|dostupn\p{L}+|čiteln\p{L}+)|byl\p{L}* (?:nahrán|přiložen|načten|poskytnut)\p{L}*))
      (?:obrázek|snímek|fotografie) je (?:(?:zcela|úplně|celý|celá|kompletně) (?:čern|bíl|tmav|prázdn)\p{L}+(?! a| s)|prázdn\p{L}+|poškozen\p{L}+|nečiteln\p{L}+)
      (?:prosím,? )?(?:nahrajte|nahraj|pošlete|pošli|přiložte|poskytněte|vložte|zašlete)(?!\p{L}).{0,40}(?:obráz|sním|fot|kontext|informac)\p{L}*
      (?:nelze|není možné) (?:popsat|identifikovat|zpracovat|zobrazit|určit)
      (?:na obrázku )?není nic (?:vidět|viditelného|k popisu)`,
    errors: String.raw`
      chyba(?::| \d{3}| při| serveru| zpracování)
      (?:došlo k|nastala) chyb\p{L}+|neplatný požadavek|vypršel časový limit|služba není dostupná`,
    fillIns: 'text|popis|popisek|vložte|doplňte|zadejte|název|jméno|místo',
    unfinished: `
      a i s z ze v ve k ke na do od pro při přes pod nad mezi u o za která které kteří kterou jenž jejichž jehož
      jejíž že aby zatímco nebo ale podle během protože ani kdy když přestože ačkoli jelikož dokud aniž skrz
      kvůli včetně bez však jsou velmi příliš jejich buď zda přičemž ať či pokud takže jakmile`,
    hedges: `
      vypadá to,? že|může to být|může jít|zdá se|vypadá (?:to )?jako|asi|snad|možná|pravděpodobně|patrně|zřejmě|nejspíše?|
      případně|mohl[aoiy]? by|by (?:se )?mohl[aoiy]?|nějaký druh|něco podobného|není jasné`,
    alternatives: 'nebo|či|anebo',
    praise: String.raw`
      krásn\p{L}+|nádhern\p{L}+|úchvatn\p{L}+|okouzlující\p{L}*|malebn\p{L}+|idylick\p{L}+|působiv\p{L}+|majestátn\p{L}+|pocit (?:klid|pohod|tepl|bezpeč)\p{L}+|
      (?:vytváří|navozuje|dodává|vyvolává|evokuje) .{0,40}(?:atmosféru|náladu|pocit|dojem)`,
    traits: String.raw`
      \d{1,2}let\p{L}+|ve věku \d|středního věku|(?:světl|tmav|snědo?)\p{L}* plet\p{L}*|barv\p{L} pleti|tmavopleť\p{L}*|
      (?:asijsk|africk|afroamerick|hispánsk|bělošsk|černošsk)\p{L}+ (?:muž|žen|původ|vzhled|dívk|chlap)\p{L}*|běloch\p{L}*|černoch\p{L}*`,
    units: 'znaků|znaky|slov|slova|věty|vět',
  },
  detection: {
    near: ['sk'],
    letters: {
      foreign:
        /[ľĺŕôä]|(?<=\p{sc=Latn}{2}[bcčdfghjklmnprsštvzž])ú(?=[^\p{sc=Latn}]|[bcčdďfghjklmnňprsštťvzž])|[bdlmnprsšťtvz]ie|(?<!b)ych$|[^ou]mi$(?<=ymi)|(?<=[šcčknrvlžtd])ej$(?<!o[kl]ej)|(?:n|sk|ck|\p{sc=Latn}{2}[bmpvz])om$|^(?:sa|aj|alebo|pri|cez|medzi|okolo|so|nie|len|ktor\p{sc=Latn}+|jej|ich|sú|vidno)$/u,
      own: /[ěřů]|^(?:jsou|nebo|při|přes|mezi|který|která|které|její|jejich|se)$/u,
    },
  },
} satisfies Language
