const lists = {
  de: `abb abs allg bd bspw bzgl bzw ca chr dipl dr etc evtl ev ff fig frl geb gegr gest ggf hbf hl hr hrsg inkl ing inh jh
    jhd jhdt kap kath mio mrd nr orig prof rd reg sog sr st std str tel tsd usw v vgl vol vs zit zzgl`,
  en: `approx apt ave avg blvd capt corp dept dr etc fig ft gov hwy inc jr ltd messrs mr mrs ms mt mts nos p pp prof rep rev
    sec sgt sq sr st tel univ vol vs`,
  it: 'arch avv ca cfr dott dr ecc fig ing n num p pag pagg prof rif s sig sigg sig.na sig.ra ss st tel v vol',
  es: `aprox av avda cía d dña dr dra dpto etc fig gral izq máx mín n núm p pág págs prof pta s sr sra srta sres sta sto tel
    vol`,
  cz: `apod atd atp cca č čes čj čp dr hl ing kap mgr mil mld mj např nám obr odst okr popř př prof resp řím sb sv st str
    tab tel tis tř tzn tzv ul vl vyd zejm zn`,
  hu: 'bp cca db dr évf ford fszt ifj kb kft krt ltd megj özv pl pld prof sz szt szerk stb tel tkp ua uo vö zrt',
  pl: `bł dr dyr godz hab inż itd itp ks mec mgr mjr m.in mld mln nab nast np nr pkt pl płk późn prof przyp rozdz rys str św
    tab tel tys tzn tzw ul ust woj wyd zob zw`,
  sl: `akad angl cca čl dr d.d d.o.o gdč idr ing inž ipd itd itn itp izr jul mio mrd npr obč odst oz prim prof pribl st str
    sv tab tel tis tj ul univ`,
}

const months = `jan jän feb febr mär mrz apr jun jul aug sep sept okt oct nov dez dec giu lug ago ott dic ene abr úno čvn
  čvc zář kvě bře szept ápr jún júl`

/** Words that a full stop follows without ending the sentence, in lower case and without that stop. */
export const abbreviations: ReadonlySet<string> = new Set(
  [...Object.values(lists), months].flatMap((list) => list.split(/\s+/)),
)
