/** Forms whose stem changes so that no rule finds it: the basic form, then the others. Nouns that pictures show. */
const lists: Record<string, string> = {
  en: `child children; man men; woman women; person people; foot feet; tooth teeth; mouse mice; goose geese; ox oxen; leaf leaves;
    loaf loaves; wolf wolves; knife knives; wife wives; life lives; half halves; shelf shelves; calf calves; scarf scarves;
    hoof hooves; thief thieves`,
  it: 'uomo uomini; dio dei; tempio templi; bue buoi',
  cz: `pes psi psa psu psy psů psem psovi psech; dítě děti dětí dětem dětmi dětech dítětem; člověk lidé lidí lidem lidmi lidech;
    přítel přátelé přátel přátelům; kůň koně koni koní koněm koňů; den dny dnů dnech; stůl stolu stole stoly stolů; dům domu domě domy
    domů domem domech; vůz vozu vozy vozů vozem; kámen kamene kameny kamenů; sníh sněhu sněhem; vítr větru větrem; déšť deště deštěm; květ
    květy květů květu květem květech`,
  hu: `ló lovak lovat lovas lovakat; tó tavak tavon tavat tavakat; kő kövek követ kövön köveken; hó hóban havon havat; fa fák fát fán
    fára fával fákat fákon; gyerek gyermek gyerekek gyermekek gyereket gyermeket; ember emberek; tűz tüzek tüzet`,
  pl: `pies psy psa psu psem psów psom psami psach; dziecko dzieci dziecka dzieckiem dzieciom dziećmi; człowiek ludzie ludzi ludziom
    ludźmi człowieka; koń konie konia koni koniem końmi koniach; dzień dni dnia dniem; las lasy lasu lesie lasów lasem lasach; stół stoły
    stołu stole stołów stołem; kwiat kwiaty kwiatu kwiecie kwiatów kwiatem kwiatami; ptak ptaki; oko oczy oczu oczach; brat bracia`,
  sl: `pes psi psa psu psov psom pse psih; človek ljudje ljudi ljudem človeka; dan dnevi dni dneva; otrok otroci otroka otroke otrok;
    oko oči očes očesa; uho ušesa ušes; drevo drevesa dreves drevesu drevesom drevesih; telo telesa; nebo nebesa; pero peresa; kolo kolesa
    koles kolesu kolesom; mati mater matere; hči hčere hčer; voz vozovi`,
}

/** By language code: each irregular form in lower case with its basic form. */
export const irregularForms: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(lists).map(([code, list]) => [code, read(list)]),
)

function read(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(';').flatMap((forms) => {
      const [base = '', ...others] = forms.trim().split(/\s+/)
      return others.map((other): [string, string] => [other, base])
    }),
  )
}
