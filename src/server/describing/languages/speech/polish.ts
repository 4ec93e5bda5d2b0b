import type { SpeechWords } from './speech-words.ts'

export const polishSpeech: SpeechWords = {
  self: `
    ja mi mnie mną mój moja moje moich moim moimi mojego moją mam mogę jestem widzę potrafię wolę wolałbym
    wolałabym muszę chcę będę umiem wiem znam otrzymałem otrzymałam dostałem dostałam opiszę opisuję potrzebuję
    potrzebowałbym potrzebowałabym gdybym abym żebym chciałbym chciałabym odmawiam starałem starałam napiszę
    robię zajmuję dysponuję podaję podejmę mógłbym pomogę odpowiem powiem zrobię rozpoznam zidentyfikuję określę
    trzymałem trzymałam zachowałem zadbałem zadbałam unikałem przestrzegałem skróciłem usunąłem dostosowałem
    określam ustalam komentuję oceniam identyfikuję rozpoznaję nazywam analizuję odczytuję czytam otwieram
    tworzę udzielam ujawniam postrzegam przetwarzam wskażę podam ocenię odczytam stworzę utworzę zgaduję
    wypowiadam wypowiem powstrzymam powstrzymuję unikam zachowuję musiałbym musiałabym potrzebne_mi potrzebna_mi
    nie_udało_mi_się mogłem mogłam zobaczyłem przygotuję przygotowałem my nas nasz nasza nasze naszych naszym
    naszej możemy nie_możemy jesteśmy komentujemy opisujemy udzielamy podejmujemy odmawiamy operuję pracuję
    działam bazuję pasuję rezygnuję powstrzymujemy nie_zrobię nie_podejmę nie_opiszę u_mnie nie_odważę ośmielę
    przetworzę dostrzegam rozróżniam odróżniam pominę bym_mógł bym_mogła mogłabym`,
  you: `
    twój twoja twoje twojej twojego ci ciebie pan pani państwo państwa pana wasz wasza zapomniałeś zapomniano
    zapomnieli prosiłeś prosiłaś`,
  not: `
    nie brak* brakuje żaden żadne żadna żadnego żadnej nic bez niemożliw* niedostęp* nieobsług* nieprawidł* zamiast
    zapomni* donikąd nigdzie nieznan* nigdy ani nieznana nieznany nieznani nierozpoznaw* nierozpoznan* niedostatecz*
    niewystarcz* niewidocz* niejasn* niemożność nikt braku brakowało nieudan* niepowodz* nieokreślon* zbyt_ciemn*
    za_ciemn* zbyt_mał* zbyt_nisk* za_mało zbyt_mało nie_odważę`,
  refuse: `
    odmaw* odmów* odrzuci* odmówi* wolę_nie wolałbym_nie wolałabym_nie wolałbym_się wolałabym_się zabrania*
    zabroni* zakazuj* uniemożliw* narusza* naruszył* wykracza* przekracza* poza niestosown* nieodpowiedni*
    nie_wolno nie_należy sprzeczn* wbrew powstrzym* nie_zamierzam nie_podejmę nie_jestem_w_stanie nie_pozwalają
    nie_czuję wstrzyman* wstrzymuj* zabronion* niedozwolon* koliduj* kłóci nie_chcę nie_chciałbym nie_chciałabym
    unikam powstrzymam powstrzymuję pominięt* zakaz* nie_będę rezygnuj* odstęp* odstąpi* nie_dopuszcz*
    nie_zezwal* niedopuszczaln* nie_pozwal* pominę`,
  regret: 'niestety przepraszam przepraszamy przykro żałuję wybacz* ubolewam',
  need: `
    potrzeb* chce życzy wymaga* prosi_o oczekuj* chciałby potrzebn* więcej_informacji więcej_danych więcej_kontekstu
    dodatkowe_informacje dodatkowych_informacji kontekst* konieczn* niezbędn* musiałbym_wiedzieć musiałabym_wiedzieć`,
  help: `
    pomóc pomogę pomoc* odpowied* odpowiem skoment* koment* wypowia* wypowied* powiedzieć mówić zobaczyć widzieć
    oglądać ogląda* obejrze* wiedzieć oceni* zrobić robić wskaza* wskazywać spełni* podać udziel* rozpozn* nazwa*
    stwierdzi* zgadywać pisać napiszę kontynuować ustali* oświadcz* opini* osąd* ocena oceny oceniać wypowiedź
    wypowiedzi domysł* przypuszcz* odczytać czytać potwierdzić interpret* postrzega* określać określić ustalić
    ustalać podawać zdradzi* ujawni* wyjawi* komentowan* zrobi* opowiedzieć`,
  describe: `
    opisywa* opisać opisu opis opisywać opiszę opisuję opisania opisanie opisan* identyfik* zidentyfik* analiz*
    przeanaliz* transkry* opisał opisała opisałbym identyfikacj* identyfikowa*
    opisuj* przedstawieni*`,
  alt: `
    tekst_alternatywny tekstu_alternatywnego tekstem_alternatywnym teksty_alternatywne opis_obrazu opisu_obrazu
    opis_zdjęcia opisu_zdjęcia opisy_obrazów alt_text`,
  text: `
    tekst tekstu teksty opis opisu opisy podpis sformułowanie sformułowania sformułowań odpowiedź treść_tekstu szkic
  `,
  writing: `
    zdanie zdania zdań wpis język języka języku ton przymiotników znaków znaki słów słowa nazwy_pliku nazwę_pliku
    nazwa_pliku json pole polem styl wersja słowa_kluczowe pisownia pisowni długość długości liczba_znaków
    liczby_znaków liczbę_znaków ocen`,
  picture: `
    obraz obrazu obrazy obrazów obrazek obrazka zdjęcie zdjęcia zdjęć fotografia fotografii fotografię fotka grafika
    ilustracja grafiki grafikę grafice zdjęciem zdjęciu zdjęciach obrazkiem obrazem obrazie obrazach fotografią
    fotografiach fotki fotkę ilustracji ilustrację obrazowy obrazowe obrazowych`,
  within: 'w we na większość wiele kilka niektóre',
  file: `
    plik pliku pliki link url załącznik załącznika przesyłaniu przesyłanie pobieranie format serwer dostęp dostępu
    adres wejście prośb* żądan* odnośnik łącze połączenie wiadomości nazwę_pliku nazwa_pliku materiał plikiem
    plikach plików danych dane załączniki załącznikiem linku odnośnika adresem wejściow*`,
  object: `
    osoba osoby osób osobę osobie ludzi ludzie twarz* tożsamoś* treść treści scen* kim kto wygląd* szczegół*
    zawartoś* ciało przedstawion* widoczn* zawartość zawartości osobach osobami rozpoznawaln* nazwisk* tożsamości
    podmiot*`,
  arrival: `
    dotar* wczyta* załad* otrzyma* dostarcz* załącz* przesła* przesłan* otw* wyświetl* dostępn* przetw* doszł* wgra*
    nadesz* nadsz* udostępn* odczyta* pobra* dołącz* istnie* obsług* znalezi* znaleźć przekazan* zawiera* zdekod*
    prowadzi* dodan* odczyt* otwier* otwarci* ładow* wczytyw* pobieran* przesyłan* nadesłan* dostarczon* widoczn*
    dekodow* transmisj* transfer* otrzyman* otworzył*`,
  broken: `
    uszkodz* nieczyteln* niedostępn* nieprawidłow* odmówiono wygas* błąd 404 403 donikąd poszło_nie_tak
    nie_powiodł* wadliw* przerwan* nieobsługiwan* zablokow* popsut* błędu błędem błędy awari* zepsut*
    niekompletn* odrzucon* pusty_plik zerwan* niesprawn* nieważn* pusty_załącznik przyszedł_pusty logowani*
    hasłem zaszyfrowan* cały_czarny martwy_link link_jest_martwy`,
  giving: `
    możliw* da_się podać poda* podaje utworz* przygotow* stworzy* wygener* sporządz* napisa* dostarcz* zapewni*
    udziel* dostępn* powsta* niemożliw* napisać ułożyć sformułować`,
  model: `
    model_językowy modelem_językowym jako_model jestem_modelem jako_ai jestem_ai sztuczna_inteligencja
    sztuczną_inteligencją asystent_ai asystentem_ai asystentem_tekstowym asystent_tekstowy modelu_językowego
    asystentem chatbot asystent ai modelem_tekstowym model_tekstowy jestem_programem sztucznej_inteligencji
    wyłącznie_tekst* tylko_tekst* bot botem`,
  policy: `
    zasad* wytyczn* regul* prywatnoś* polityk* względów_bezpieczeństwa bezpieczeństwa instrukcj* etyk* etyczn*
    warunk* przepis przepisy przepisów przepisach przepisami przepisom przepisem rodo politykę regulamin* prawo_do prywatności anonimow* prawn* praw*_autorsk*
    prawem_autorskim prawa_autorskie praw_autorskich`,
  fulfil: `
    spełnia przestrzega odpowiada zgodn* wcag dostępny dostępn* zwięzł* wystarczając* odpowiedni* poprawn*
    poprawion* skrócon* przeredagowan* wymag* kryteri* zbyt_dług* gotow* ostateczn* czytnik* w_porządku krótki*
    za_dług* stosown* zoptymalizow* mieści nie_przekracza pozostaje_w nie_zawiera nie_zaczyna neutraln* obiektywn*
    zmieszcz*`,
  must: `
    musi powinien powinna powinno powinny ma_być najwyżej maksymalnie maks maks. nie_więcej mniej_niż nie_może limit
    znaków należy do_125 limicie limitu limitem niech niechaj ma_zawierać`,
  ask: `
    proszę prosimy prosiłbym czy_możesz czy_możecie czy_mógłbyś czy_mogłabyś czy_mogliby czy_może uprzejmie drogi
    droga szanowny szanowna śmiało zechciej jeśli_chcesz jeżeli_chcesz daj_znać proszę_dać_znać mam_nadzieję
    chętnie_pomogę mogę_też do_rąk do_wiadomości czy_mógłby prosiłabym`,
  order: `
    prześlij przesłać wyślij wysłać załącz załączyć dołącz dołączyć udostępnij spróbuj spróbować sprawdź sprawdzić
    zweryfikuj zweryfikować popraw poprawić używaj użyj używać unikaj unikać zachowaj zachować pisz napisz napisać
    wspominaj wspomnij wspominać skróć skrócić zatwierdź zatwierdzić zwróć zwrócić odpowiedz odpowiadaj wygeneruj
    wygenerować utwórz utworzyć stwórz opisz opisać uzupełnij uzupełnić dodaj dodać wstaw wstawić zastąp ogranicz
    upewnij potwierdź potwierdzić zmień zmienić przeredaguj rozpocznij pomiń podaj podać wpisz wpisać wgraj
    przetłumacz pamiętaj stosuj podeślij opowiedz opowiedzieć_mi opisz_mi`,
  again: 'ponownie jeszcze_raz znowu inny inne inną kolejny raz_jeszcze',
  asked: `
    zgodnie_z_prośbą zgodnie_z_poleceniem zgodnie_z_życzeniem jak_prosiłeś jak_prosiłaś jak_proszono jak_żądano
    zgodnie_z_instrukcją tak_jak_chciał* jak_polecono zgodnie_z_wytycznymi zgodnie_z_zaleceniem
    zgodnie_z_ustaleniami jak_ustalono według_wytycznych według_instrukcji jak_zlecono zgodnie_ze_wskazówkami`,
  checker: `
    recenzent* recenzencie recenzentka redaktor* redakcj* moderator* oceniając* użytkownik* kontroler* klient*
    zleceniodawc* edytor korektor* administrator* sprawdzając* korekcie korekta korekty biuro_prasowe`,
  this: 'ten ta to te tej tego tym temu ta_treść poniższ* powyższ* tutaj tu niniejsz*',
  shows: `
    pasku_stanu pasek_stanu
    pokazuje przedstawia komunikat komunikatem napis napisem tabliczka tablica ekran ekranu zrzut plakat
    koszulka kubek książki książka okładka slajd okno formularz karykatura komiks dymek czat czatem mówi pisze
    strona schemat diagram ulotka nagłówek tytuł cytat kartka karton kartonem aplikacja witryna ikona przycisk
    symbol menu list rysunek graffiti tatuaż monitor slogan hasło hasłem telefon transparent transparentem
    prelegentka nauczycielka słownika baner odręczny`,
  condition: 'jeśli jeżeli gdy kiedy gdyby czy',
  offer: `
    daj_znać dajcie_znać daj_mi_znać proszę_dać_znać napisz_jeśli napisz_do_mnie pozostaję_do służę_pomocą
    jestem_do_dyspozycji chętnie_poprawię chętnie_zmienię chętnie_pomogę mogę_też mogę_również mam_nadzieję
    proszę_daj_znać `,
}
