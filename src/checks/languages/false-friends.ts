import { foldAccents } from './fold-accents.ts'
import { listWords } from './language.ts'

/** Words that are written alike (accents folded) and mean another thing in each of the languages, by their codes. */
const groups: Readonly<Record<string, string>> = {
  'de en': `
    after angel arm art bad bald band bitten blank boot brand brief chef dose elf engel fade fall fang fast fee fell fern fuss gang gaze genie
    gift grab grill grub gurt gut halt halter handy hang hefe heft held hell herb herd hose hummer hut igel kind kiosk kost lack lager
    lake last leer links list lob lose lot lunge made mangel mappe mast matte minze mist mole moor mops most mutter nagel not note nun nut oder
    pate pest plane plump pony post prise puff quark quote rad rat rate regal rind rock roman rot ruder sage saga sang see seal sense
    silo sims sinn sold sole spanner spot spur stare stark stern stick stock strand stuck tag tank taste teller tier toll ton tor
    tote trunk turn wade wage wall wand war ware wart watt wink winkel worn wort
    star hub hort kit kitten log mut pack pension patron person puppet rang rank rest rost sack saw schema span spat stall stand stiel taube
    tau tran tuba tun was wer wild worms fort gas grad gymnasium billion bug blende dom hint hinder lame last lever`,
  'es en': `
    pie red once pan ropa largo sin son can van sea ten pin real actual carpet tuna come fin mayor mete note papa pies plata
    quite rape ramo sale salve soy talon tinto todo vela cola conductor fabrica exito arena colon collar delta eventual introducir pretender libreria
    carpeta vaso pastel once den hay dime lima mora son`,
  'it en': `
    cane camera more come fine pane mare sole estate male dove care rate sale largo pile rose note fare ape ore tale vale vine cure time
    morbido fattoria libreria parenti argomento pretendere confetti magazzino bravo solo tempo data rime bite lime mole tasse cave vane
    pesce sete tutti due lire`,
  'es it': `
    burro largo gamba salir subir vaso guardar caldo cara topo cura nudo seta carta camino primo casco mora polo lobo rata pronto
    asino equipaje estante fermo gara lupo oficio paro prender salida tienda tenda todo acero aceite cena codo curva loro lucha
    largo sale bodega cuadro cuadrilla cappello cazo cola cuna estufa gato gatto manzo manta negocio pala pelo riso rojo ropa roba tasca vela villa`,
  'de it':
    'kamera regal burro calda firma caldo art dose tante note tasche kassette pappe lette camera brava netto stufe rate alto kosten',
  'de es': 'dose kind brillant regal art firma mantel tasse gala rate alto falda concurs gymnasium demente',
  'pl en':
    'list lot but brat sad ten to on pan post stop sen plot pole dim lad low lub lord bat bog but gnat gust jar kit mat ma my nos pot rad rak raj stad sum tern ton tor',
  'cz en':
    'list most plot host had den pot pole led dub jet kus pop rod sled slot sad set sob stud tor trup tub top hot hod let lid cop pan lev',
  'sl en':
    'pet dim list gore sir pot led most post hip rob drag grad rod sod stop rak mag lad vol dom pas ris top tat on tan pod',
  'hu en':
    'hat comb most nap fog hold part test pad jog bot lap toll here add arc ad per pulp pont pest sort rend sin sap tag tag van velum vet ver kin ha he el',
  'pl cz sl':
    'sklep list dom kot med zachod pokoj obraz ser sir czas lad lub laska konec kolo chytry cerstvy divan divadlo jutro owoce pozor predek rodina statek stul slon szukac miasto hora',
  'de pl': 'dom brat rat arm grab kran los pan rad rak park',
  'de sl': 'grad brat rat kot rod rob post list dom vol gang hlad most pot',
  'de cz': 'list rat brat dom plot rok pole most dort pot rum host trest hrad',
  'de hu': 'hat ort toll bot rend part most kar lob test tag szel tor ross pad',
}

const codesByWord = readGroups()

/** Is a word (folded) one in this language, by its code, and in another one, too, where it means something else? */
export function isFalseFriend(word: string, code: string): boolean {
  return codesByWord.get(word)?.has(code) ?? false
}

function readGroups(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [codes, words] of Object.entries(groups))
    for (const written of listWords(words)) {
      const word = foldAccents(written)
      const known = found.get(word) ?? new Set()
      found.set(word, known)
      for (const code of codes.split(' ')) known.add(code)
    }
  return found
}
