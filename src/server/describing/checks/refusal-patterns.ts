/**
 * How models decline, or speak of themselves. A sentence of a sign or a song is near in some languages (“I can't help …”),
 * so each pattern wants what a model would say no to: describing, the picture, a task.
 */
export const refusalPatterns: RegExp[] = [
  // German
  /(?<!\p{L})(?:ich bin|da ich|als) (?:(?:nur |bloß )?(?:eine?|reine[sr]?) )?(?:ki|künstliche intelligenz|(?:ki-)?sprachmodell|ki-(?:modell|system|assistentin|assistent)|ai)(?![-\p{L}])(?=[,.]|$| (?:kann|bin|habe|darf|sehe|ist es|fehlt|und kann|und habe))/iu,
  /(?:^|[.!?,] |leider |dazu |hierzu |dabei |(?<!\p{L})aber )(?:leider )?(?:ich (?:kann|darf|möchte|werde|konnte)|kann ich|darf ich|konnte ich|ist es mir|bin ich|ich bin|es ist mir)(?!\p{L}).{0,60}(?<!\p{L})(?:nicht|kein\p{L}*|unmöglich|außerstande)(?!\p{L}).{0,90}(?:beschreib|erkenn|identifizier|helfen|weiterhelfen|beantwort|bearbeit|zugreif|zugriff|analysier|verarbeit|erstell|generier|auskunft|angaben|das bild|dieses bild|dieses foto|bilder)/iu,
  /(?:^|[.!?] )(?:es )?tut mir (?:sehr )?leid,? (?:aber|das bild|dass ich|ich|dabei|dieses bild)/iu,
  /^(?:entschuldigung|verzeihung|entschuldige|leider),? (?:aber )?(?:ich|kann|darf|wurde|ist|konnte).{0,60}(?<!\p{L})(?:nicht|kein)/iu,
  /^(?:das|dieses) (?:bild|foto) (?:kann|konnte) (?:leider )?(?:von mir )?nicht (?:\p{L}+ )?(?:geladen|angezeigt|beschrieben|analysiert|verarbeitet|erkannt|geöffnet)/iu,
  /^(?:mir |es )?(?:liegt|wurde|ist) (?:mir )?(?:leider )?kein (?:bild|foto)(?!\p{L}).{0,30}(?:vor|bereitgestellt|übermittelt|hochgeladen|angehängt|sichtbar)/iu,
  // English
  /(?<!\p{L})as an? (?:large )?(?:ai|artificial intelligence|language model|ai[- ]\p{L}+(?: \p{L}+)?)(?!\p{L}),? (?:i|i'm|i’m|it is not|my)(?!\p{L})/iu,
  /(?:^|[.!?] )as an? (?:ai|artificial intelligence|(?:large )?language model)(?!\p{L})(?! (?:conference|company|logo|symbol|icon|startup))/iu,
  /(?<!\p{L})i(?:'m| am) (?:just |only )?an? (?:ai|artificial intelligence|(?:large )?language model)(?!\p{L})/iu,
  /(?<!\p{L})i(?:'m| am) (?:very |so |really )?(?:sorry|afraid)(?!\p{L}).{0,40}(?<!\p{L})(?:can'?t|cannot|can not|unable|not able|won'?t|couldn'?t)(?!\p{L})/iu,
  /(?<!\p{L})i (?:can'?t|cannot|can not|won'?t|will not|could not|couldn'?t|do not|don'?t|am (?:unable|not able) to|'m)(?!\p{L}).{0,40}(?<!\p{L})(?:assist (?:with|you)|help (?:with|you with)|describe|identify|fulfil|comply|provide (?:a|an|the|that|this|alt)|process (?:the|this)|analy[sz]e|generate|(?:see|view|access|open|display|interpret|determine)(?!\p{L}).{0,20}(?<!\p{L})(?:image|picture|photo|file|content))/iu,
  /(?<!\p{L})i(?:'m| am) (?:unable|not able) to(?!\p{L})/iu,
  /(?:^|[.!?] )(?:sorry, (?:but )?(?:i|this|the image)|unable to (?:describe|process|analy[sz]e|identify|view|load|access)|i'?m sorry, but)/iu,
  /(?<!\p{L})(?:no image (?:was|has been|is) (?:provided|attached|uploaded|supplied)|(?:violates?|against) (?:my|our|the) (?:content |usage |safety )?(?:polic|guideline))/iu,
  // Italian
  /(?:^|[.!?,] |purtroppo |(?<!\p{L})ma )(?:ma |purtroppo )?non (?:posso|sono in grado di|riesco a|mi è possibile|ho potuto) (?:\p{L}+ )?(?:descriver|aiutar|identificar|fornir|veder|visualizzar|elaborar|analizzar|riconoscer|accedere|soddisfar|aprir|generar|creare|assister)/iu,
  /^(?:mi dispiace|spiacente|mi spiace|scusa|scusi|mi scuso|purtroppo)(?!\p{L}).{0,12}(?<!\p{L})(?:non|ma)(?!\p{L})/iu,
  /(?<!\p{L})(?:come|in quanto|essendo|sono) (?:un |una |un')?(?:modello (?:linguistico|di linguaggio)|intelligenza artificiale|ia(?!\p{L})|ai(?!\p{L})|assistente (?:ia|ai|virtuale))(?=,| non| di(?!\p{L})| e(?!\p{L})|\.|$)/iu,
  // Spanish
  /(?:^|[.!?,] |lamentablemente |(?<!\p{L})pero )(?:pero )?no (?:puedo|soy capaz de|me es posible|he podido|estoy en condiciones de) (?:\p{L}+ )?(?:describir|ayudar|identificar|proporcionar|procesar|acceder|ver (?:la|esta)|visualizar|analizar|reconocer|cumplir|abrir|generar|asistir)/iu,
  /^(?:lo siento|lo lamento|disculpa|disculpe|perdón|perdona|lamentablemente)(?!\p{L}).{0,12}(?<!\p{L})(?:no puedo|pero|no es posible|no me es)(?!\p{L})/iu,
  /(?<!\p{L})(?:como|soy|siendo) (?:un |una )?(?:modelo de lenguaje|inteligencia artificial|ia(?!\p{L})|asistente de (?:ia|inteligencia))(?=,| no| entrenad| y(?!\p{L})|\.|$)/iu,
  /^(?:lamento|siento) no poder (?:describir|ayudar|identificar|procesar|ver)/iu,
  // Czech
  /(?:^|[.!?,] |bohužel |(?<!\p{L})ale )(?:ale |bohužel |tento obrázek |to )?(?:nemohu|nemůžu|nedokážu|nejsem schop\p{L}+|není mi možné)(?!\p{L}).{0,40}(?:pops|popis|identifik|pomoc|zobraz|rozpozn|poskytn|analyz|zpracov|otevř|vytvoř|obráz|vidět)/iu,
  /^(?:omlouvám se|je mi líto|promiňte|bohužel)(?!\p{L}).{0,25}(?<!\p{L})(?:ale|nemohu|nemůžu|nedokážu|nejsem)(?!\p{L})/iu,
  /(?:^|[\s,.])(?:jako|jsem|jsem jen|jakožto) (?:umělá inteligence|jazykový model|velký jazykový model|model umělé inteligence|ai)(?=,| nemohu| nemůžu| nedokážu| nemám| a(?!\p{L})|\.|$)/iu,
  // Hungarian
  /(?:^|[.!?,] |sajnos |(?<!\p{L})de )(?:sajnos |de |ezt a képet |ezt )?nem (?:tudom|tudok|áll módomban|vagyok képes|lehet)(?!\p{L}).{0,40}(?:leír|azonosít|segít|megnéz|feldolgoz|megtekint|elemez|felismer|megnyit|kép(?:et|ek)|látni)/iu,
  /^(?:sajnálom|sajnos|elnézést|bocsánat|bocsánatot kérek)(?!\p{L}).{0,12}(?<!\p{L})(?:de |nem (?:tud|áll|vagyok))/iu,
  /(?:^|[\s,.])(?:mesterséges intelligenciaként|nyelvi modellként|mi-ként|mint (?:egy )?(?:mesterséges intelligencia|nyelvi modell|ai))(?!\p{L})(?=,| nem|\.|$)/iu,
  // Polish
  /(?:^|[.!?,] |niestety |(?<!\p{L})ale )(?:ale |niestety )?nie (?:mogę|jestem w stanie|potrafię|mam możliwości)(?!\p{L}).{0,40}(?:opis|zidentyfik|pomóc|wyświetl|przetworz|rozpozna|zobacz|analiz|otworz|wygener|zdjęci|obraz)/iu,
  /^(?:przykro mi|przepraszam|niestety|wybacz)(?!\p{L}).{0,12}(?<!\p{L})(?:ale |nie (?:mogę|jestem|potrafię))/iu,
  /(?:^|[\s,.])(?:jako|jestem) (?:duży )?(?:model(?:em|u)? językow\p{L}+|sztuczn\p{L}+ inteligencj\p{L}+|ai|si|asystent(?:em)? ai)(?=,| nie| i(?!\p{L})|\.|$)/iu,
  // Slovene
  /(?:^|[.!?,] |žal |(?<!\p{L})vendar |(?<!\p{L})ampak )(?:žal |vendar |ampak |tega |te slike )?ne (?:morem|znam|zmorem)(?!\p{L}).{0,40}(?:opis|prepozn|pomag|vide|ogled|obdel|analiz|odpr|ustvar|zagotov|slik)/iu,
  /^(?:žal (?:mi je|ne morem)|oprostite|opravičujem se|oprosti|na žalost)(?!\p{L}).{0,20}(?<!\p{L})(?:vendar|ampak|a |ne morem|nimam)(?!\p{L})/iu,
  /(?:^|[\s,.])(?:kot|sem) (?:umetna inteligenca|(?:velik )?jezikovni model|ui|ai)(?=,| ne| in(?!\p{L})|\.|$)/iu,
]
