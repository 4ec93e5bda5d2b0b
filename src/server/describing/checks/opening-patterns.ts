const de =
  'bild|foto|fotografie|photo|aufnahme|abbildung|schnappschuss|farbfoto|farbbild|produktbild|produktfoto|stockfoto'
const deEmpty =
  'schön\\p{L}*|toll\\p{L}*|farbig\\p{L}*|bunt\\p{L}*|hochwertig\\p{L}*|detailliert\\p{L}*|digital\\p{L}*|professionell\\p{L}*|beeindruckend\\p{L}*|nah\\p{L}*'
const en = 'image|picture|photo|photograph|pic|snapshot|stock photo|stock image'
const enEmpty =
  'beautiful|nice|lovely|colou?rful|colou?r|vibrant|detailed|high[- ](?:quality|resolution)|professional|stunning|digital|close[- ]up|clear|simple|bright|great'
const it = 'immagine|foto|fotografia|istantanea|scatto'
const es = 'imagen|foto|fotografía|fotografia|instantánea'
const cz = 'obrázek|fotka|foto|fotografie|snímek'
const hu = 'kép|fotó|fénykép|felvétel'
const pl = 'zdjęcie|fotografia|foto|fotka|obrazek'
const sl = 'slika|fotografija|fotka|posnetek|foto'

/**
 * Where the kind of picture says something, or pictures are what can be seen (“Fotografie v černých rámech visí …”), it is
 * no empty opening: these may follow.
 */
const czGoesOn =
  'obrazovky|z ptačí|z dronu|z rentgenu|ze satelitu|(?:v|ve|na|nad|pod|u|vedle|před|za|mezi)(?! kter)|visí|leží|stojí|je|jsou'
const plGoesOn =
  'lotnicze|lotnicza|satelitarne|rentgenowskie|czarno-białe|czarno-biała|archiwaln[ea]|historyczn[ea]|termowizyjne|mikroskopowe|panoramiczne|makro|rtg|usg|ślubn[ea]|portretow[ea]|nocne|rodzinne|klasowe|paszportowe|legitymacyjne|(?:w|we|na|nad|pod|przy|obok|za|między)(?! któr)|wisi|wiszą|leży|leżą|stoi|stoją'
const slGoesOn =
  'zaslona|iz zraka|(?:v|na|nad|pod|ob|pri|za|med|pred)(?! kater)|visi|visijo|leži|ležijo|stoji|stojijo|je|so'

/** By language code: how an alt text begins that says no more than that there is a picture. */
export const openingPatterns: Record<string, RegExp[]> = {
  de: [
    begins(
      `(?:(?:ein|eine|das|dieses|diese|die|dies ist ein|dies ist eine|das ist ein|hier ist ein) )?(?:(?:${deEmpty}) ){0,2}(?:${de}),? (?:von|vom|mit|einer|eines|eine|ein|der|des|zeigt|zeigen|zeigend|stellt|das|die|in dem|auf dem man|auf der man|wo)`,
    ),
    begins(`(?:(?:ein|eine|das|dieses|die) )?(?:${de}), (?:auf|in|wo|das|die|welches)`),
    begins(`(?:auf|in|an) (?:dem|diesem|der|dieser|diesen) (?:${de})`),
    begins(`(?:im|am) (?:${de})(?! (?:frame|rahmen))`),
    begins(
      '(?:hier )?(?:zu sehen|abgebildet|dargestellt|gezeigt) (?:ist|sind|wird|werden)|man (?:sieht|erkennt)|(?:hier )?(?:sieht man|sehen wir|ist zu sehen|sind zu sehen)|hier (?:ist|sind) .{1,60} zu sehen|wir sehen',
    ),
  ],
  en: [
    begins(
      `(?:(?:an?|the|this|this is an?|here is an?) )?(?:(?:${enEmpty}),? ){0,3}(?:${en}),? (?:of|showing|shows|depicting|depicts|featuring|features|displaying|displays|with|that|which|where|in which|is|captures|capturing|contains|containing|illustrates|presents|portrays)`,
    ),
    begins(`(?:in|on) (?:this|the) (?:${en})`),
    begins(
      '(?:here )?(?:we|you) (?:can )?see|(?:pictured|shown|depicted|seen) (?:here |above )?(?:is|are)|here (?:is|are) (?:an?|the) (?:image|picture|photo)|this is an? (?:image|picture|photo)',
    ),
  ],
  it: [
    begins(
      `(?:(?:una|un|la|l|questa|quest|questo|lo|bella|bellissima) ?'?){0,2} ?(?:${it}) (?:di(?! (?:gruppo|famiglia|profilo|classe|archivio|nozze|scena))|del|della|dello|dell|dei|degli|delle|d|che|raffigurante|raffigura|mostra|ritrae|rappresenta|con|in cui|dove|che)`,
    ),
    begins(`(?:nell|nella|in|sull|sulla|in questa|in quest|nello)'? ?(?:questa |quest'? ?)?(?:${it})`),
    begins("(?:qui )?si (?:vede|vedono|può vedere|possono vedere)|vediamo|ecco un[a']? ?(?:immagine|foto)"),
  ],
  es: [
    begins(
      `(?:(?:esta es|esto es|una|la|esta|el|un|bonita|hermosa|bella) ){0,3}(?:${es}),? (?:(?:que|en la que|donde|con|muestra|mostrando|representa|presenta|ilustra|captura)|de(?! (?:pantalla|carn[eé]t?|perfil|boda|grupo|familia|archivo|estudio|época))|del)`,
    ),
    begins(`(?:en|sobre) (?:la|esta|una) (?:${es})`),
    begins(
      '(?:aquí )?se (?:ve|ven|observa|observan|puede ver|pueden ver|aprecia|aprecian|muestra|muestran)|(?:podemos ver|vemos)|aquí (?:vemos|tenemos)',
    ),
  ],
  cz: [
    begins(
      `(?:(?:tento|tato|tahle|toto|krásn[ýáé]|barevn[ýáé]|pěkn[ýáé]) ){0,2}(?:${cz}),? (?!(?:${czGoesOn})(?!\\p{L}))\\p{L}+`,
    ),
    begins('(?:na|v) (?:(?:tomto|této|tom|té|téhle) )?(?:obrázku|fotografii|fotce|snímku|fotu)'),
    begins(
      '(?:zde )?(?:je vidět|jsou vidět|vidíme|můžeme vidět|zobrazen[aoyi]? je)|na obraze (?:je|jsou|vidíme)|obraz (?:ukazuje|zobrazuje)',
    ),
  ],
  hu: [
    begins(
      '(?:a|az|ezen a|ezen az|egy|mellékelt|a mellékelt) (?:képen|képünkön|fotón|fényképen|felvételen|képeken|fotóinkon)',
    ),
    begins(
      `(?:(?:a|ez a|ez egy|egy|szép|színes|gyönyörű) ){0,3}(?:${hu}) (?:egy|a|az|két|három|\\p{L}+(?:ról|ről))`,
    ),
    begins(
      '(?:egy|a|az|ez egy) (?:kép|fotó|fénykép|felvétel),? (?:amely|ami|amin|melyen|amelyen)|(?:itt )?(?:egy|a|az) .{1,40} látható(?:ak)? a (?:képen|fotón)',
    ),
    begins(
      '(?:a )?(?:képen|fotón|fényképen|felvételen)|(?:itt )?látható(?:ak)? (?:egy|a|az)|(?:itt )?(?:láthatunk|látunk)',
    ),
    /^[\p{L} ,-]{3,60} (?:képe|fotója|fényképe|képét ábrázolja)[.!]?$/iu,
    /^[\p{L} ,-]{3,60} (?:ábrázoló|mutató) (?:kép|fotó|fénykép|felvétel)(?!\p{L})/iu,
  ],
  pl: [
    begins(
      `(?:(?:to|ten|te|piękn[ea]|ładn[ea]|kolorow[ea]) ){0,2}(?:${pl}),? (?!(?:${plGoesOn})(?!\\p{L}))\\p{L}+`,
    ),
    begins('(?:na|w) (?:(?:tym|tej|powyższym) )?(?:zdjęciu|fotografii|obrazku|obrazie|fotce|ujęciu)'),
    begins(
      'obraz (?:przedstawia|przedstawiający|pokazuje|pokazujący|ukazuje|ukazujący|z widokiem)|(?:tutaj )?(?:widać|widzimy|możemy zobaczyć|można zobaczyć)',
    ),
  ],
  sl: [
    begins(
      `(?:(?:ta|lepa|barvna|čudovita|lep|barven) ){0,2}(?:${sl}),? (?!(?:${slGoesOn})(?!\\p{L}))\\p{L}+`,
    ),
    begins('(?:na|v) (?:(?:tej|tem|tej) )?(?:sliki|fotografiji|posnetku|fotki)'),
    begins(
      '(?:tukaj )?(?:vidimo|lahko vidimo|je vidn[aoi]?|so vidni|prikazan[aoi]? (?:je|so)|vidi se|vidijo se)',
    ),
  ],
}

function begins(words: string): RegExp {
  return new RegExp(`^(?:${words})(?![\\p{L}\\p{N}])`, 'iu')
}
