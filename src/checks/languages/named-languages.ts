interface NamedLanguage {
  /** What it is called besides: accents folded, by `|`. */
  aliases: string
  /** Small words, which it is told by and its neighbours are told from it by. */
  words: string
  /** Tags of languages whose texts may stand for its own. */
  sameTongue: readonly string[]
}

/** Languages that users type and of which no more is known than what they are called and their small words, by BCP 47 tag. */
export const namedLanguages: Readonly<Record<string, NamedLanguage>> = {
  nl: {
    aliases: 'flamisch|flemish|vlaams|hollandisch|belgisch',
    words: `
      de het een ik jij je hij zij ze wij we jullie hen hem hun mij me mijn jouw uw zijn ons onze zich zichzelf elkaar elkaars zelf deze dit die
      dat degene diegene datgene wie wat welk welke wiens wier waar hoe hoeveel waarom wanneer iemand niemand iets niets alles al alle allen
      allemaal ander andere anderen anders beide beiden elk elke ieder iedere iedereen enkel enkele enkelen enige genoeg geen meer meerdere meest
      meeste minder veel vele velen weinig weinige zoveel zo zulk zulke zo'n dezelfde hetzelfde sommige sommigen verscheidene verschillende zoiets
      aan achter af bij binnen boven beneden buiten door doorheen in langs met middenin na naar naast nabij om omheen onder ondanks op over per
      rond rondom sinds te ten ter tegen tegenover tijdens toe tot tussen uit van vanaf vanuit vanwege via volgens voor voorbij vóór wegens zonder
      behalve dankzij inclusief exclusief omstreeks dichtbij en`,
    sameTongue: [],
  },
  fr: {
    aliases: 'quebecois',
    words: `
      le la les l un une des du de d au aux et ou où en dans sur sous avec sans pour par est sont a ont qui que dont ce cette ces son sa ses leur leurs
      il elle ils elles on se ne pas plus très entre devant derrière vers chez près côté autour deux trois quatre cinq plusieurs être
      fait porte assis assise debout tient sa dont aussi tandis pendant depuis`,
    sameTongue: [],
  },
  pt: {
    aliases: 'brasilianisch|brasileiro',
    words: `
      o os a as um uma uns umas do da dos das no na nos nas ao à aos às pelo pela de em e com sem por para que se é são está estão há seu sua
      seus suas num numa entre sobre sob junto duas dois três quatro vários várias muito também não mais ele ela eles elas onde atrás
      à frente lado usa tem ao pessoas cima volta`,
    sameTongue: [],
  },
  ca: {
    aliases: 'valencia|valencianisch',
    words: `
      el la els les un una uns unes del dels al als de d l i amb sense per que és són hi ha en al seu seva seus seves entre sobre sota davant
      darrere dues dos tres quatre molt també no més aquest aquesta on ella ell`,
    sameTongue: [],
  },
  ro: {
    aliases: 'moldauisch|moldawisch',
    words: `
      un o unui unei niște de la pe în din cu fără și sau este sunt are au care ce se lângă sub spre pentru prin între fața spatele mai mult
      foarte doi două trei patru mai mulți al a ale lui ei lor`,
    sameTongue: [],
  },
  sk: {
    aliases: '',
    words: `
      a aj alebo ale v vo na nad pod pred za s so z zo do od k ku pri po o u cez medzi okolo vedľa popri je sú bol bola boli má majú sa si ktorý
      ktorá ktoré ktorí ktorej ktorom jeho jej ich tento táto toto niekoľko dve dva tri štyri štyria päť čo ako veľmi nie len tiež na
      vľavo vpravo hore dole vpredu vzadu mu ju ho stojí stoja sedí sedia leží ležia visí drží pozerá`,
    sameTongue: [],
  },
  hr: {
    aliases: 'bosnisch|bosnian|bosanski|serbokroatisch|serbo croatian|montenegrinisch|montenegrin',
    words: `
      i ili ali a u na nad pod pred ispred iza uz kraj pored pokraj s sa iz do od k kod pri po o preko kroz između oko je su bio bila bili ima imaju
      se koji koja koje kojeg kojem kojoj njegov njezin njihov ovaj ova ovo nekoliko dva dvije tri četiri pet što kao vrlo nije samo također
      lijevo desno gore dolje mu joj ga stoji stoje sjedi sjede leži leže drži gleda nosi četvero vide vidi`,
    sameTongue: ['sr'],
  },
  sr: {
    aliases: 'srpski',
    words: `
      i ili ali a u na nad pod pred ispred iza uz kraj pored pokraj s sa iz do od k kod pri po o preko kroz između oko je su bio bila bili ima imaju
      se koji koja koje kojeg kojem kojoj njegov njen njihov ovaj ova ovo nekoliko dva dve tri četiri pet šta kao veoma nije samo takođe
      levo desno gore dole mu joj ga stoji stoje sedi sede leži leže drži gleda nosi četvoro vide vidi`,
    sameTongue: ['hr'],
  },
  sv: {
    aliases: '',
    words: `
      en ett den det de och eller i på under över med utan för från till av vid är var har som sin sitt sina hans hennes deras han hon dem sig
      inte mycket också bredvid bakom framför mellan genom längs mot ovanför bland två tre fyra fem flera bär står sitter ligger håller`,
    sameTongue: [],
  },
  no: {
    aliases: 'bokmal|nynorsk',
    words: `
      en ei et den det de og eller i på under over med uten for fra til av ved er var har som sin sitt sine hans hennes deres han hun dem seg
      ikke mye også siden bak foran mellom gjennom langs mot ovenfor blant to tre fire fem flere iført står sitter ligger holder man`,
    sameTongue: [],
  },
  da: {
    aliases: '',
    words: `
      en et den det de og eller i på under over med uden for fra til af ved er var har som der sin sit sine hans hendes deres han hun dem sig
      ikke meget også siden bag foran mellem gennem langs mod op hen ad blandt to tre fire fem flere iført står sidder ligger holder man kan`,
    sameTongue: [],
  },
  fi: {
    aliases: '',
    words: `
      ja tai on ovat oli joka jonka jossa jotka jolla hän hänen hänellä ne se sen niiden sekä kanssa ilman edessä takana vieressä päällä alla
      varrella keskellä yllä kaksi kolme neljä viisi useita monta myös ei hyvin auki ympärillä läpi kohti`,
    sameTongue: [],
  },
  tr: {
    aliases: '',
    words: `
      ve veya ile bir iki üç dört beş birkaç bu şu o onun için gibi daha çok de da önünde arkasında yanında üzerinde altında arasında kenarında
      üzerinden olan var yok içinde doğru renkli arka planda`,
    sameTongue: [],
  },
  la: {
    aliases: 'lateinisch|latina',
    words: `
      et aut in ad cum sine ex e de a ab per pro super sub inter ante post prope iuxta est sunt qui quae quod eius eorum suus sua suum hic haec
      hoc ille non etiam duo tres quattuor ac atque eam eum`,
    sameTongue: [],
  },
  gsw: {
    aliases:
      'schweizer deutsch|schwyzerdutsch|schwyzerdytsch|schwyzertutsch|schwizerdutsch|schweizer mundart|zurituutsch|zurichdeutsch|berndeutsch|barndutsch',
    words: `
      e en es em eme emene ere de di d s i isch sind und oder mit ohni uf under über vor hinder näbe bi vo vom zu zum zur im am für a us si er mir
      het hett händ wo sich nöd nid au es paar vier drü zwei luegt staht sitzt lit hanget treit gseht mer`,
    sameTongue: ['de'],
  },
  ru: {
    aliases: '',
    words: 'и в во на с со под над за из у к от до по не это его её их что как где два две три перед',
    sameTongue: [],
  },
  uk: {
    aliases: '',
    words: 'і й та в у на з із зі під над за до від по не це його її їх що як де два дві три перед',
    sameTongue: [],
  },
  bg: {
    aliases: '',
    words: 'и в във на с със под над зад от до по не е са това му си се който която което два две три пред',
    sameTongue: [],
  },
}
