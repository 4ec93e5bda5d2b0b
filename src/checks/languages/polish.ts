import { begins, type Language } from './language.ts'
import { dropAccents } from './level-spelling.ts'
import { stemPolish } from './stem-polish.ts'

const stopWords = `
  ja ty on ona ono my wy oni one mnie mi mną ciebie cię ci tobie tobą jego go niego jemu mu niemu nim nią jej niej ją nas nam nami was wam
  wami ich nich im nimi się siebie sobie sobą
  mój moja moje moi mojego mojemu moim moją mojej moich moimi twój twoja twoje twoi twojego twojemu twoim twoją twojej twoich twoimi swój
  swoja swoje swoi swojego swojemu swoim swoją swojej swoich swoimi nasz nasza nasze nasi naszego naszemu naszym naszą naszej naszych
  naszymi wasz wasza wasze wasi waszego waszym waszą waszej waszych ich
  ten ta to ci te tego temu tym tej tę tą tych tymi tamten tamta tamto tamtego tamtej tamtym tamte tamtych taki taka takie takiego takiej
  taką takich takim takimi sam sama samo sami same ów owa owo
  kto kogo komu kim co czego czemu czym który która które którzy którego któremu którym którą której których którymi jaki jaka jakie
  jakiego jakiej jaką jakich jakim czyj czyja czyje ktoś coś ktokolwiek jakiś jakaś jakieś nikt nic żaden żadna żadne każdy każda każde
  każdego każdej każdym każdą wszystko wszyscy wszystkie wszystkich wszystkim wszystkimi cały inny inna inne innego innej innych innym
  kilka kilku wiele wielu dużo mało więcej mniej niektóry niektóre niektórzy niektórych oba obie obu oboje obydwa pewien pewna pewne
  w we na z ze do od ode po dla u o przy przez przed nad nade pod pode za między pomiędzy poza bez beze obok wokół wzdłuż oprócz zamiast
  podczas według dzięki przeciw wobec wśród spośród ponad poniżej powyżej około koło ku mimo pomimo naprzeciw spod znad zza wewnątrz
  a i oraz lub albo czy ani ale lecz jednak zaś więc zatem dlatego że żeby aby by bo ponieważ gdyż gdy kiedy jeśli jeżeli choć chociaż
  jak jako niż podobnie czyli natomiast także też również itd itp np tj tzw
  jestem jesteś jest jesteśmy jesteście są był była było byli były byłem byłam być będę będziesz będzie będziemy będą byłby byłaby nie
  mam masz ma mamy macie mają miał miała miało mieli mieć może mogą można mógł mogła móc musi muszą trzeba należy chce chcą został
  została zostało zostały zostali widać widoczny przedstawia pokazuje znajduje znajdują
  nie tak już jeszcze tylko bardzo zbyt dość całkiem prawie tu tutaj tam gdzie skąd dokąd teraz potem później wtedy dziś dzisiaj wczoraj
  jutro zawsze nigdy często czasem czasami gdzieś kiedyś znowu znów może chyba bowiem właśnie razem osobno głównie szczególnie zwłaszcza
  niech dlaczego po prostu tuż nawet wszędzie ledwo
  dwa dwie dwaj dwóch trzy trzech cztery pięć sześć siedem osiem dziewięć dziesięć pierwszy pierwsza pierwsze drugi druga drugie trzeci`

const kinds = 'zdjęcie|fotografia|foto|fotka|obrazek'

/**
 * Where the kind of picture says something, or pictures are what can be seen, it is no empty opening: these may follow.
 */
const goesOn =
  'lotnicze|lotnicza|prasowe|satelitarne|rentgenowskie|czarno-białe|czarno-biała|archiwaln[ea]|historyczn[ea]|termowizyjne|mikroskopowe|panoramiczne|makro|rtg|usg|ślubn[ea]|portretow[ea]|nocne|rodzinne|klasowe|paszportowe|legitymacyjne|(?:w|we|na|nad|pod|przy|obok|za|między)(?! któr)|wisi|wiszą|leży|leżą|stoi|stoją|święt\\p{sc=Latn}+'

/**
 * A noun that ends in a hard consonant has neither the endings of those in `-a` nor their softened stems: no form of `pas`
 * is `pasą`, none of `lak` is `łące`.
 */
function isNoFormOf(noun: string, other: string): boolean {
  return (
    (/(?:[bdfghkłmnprstw]|[^scrd]z)$/.test(noun) && /[^aeiouy][ąę]$/.test(other)) ||
    (/[kg]$/.test(noun) && /(?:c|dz)e$/.test(other))
  )
}

export const polish = {
  tag: 'pl',
  hasCapitalNouns: false,
  domains: ['pl'],
  stopWords,
  doubtful: 'ale jutro koło pod',
  inFileNames: dropAccents,
  ownLetters: ['ąęłśźżćń'],
  forms: {
    stem: stemPolish,
    refine: (stem) => stem,
    areApart: (one, other) => isNoFormOf(one, other) || isNoFormOf(other, one),
    irregular: `
      pies psy psa psu psem psów psom psami psach;dziecko dzieci dziecka dzieckiem dzieciom dziećmi;
      człowiek ludzie ludzi ludziom ludźmi człowieka;koń konie konia koni koniem końmi koniach;
      dzień dni dnia dniem;las lasy lasu lesie lasów lasem lasach;stół stoły stołu stole stołów stołem;
      kwiat kwiaty kwiatu kwiecie kwiatów kwiatem kwiatami;ptak ptaki;oko oczy oczu oczach;brat bracia`,
    compounds: null,
  },
  noise: {
    pictures: 'foto fotografia zdjęcie zdjęcia',
    titles: 'dr ing mgr prof',
    fields: 'słowa kluczowe tagi tytuł opis kategoria zdjęcie foto',
    credits: 'źródło|autor|fotograf',
    articles: 'nr rozmiar',
    months: `
      stycznia lutego marca kwietnia maja maj czerwca lipca sierpnia września października listopada
      grudnia`,
    units: '',
    files: 'foto obraz zdjęcie zdjecie zrzut ekranu kopia',
  },
  labels: {
    texts: `
      tekst alternatywny|opis alternatywny|tekst alt|opis|opis obrazu|opis obrazka|opis zdjęcia|
      opis grafiki|krótki opis|długi opis|szczegółowy opis|podpis|podpis zdjęcia|zdjęcie|obraz|obrazek|
      słowa kluczowe`,
    languages: 'polski|polsku|niemiecki|angielski|włoski|hiszpański|czeski|węgierski|słoweński',
    connectors: 'pl po w na dla wersja',
    beforeDash: 'tekst alternatywny',
    offers: 'oczywiście|oto',
    offered: 'opis tekst',
    asides: 'interpretacja|uzasadnienie|powód|cel|analiza|wyjaśnienie',
  },
  abbreviations: `
    bł dr dyr godz hab inż itd itp ks mec mgr mjr m.in mld mln nab nast np nr pkt pl płk późn prof przyp
    rozdz rys str św tab tel tys tzn tzw ul ust woj wyd zob zw`,
  conjunctions: 'i oraz lub',
  phraseWords: 'obok między wśród wokół na',
  openings: [
    begins(
      `(?:(?:to|ten|te|piękn[ea]|ładn[ea]|kolorow[ea]) ){0,2}(?:${kinds}),? (?!(?:${goesOn})(?!\\p{sc=Latn}))\\p{sc=Latn}+`,
    ),
    begins('(?:na|w) (?:(?:tym|tej|powyższym) )?(?:zdjęciu|fotografii|obrazku|obrazie|fotce|ujęciu)'),
    begins(
      'obraz (?:przedstawia|przedstawiający|pokazuje|pokazujący|ukazuje|ukazujący|z widokiem)|(?:tutaj )?(?:widać|widzimy|możemy zobaczyć|można zobaczyć)',
    ),
    begins(
      '(?:(?:ta|ten) )?(?:grafika|rysunek|ilustracja),? (?:która |który )?(?:ilustrując[ay]|przedstawiając[ay]|pokazując[ay]|ilustruje|przedstawia|pokazuje)',
    ),
  ],
  judged: {
    refusals: String.raw`
      (?:bardzo )?(?:przepraszam|przykro mi|wybacz)(?!\p{L})
      niestety,? (?:nie|obraz|zdjęcie|to)(?!\p{L})
      nie (?:mogę|jestem w stanie|potrafię|mam (?:dostępu|możliwości)|widzę żadnego|udało mi się)(?!\p{L}).{0,60}(?:obraz|zdjęci|fotogra|opis|zidentyfik|rozpozna|pomóc|przetwor|zobacz|osob)\p{L}*
      jako (?:model|ai|sztuczna|asystent)(?!\p{L})
      jestem (?:tylko )?(?:modelem|sztuczną|asystentem)(?!\p{L})
      nie (?:przesłano|załączono|dostarczono|dołączono|ma|widać|znaleziono)(?!\p{L}).{0,20}(?:obraz|zdjęci|grafik|plik)\p{L}*
      brak (?:obrazu|zdjęcia|załączonego|dostępnego obrazu|pliku)(?!\p{L})
      (?:obraz|zdjęcie|plik|grafika) nie (?:został|jest|może|mógł|mogło|udało)\p{L}*
      (?:obraz|zdjęcie) jest (?:(?:całkowicie|zupełnie|w całości|całe|cały) (?:czarn|biał|ciemn)\p{L}+(?! i| z|-)|pust\p{L}+|uszkodzon\p{L}+|nieczyteln\p{L}+)
      (?:proszę|prosimy) (?:o )?(?:przesłać|przesłanie|załączyć|załączenie|dodać|podać|podanie|udostępni\p{L}+|wgrać|wgranie)(?!\p{L}).{0,40}(?:obraz|zdjęci|informacj|kontekst)\p{L}*
      (?:nie można|nie da się|niemożliwe jest) (?:opisać|zidentyfikować|przetworzyć|wyświetlić|określić)
      (?:na (?:obrazie|zdjęciu) )?nic nie widać|nie ma nic do opisania`,
    errors: String.raw`
      błąd(?::| \d{3}| podczas| serwera| przetwarzania)
      wystąpił błąd|nieprawidłowe żądanie|przekroczono (?:limit|czas)|usługa niedostępna`,
    fillIns: 'tekst|opis|podpis|wstaw|wpisz|uzupełnij|nazwa|imię|miejsce',
    unfinished: `
      a i oraz lub albo w we z ze na do od dla przy przed przez pod nad między o u za który która które którzy
      którego której których którym że aby gdy podczas ale wśród ku żeby ponieważ kiedy chociaż choć gdyż zanim
      jeśli jeżeli lecz czyli wobec według spod znad pomiędzy ponad dzięki którą są bardzo każdy każda każde tuż
      wzdłuż pomimo zamiast ani niż bądź skoro zaś`,
    hedges: `
      mogą to być|wygląda na to|odnosi się wrażenie|wydaje się|wygląda (?:to )?(?:jak|na)|chyba|to może być|być może|
      prawdopodobnie|przypuszczalnie|zapewne|możliwe|ewentualnie|mog(?:ła|ło|li)by|mógłby|mogą być|jakiś rodzaj|
      coś podobnego|nie jest jasne`,
    alternatives: 'lub|albo|czy|bądź',
    praise: String.raw`
      piękn\p{L}+|przepiękn\p{L}+|zachwycając\p{L}+|urocz\p{L}+|malownicz\p{L}+|zapierając\p{L}+ dech|majestatyczn\p{L}+|urzekając\p{L}+|
      poczucie (?:spokoj|ciepł|bezpiecz)\p{L}+|(?:tworz|nadaj|wprowadz|budz|emanuj)\p{L}+ .{0,40}(?:atmosfer|nastr|klimat|wrażeni|uczuci)\p{L}+`,
    traits: String.raw`
      \d{1,2}-?letni\p{L}*|w wieku \d{1,2}|w średnim wieku|o (?:jasnej|ciemnej|śniadej) (?:karnacji|skórze)|kolor\p{L}* skóry|ciemnoskór\p{L}+|białoskór\p{L}+|
      czarnoskór\p{L}+|(?:azjatyck|afrykańsk|latynosk|kaukask|europejsk)\p{L}+ (?:mężczyzn|kobiet|pochodzeni|uród|rys)\p{L}*|azjat(?:a|k[aię])(?!\p{L})`,
    units: 'znaków|znaki|słów|słowa|zdania|zdań',
  },
  detection: {
    near: [],
    letters: null,
  },
} satisfies Language
