export const polish = `
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
