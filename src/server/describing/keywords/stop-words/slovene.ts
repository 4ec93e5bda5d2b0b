export const slovene = `
  jaz ti on ona ono mi me vi ve oni one midva vidva onadva mene meni mano tebe tebi tabo njega ga njemu mu njem njim nje jo njej ji njo nas
  nam nami vas vam vami njih jih njim jim njimi se sebe si sebi sabo seboj
  moj moja moje moji mojega mojemu mojem mojim mojo mojih mojimi tvoj tvoja tvoje tvoji tvojega tvojem tvojo tvojih svoj svoja svoje svoji
  svojega svojemu svojem svojim svojo svojih svojimi naš naša naše naši našega našemu našem našim našo naših našimi vaš vaša vaše vaši
  vašega vašem vašo vaših njegov njegova njegovo njegove njen njena njeno njene njihov njihova njihovo njihove
  ta to te ti tega temu tem tej teh temi tisti tista tisto tiste tistega tistih oni tak taka tako take takšen takšna takšno takšne takega
  takih isti ista isto iste
  kdo koga komu kom kaj česa čemu čem čim kateri katera katero katere katerega katerem katerih ki kakšen kakšna kakšno kakšne čigav
  nekdo nekaj nek neki neka neko neke nekega nekem nihče nič noben nobena nobeno nobene vsak vsaka vsako vsake vsakega vsakem ves vsa vse
  vsi vseh vsem vsemi sam sama samo sami same drug drugi druga drugo druge drugega drugih drugim več manj veliko malo mnogo nekateri
  nekatere nekaterih oba obe obeh obema marsikdo marsikaj
  v na z s iz do od po pri k h o ob za nad pod pred čez med brez okoli okrog poleg zaradi kljub proti skozi namesto razen zunaj znotraj
  izpod izza izmed vzdolž blizu glede prek preko mimo
  in ter a ampak toda vendar pa ali oziroma ne niti da ker če ko kadar kjer kamor kot kakor saj torej zato čeprav dokler medtem tudi
  bodisi sicer namreč itd ipd npr tj oz
  sem si je smo ste so sva sta bil bila bilo bili bile biti bom boš bo bomo boste bodo bi nisem nisi ni nismo niste niso bodi imam imaš ima
  imamo imate imajo imel imela imelo imeli imeti lahko mora morajo moramo moral more morejo hoče želi kaže prikazuje vidi vidimo najdemo
  ne da že še le samo zelo preveč precej skoraj tu tukaj tam sem tja kje kam kod kdaj zakaj kako potem nato zdaj sedaj danes včeraj jutri
  vedno nikoli pogosto včasih spet morda mogoče približno zlasti predvsem skupaj zgoraj spodaj spredaj zadaj levo desno povsod nikjer kmalu
  takoj tako takrat nekoč doslej
  dva dve tri trije štiri pet šest sedem osem devet deset prvi prva prvo druga tretji tretja`
