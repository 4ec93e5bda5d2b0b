import { stemmer } from '@orama/stemmers/german'
import { isPartOfCompound } from './is-part-of-compound.ts'
import { begins, type Language } from './language.ts'

/** Left out on purpose, as they are nouns too: Weg, Dank, Laut, Kraft, Mal, Wesen, Zeit, Teil, Art. */
const stopWords = `
  der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines
  ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen sich man jemand jemanden jemandem niemand niemanden niemandem
  mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner seines
  ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres unsern unserm euer eure euren eurem eurer eures
  dieser diese dieses diesen diesem dies jener jene jenes jenen jenem solch solche solcher solches solchen solchem
  derselbe dieselbe dasselbe denselben demselben derselben desselben derjenige diejenige dasjenige diejenigen denjenigen
  welch welche welcher welches welchen welchem wer wen wem wessen was dessen deren denen
  jeder jede jedes jeden jedem alle aller alles allen allem beide beiden beider beides einige einigen einiger einiges einigem
  etliche etlichen etlicher mancher manche manches manchen manchem mehrere mehreren mehrerer viel viele vielen vieler vieles vielem
  wenig wenige wenigen weniger weniges wenigem andere anderen anderer anderes anderem anders etwas nichts irgend irgendein irgendeine
  irgendwo irgendwie irgendwann ander sämtliche sämtlichen sämtlicher übrige übrigen
  ab an am ans auf aufs aus außer außerhalb innerhalb bei beim bis durch durchs für fürs gegen gegenüber hinter hinterm hinters in im
  ins je mit mitsamt nach nahe neben ob oberhalb unterhalb ohne per pro samt seit statt anstatt trotz über überm übers um ums unter
  unterm unters via vom von vor vorm vors während wegen wider zu zum zur zwischen entlang mittels gemäß laut bezüglich hinsichtlich
  aufgrund inklusive inkl exklusive zzgl diesseits jenseits
  und oder aber sondern denn doch weil da dass daß damit wenn falls als wie obwohl obgleich bevor ehe nachdem sobald solange sooft
  sowie sowohl weder noch entweder indem sodass so zwar jedoch beziehungsweise bzw usw etc ua uvm zb evtl ggf bspw dh sog ca
  bin bist ist sind seid war warst waren wart gewesen wäre wären sei seien
  habe hab hast hat haben habt hatte hattest hatten hattet gehabt hätte hätten
  werde wirst wird werden werdet wurde wurdest wurden wurdet geworden worden würde würden
  kann kannst können könnt konnte konnten könnte könnten muss muß musst müssen müsst musste mussten müsste müssten
  soll sollst sollen sollt sollte sollten will willst wollen wollt wollte wollten darf darfst dürfen dürft durfte durften dürfte
  mag magst mögen möchte möchten möchtest lassen lässt lasst ließ ließen gibt gab geben macht machen gemacht machte
  zeigt zeigen gezeigt sieht sehen gesehen befindet befinden heißt heißen genannt findet finden bietet bieten gehört gehören steht stehen liegt liegen
  nicht nie niemals nur auch schon noch mehr sehr zu ganz gar gern gerne etwa fast sogar eben halt mal nun ja nein bitte wohl
  hier dort da dorthin hierher hin her heute gestern morgen jetzt immer oft manchmal meist meistens bald gleich wieder weiter weiterhin
  dann danach davor dazu dabei dadurch dafür dagegen daher dahin dahinter daneben daran darauf daraus darin darüber darum darunter davon
  deshalb deswegen trotzdem dennoch außerdem zudem ebenfalls ebenso genauso somit also allerdings bereits besonders ungefähr zirka
  hierbei hierfür hiermit hierzu woher wohin wo woran worauf woraus wofür womit wovon wozu wodurch warum wieso weshalb wann
  oben unten vorn vorne hinten links rechts innen außen überall nirgends zusammen zuerst zuletzt erst einmal einfach jeweils jeweilige
  jeweiligen vielleicht wirklich natürlich sonst insbesondere beispielsweise sodann damals seither bisher vorher nachher hinaus herein
  heraus herunter hinauf hinein hinunter rund genau kaum kürzlich neulich daran
  zwei drei vier fünf sechs sieben acht neun zehn zweiter zweite zweiten erste ersten erster erstes dritte dritten`

const kinds =
  'bild|foto|fotografie|photo|aufnahme|abbildung|schnappschuss|farbfoto|farbbild|produktbild|produktfoto|stockfoto'
const praise =
  'schön\\p{sc=Latn}*|toll\\p{sc=Latn}*|farbig\\p{sc=Latn}*|bunt\\p{sc=Latn}*|hochwertig\\p{sc=Latn}*|detailliert\\p{sc=Latn}*|digital\\p{sc=Latn}*|professionell\\p{sc=Latn}*|beeindruckend\\p{sc=Latn}*|nah\\p{sc=Latn}*'

/** Cut to their stem, these would be other words: `Herde` a `Herd`, `Rocker` a `Rock`, `Lager` a `Lage`. */
const wholeStems =
  /^(herde|bande|kohle|halle|tanne|rolle|lager|messer|kammer|keller|ritter|butter|wetter|roller|rocker|leiter|eisen)(?:n|s)?$/

export const german = {
  tag: 'de',
  hasCapitalNouns: true,
  domains: ['de', 'at', 'ch'],
  stopWords,
  doubtful: 'bald bin den fast hat mal man via war',
  inFileNames: writeOutUmlauts,
  ownLetters: ['ß', 'äöü'],
  forms: {
    stem: stemmer,
    refine: (stem, word) => {
      // Snowball cuts both: `Wanderer` would be a `Wand`.
      const person = /^(.{3,}er)er(?:s|n|in|innen)?$/.exec(word)
      if (person) return person[1]!
      const apart = wholeStems.exec(word)?.[1]
      if (apart) return apart
      // Its s is no ending: `Lachs`, `Fuchs`.
      const fox = /^(.*[aeiouäöü]chs)(?:e|en|es|em|er)?$/.exec(word)
      if (fox) return fox[1]!
      const feminine = /^(.{3,}in)nen$/.exec(word)
      if (feminine) return feminine[1]!
      // `Museum`, `Museen`; `Auto`, `Autos`; `Kartoffel`, `Kartoffeln`.
      return stem.replace(/(?<=.{4})um$|(?<=.{3}[aoy])s$|(?<=.{2}el)n$/, '')
    },
    areApart: null,
    irregular: '',
    compounds: { hasPart: isPartOfCompound, readFileName: readUmlauts },
  },
  noise: {
    pictures: 'foto fotos photo photos fotografie bild bilder bildes abbildung abb',
    titles: 'dr prof dipl ing herr frau',
    fields: `
      bildunterschrift untertitel hinweis stichwort stichworte stichwörter schlagwort schlagworte
      schlagwörter kategorie kategorien titel beschreibung motiv thema themen bild bilder foto fotos name
      produkt ort farbe alt alttext alt-text tags`,
    credits: 'quelle|quellen|bildnachweis|bildquelle|fotograf|fotografin|foto credit|fotocredit',
    articles: 'art.-nr art-nr artnr artikelnummer bestellnummer nr größe',
    months: `
      januar jänner februar feber märz april mai juni juli august september oktober november dezember`,
    units: 'zoll uhr std sek stk stück',
    files: `
      foto fotos fotografie bild bilder bildschirmfoto bildschirmaufnahme unbenannt ohne titel datei kopie
      neu neue bearbeitet vorschau klein gross groß druck freigestellt entwurf`,
  },
  labels: {
    texts: `
      alternativtext|alternativer text|alt text|alttext|alt attribut|bildbeschreibung|beschreibung|
      kurzbeschreibung|langbeschreibung|ausführliche beschreibung|bildunterschrift|bildtext|
      beschreibung des bildes|bild|foto|stichwörter|schlagwörter|schlüsselwörter`,
    languages: `
      deutsch|deutsche|deutscher|englisch|englische|italienisch|italienische|spanisch|spanische|tschechisch|
      tschechische|ungarisch|ungarische|polnisch|polnische|slowenisch|slowenische`,
    connectors: 'in auf für fur for der die das des version kurz sprache',
    beforeDash: 'alternativtext',
    offers: 'gern|gerne|natürlich|hier (?:ist|kommt)',
    offered: 'beschreibung',
    asides: 'interpretation|bildinterpretation|deutung|einordnung|begründung|grund|zweck|analyse|bildanalyse',
  },
  abbreviations: `
    abb abs allg bd bspw bzgl bzw ca chr dipl dr etc evtl ev ff fig frl geb gegr gest ggf hbf hl hr hrsg
    inkl ing inh jh jhd jhdt kap kath mio mrd nr orig prof rd reg sog sr st std str tel tsd usw v vgl vol vs
    zit zzgl jan jän feb febr mär mrz apr jun jul aug sep sept okt nov dez`,
  conjunctions: 'und sowie oder',
  phraseWords: '',
  openings: [
    begins(
      `(?:(?:ein|eine|das|dieses|diese|die|dies ist ein|dies ist eine|das ist ein|hier ist ein) )?(?:(?:${praise}) ){0,2}(?:${kinds}),? (?:von|vom|mit|einer|eines|eine|ein|der|des|zeigt|zeigen|zeigend|stellt|das|die|in dem|auf dem man|auf der man|wo)`,
    ),
    begins(`(?:(?:ein|eine|das|dieses|die) )?(?:${kinds}), (?:auf|in|wo|das|die|welches)`),
    begins(`(?:auf|in|an) (?:dem|diesem|der|dieser|diesen) (?:${kinds})`),
    begins(`(?:im|am) (?:${kinds})(?! (?:frame|rahmen))`),
    begins(
      '(?:hier )?(?:zu sehen|abgebildet|dargestellt|gezeigt) (?:ist|sind|wird|werden)|man (?:sieht|erkennt)|(?:hier )?(?:sieht man|sehen wir|ist zu sehen|sind zu sehen)|hier (?:ist|sind) .{1,60} zu sehen|wir sehen',
    ),
    begins(
      '(?:(?:eine|die|diese) )?(?:grafik|abbildung|darstellung),? (?:die .{3,60} (?:zeigt|darstellt|veranschaulicht|illustriert)|(?:zeigt|veranschaulicht|illustriert))',
    ),
  ],
  judged: {
    refusals: String.raw`
      (?:es )?tut mir (?:sehr )?leid
      (?:entschuldigung|leider),? (?:aber )?(?:ich|kann ich|konnte ich|darf ich|bin ich|habe ich|sehe ich|erkenne ich)
      leider (?:ist|wurde|konnte|kann|liegt|lässt sich) .{0,40}(?:bild|foto|datei|beschreibung)\p{L}*
      ich (?:kann|konnte|könnte|darf|werde|möchte|sehe|habe|erkenne)(?!\p{L}).{0,80}(?<!\p{L})(?:nicht|nichts|kein\p{L}*)
      ich bin (?:nicht in der lage|leider|nur ein|ein (?:ki|sprach)\p{L}*)
      als (?:ki|künstliche|textbasierte\p{L}*|sprachmodell|ki-\p{L}+)
      (?:es|hier|mir) (?:wurde|ist|liegt|gibt es)?(?: mir)? ?(?:leider )?kein (?:bild|foto|bildinhalt)
      kein (?:bild|foto) (?:vorhanden|verfügbar|sichtbar|erkennbar|gefunden|angehängt|hochgeladen|übermittelt)
      (?:das|dieses|die) (?:bild|foto|datei|bilddatei|anfrage) (?:konnte|kann|wurde|lässt sich)(?!\p{L}).{0,50}nicht
      (?:das|dieses) (?:bild|foto) (?:ist|erscheint|wirkt) (?:leider )?(?:(?:vollständig|komplett|völlig|gänzlich) (?:schwarz|weiß|dunkel)(?!-| und| mit)|(?:\p{L}+ )?(?:leer|beschädigt|unlesbar)|nicht (?:sichtbar|lesbar|verfügbar|vorhanden|geladen))
      bitte (?:laden|lade|senden|sende|stellen|stelle|schicken|schick|teilen|geben) (?!\p{L}*karte).{0,60}(?:bild|foto|datei|kontext|informationen)
      (?:auf dem (?:bild|foto) |hier )?(?:ist|gibt es) (?:leider )?nichts (?:zu (?:sehen|erkennen|beschreiben)|erkennbar|sichtbar)`,
    errors: String.raw`
      fehler(?::| \d{3}| bei(?:m)? (?:der |dem )?(?:verarbeitung|laden|abruf|erstellen)| aufgetreten)
      (?:zeitüberschreitung|ungültige anfrage|verarbeitung (?:nicht möglich|fehlgeschlagen)|dienst nicht verfügbar)`,
    fillIns:
      'text|alternativtext|alt-text|beschreibung|bildbeschreibung|platzhalter|einfügen|eingeben|eintragen|ergänzen|name|ort',
    unfinished: `
      der die das dem den des eine einen einem einer eines und oder sowie während deren dessen dass weil beim vom
      zur zum im am ins ans zwischen neben für gegen ohne seinen seinem seiner ihrem in von hinter seit trotz wegen
      samt inmitten obwohl damit wobei sodass falls bevor nachdem sobald indem beziehungsweise aufgrund ihres seines
      dieses diesem sowohl entweder weder wenn ob bis sehr mithilfe anhand`,
    hedges: String.raw`
      sieht (?:so )?aus,? als|es hat den anschein|könnte es sich|scheint|scheinen|scheinbar|anscheinend|vermutlich|
      möglicherweise|eventuell|evtl|vielleicht|wahrscheinlich|womöglich|könnten?|dürften?|offenbar|
      oder (?:etwas )?ähnlich\p{L}*|eine art|so etwas wie|nicht (?:ganz |genau )?(?:sicher|eindeutig|klar)`,
    alternatives: 'oder|beziehungsweise|bzw',
    praise: String.raw`
      wunderschön\p{L}*|atemberaubend\p{L}*|traumhaft\p{L}*|bezaubernd\p{L}*|beeindruckend\p{L}*|faszinierend\p{L}*|
      malerisch\p{L}*|idyllisch\p{L}*|stimmungsvoll\p{L}*|harmonisch\p{L}*|einladend\p{L}*|unvergesslich\p{L}*|
      (?:ein|das) gefühl (?:von|der|des)|(?:vermittelt|erzeugt|schafft|verleiht|strahlt) .{0,50}(?:gefühl|atmosphäre|stimmung|eindruck|ruhe|gelassenheit)`,
    traits: String.raw`
      \d{1,2}[- ]?jährig\p{L}*|\d{1,2} jahre alt|(?:anfang|mitte|ende) (?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|[2-7]0)|
      mittleren alters|(?:hell|dunkel|braun|schwarz)häutig\p{L}*|(?:helle|heller|dunkle|dunkler|brauner?) haut(?:farbe)?|hautton|
      (?:asiatisch|afrikanisch|afroamerikanisch|kaukasisch|europäisch|arabisch|indisch|lateinamerikanisch)e[rns]? (?:mann|frau|person|junge|mädchen|kind|herkunft|abstammung|aussehens?)|
      schwarze[rn]? (?:mann|frau|person)|weiße[rn]? (?:mann|frau|person)`,
    units: 'zeichen|wörter|wörtern|worte|worten|sätze|sätzen',
  },
  detection: {
    near: [],
    letters: null,
  },
} satisfies Language

function writeOutUmlauts(word: string): string {
  return word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
}

/** File names write `loewenzahn` for `Löwenzahn`. */
function readUmlauts(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ae', 'ä')
    .replaceAll('oe', 'ö')
    .replaceAll(/(?<!q|e|a)ue/g, 'ü')
}
