import type { RemarkWords } from './remark-words.ts'

export const polishRemarks: RemarkWords = {
  edit: `
    usunięt* usunęł* usunął* skreślon* skreślił* wykreślon* wykreślił* wycięt* pominięt* pominął* pominęł*
    opuszczon* opuścił* skrócon* skrócił* streszczon* zwięźlej zredukowan* zastąpion* zastąpił* zamienion* zamienił*
    podmienion* podmienił* wymienił* przeformułowan* przeformułował* przeredagowan* przeredagował* przepisan*
    przerobion* przerobił* poprawion* poprawił* zredagowan* zredagował* edytowan* ulepszon* ulepszył* uproszczon*
    uprościł* dostosowan* dostosował* zmienion* zmienił* zmodyfikowan* zmodyfikował* uniknął* uniknęł* unikał*
    zachowan* zachował* zostawił* pozostawion* pozostawił* bez_zmian dodan* dodał* dopisan* dopisał* wstawion*
    wstawił* włączon* uwzględnion* uwzględnił* zmieścił* wplecion* wplótł* wplotł* wspomnian* wspomniał* wymienion*
    przetłumaczon* przetłumaczył* policzon* policzył* sprawdzon* sprawdził* zweryfikowan* zweryfikował* wybran*
    wybrał* użyt* użył* przeniesion* przeniósł* podzielon* podzielił* doprecyzowan* doprecyzował* zneutralizowan*
    złagodzon* złagodził* rozszerzon* rozszerzył* wydłużon* wydłużył* napisan* napisał* sformułowan* sformułował*
    zaktualizowan* przestrzegał* celowo świadomie umyślnie skrócić dodać dorzucić dopisać poprawić usunąć zmienić
    uściślić zweryfikować starał* ruszał* dopasowan* dopasował* nowa_próba kolejna_próba druga_próba nowe_podejście
    drugie_podejście`,
  mine: `
    zmieniłem zmieniłam skróciłem skróciłam usunąłem usunęłam pominąłem pominęłam dodałem dodałam dopisałem
    dopisałam zastąpiłem zastąpiłam zamieniłem zamieniłam podmieniłem podmieniłam poprawiłem poprawiłam
    przeredagowałem przeredagowałam przeformułowałem przeformułowałam zachowałem zachowałam zostawiłem
    zostawiłam pozostawiłem pozostawiłam użyłem użyłam uwzględniłem uwzględniłam zmieściłem zmieściłam wplotłem
    wplotłam wybrałem wybrałam policzyłem policzyłam sprawdziłem sprawdziłam przetłumaczyłem przetłumaczyłam
    uniknąłem uniknęłam unikałem unikałam starałem starałam opisałem opisałam napisałem napisałam sformułowałem
    sformułowałam dostosowałem dostosowałam uprościłem uprościłam ruszałem ruszałam zrezygnowałem zrezygnowałam
    ograniczyłem ograniczyłam skupiłem skupiłam wymieniłem wymieniłam wspomniałem wspomniałam nazwałem nazwałam
    zwracam_sam zwracam_uwagę proponuję sugeruję zrezygnowałem pomijam zostawiam dodaję skracam podałem podałam
    przyjąłem przyjęłam zwracam_tekst poprawiam oceniam_na zakładam wnioskuję zauważam przyjmuję stwierdzam
    stopień_pewności poziom_pewności zgaduję_że unikam_nazw proponowałbym nie_podaję celowo_nie skrócę dostosuję
    poprawię przygotuję dopiszę przeredaguję a_właściwie_nie opiszę ograniczę nie_będę_zgad* pominę wziąłem_pod
    wzięłam_pod nie_jestem_pewien nie_jestem_pewna zaproponowałbym zaproponowałabym`,
  tell: `
    napisz napiszcie pisz piszcie opisz opisuj opiszcie opisujcie unikaj unikajcie używaj używajcie użyj użyjcie
    nie_używaj nie_używajcie zacznij zacznijcie zaczynaj nie_zaczynaj nie_zaczynajcie wspomnij wspominaj
    nie_wspominaj pomiń pomijaj uwzględnij uwzględniaj zachowaj zachowuj streść podsumuj ogranicz ograniczaj
    odpowiedz odpowiadaj zwróć zwracaj wygeneruj utwórz stwórz nie_przekraczaj nie_powtarzaj nie_dodawaj
    nie_zgaduj nie_oceniaj nie_wymyślaj nie_pisz nie_podawaj pamiętaj pamiętajcie zadbaj skup skoncentruj
    przytocz cytuj zacytuj przetłumacz sformułuj formułuj nazwij podaj podawaj dodaj wymień rozpocznij
    rozpoczynaj trzymaj stosuj postaraj pisać unikać używać zaczynać sprawdź sprawdźcie zweryfikuj zweryfikujcie
    potwierdź potwierdźcie upewnij wstaw wstawcie wpisz uzupełnij wprowadź`,
  craft: `
    sformułowan* słowo słowa słów słowem słowami wyraz wyrazu wyrazy wyrazów wyrażen* zwrot zwrotu zwroty
    zwrotów zdanie zdania zdaniu zdaniach zdań przymiotnik* przysłów* czasownik* rzeczownik* fraza frazy frazę
    fraz słowo_kluczowe słowa_kluczowe słów_kluczowych podpis podpisu opis opisu opisy alt tekst tekstu teksty
    tekst_alternatywny wersja wersji wersję wersje wariant wariantu warianty szkic propozycj* ton tonu styl
    stylu czas_teraźniejszy pisownia pisowni literówk* interpunkcj* gramatyk* cudzysłów cudzysłowie cudzysłowu
    wstęp wstępu wprowadzeni* odpowiedź odpowiedzi wynik podsumowani* tłumaczeni* synonim* powtórzeni*
    superlatyw* przypuszczeń domysł* opinii ocen język języku pojęci* spacj* markdown json litery liter słowach
    kropki_na_końcu`,
  limit: `
    limit limitu limicie długość długości znak znaków znaki znakach maksimum maksymaln* najwyżej spacjami spacji
    ze_spacjami słów liczba_znaków`,
  rule: `
    zasad* reguł* wytyczn* wskazów* polecen* instrukcj* wymag* wymóg prośb* proszono życzeni* zleceni* zadani*
    specyfikacj* prompt* uwag uwagą uwagami uwagi zastrzeżen* zakwestionowan* recenzent* walidator* kryteri*
    wcag dostępności czytnik* seo wyszukiwark* dozwolon* dopuszczaln* przewidzian* odrzucon* kontrol* żądan*
    oczekiwan* zgłoszon* przepis przepisy przepisów przepisach przepisami przepisom przepisem poleceniu polecenie dostępności_cyfrowej czytników_ekranu norma normy`,
  better: `
    krótsz* krócej dłuższ* dłużej lepsz* zwięźlej zwięźlejsz* bardziej_neutraln* bardziej_szczegółow*
    bardziej_formaln* dokładniejsz* cieplejsz* inna_wersj* inną_wersj* inny_wariant* alternatywnie alternatyw*
    ewentualnie więcej_szczegół* zabawniejsz*`,
  turn: `
    oczywiście jasne pewnie chętnie z_przyjemnością proszę_bardzo naturalnie rzecz_jasna nie_ma_sprawy
    nie_ma_problemu już_się_robi oto_gotow* oto_poprawion* oto_opis oto_tekst oto_alt oto_propozycja oto_wersja
    zrozumiano rozumiem gotowe służę absolutnie zdecydowanie ok okej pewnie_że ależ_oczywiście`,
  attempt: `
    poprzedni* wcześniejsz* pierwsza_wersja pierwszej_wersji pierwszą_wersję pierwotn* próba próbie próby podejści*
    pierwszej_próbie pierwszej_wersji poprzedniej teraz tym_razem kolejnej_wersji ostatni* ostatecz* uprzedni*`,
  would: 'byłby byłaby byłoby znalazłby_się pojawiłby_się gdyby znajdowałby widniałby',
  only: 'tylko wyłącznie jedynie',
  sight: `
    widzę widzieć wzrok wzroku oczu oczy wizualn* widzenia niewidom* zobaczyć widzi dostrzegam rozróżniam rozpoznaję`,
  service: `
    serwer serwera usługa usługi model modelu zapytanie zapytania zapytań żądanie żądania prośba odpowiedź
    odpowiedzi api token tokenów filtr filtra platforma platformy przetwarzanie analiza analizy generowanie
    wynik prompt limit limitu dostawca połączenie zawartość moderacj* transmisja żądań usług modele serwery
    moderację moderacja zasad_korzystania zasobu zasób kwota host połączenia modelem serwerem system
    przetwarzanie_obrazu klasyfikator`,
  failed: `
    nie_powiodł* niepowodzen* przeciążon* przekroczon* wygasł* upłyną* przerwan* anulowan* zablokowan* odrzucon*
    odmówion* wstrzyman* zatrzyman* nie_odpowi* brak_odpowiedzi nie_zwrócił* wyczerpan* zbyt_wiele zbyt_duż*
    za_duż* błąd błędu nieoczekiwan* zawieszon* niedostępn* niedozwolon* zabronion* wrażliw* pust* nie_rozpocz*
    za_duży zbyt_duży nie_rozpoczęła nie_rozpoczęto odmówiono zatrzymał* skończył* zabrakło odmowa_dostępu`,
  pending: `
    wkrótce zostanie_dodan* zostanie_uzupełnion* będzie_dodan* będzie_uzupełnion* do_uzupełnienia do_dodania
    do_napisania do_ustalenia do_wstawienia do_wpisania do_podmiany do_zastąpienia w_przygotowaniu oczekuje
    czeka_na jeszcze_nie jeszcze_brak później uzupełnimy uzupełnić wpisać tu_podać tu_wpisać tu_wstawić
    tutaj_wpisać tutaj_wstawić tutaj_podać podmienić nie_publikować zignorować proszę_zignorować pojawi_się
    tu_opisać tu_napisać tutaj_opisać tu_uzupełnić będzie_później uzupełni doda dopisze już_wkrótce
    wkrótce_więcej w_opracowaniu wkrótce_dostępne pracujemy tu_będzie tutaj_będzie będzie_tutaj
    będzie_tu docelowa_treść dziękujemy_za_cierpliwość prosimy_o_cierpliwość napisze prześle przygotuje
    trwa_wgrywanie w_trakcie do_uzup do_opracowania zapraszamy_wkrótce tu_pojawi tutaj_pojawi`,
  sample: `
    przykładowy_tekst tekst_przykładowy tekst_próbny próbny_tekst tekst_testowy testowy_tekst tekst_zastępczy
    zastępczy_tekst przykładowy_opis opis_przykładowy opis_testowy testowy_opis próbny_opis wpis_testowy
    wpis_próbny blabla bla lorem ipsum taki_a_taki jakiśtam przykładowy_podpis przykładowy_nagłówek
    przykładowy_tytuł przykładowe_zdanie przykładowe_hasło twój_nagłówek twój_slogan twój_tytuł państwa_slogan`,
  slot: `
    osoba osoby imię imienia nazwisko nazwa nazwę kto kogo komu kim co czego czym gdzie kiedy który jaki jak
    czynność akcja robi obiekt przedmiot produkt produktu marka model miejsce miejscowość miasto kraj budynek
    data rok miesiąc godzina wydarzenie okazja kolor rozmiar materiał liczba numer tytuł rola funkcja zawód
    zwierzę gatunek przymiotnik czasownik scena otoczenie tło plan firma autor artysta danie coś ktoś wstawić
    opis motyw autorka rok_powstania technika wymiary cena kod dostępność kategoria podpis licencja źródło
    fotograf adres telefon slogan waga stan kolory nastrój światło datowanie producent inwentarzowy pojemność
    nagłówek dzieło ulica ilość wydawca pierwszoplanowy`,
  generic: `
    zdjęcie zdjęcia fotografia fotka obraz obrazek ilustracja grafika logo logotyp ikona ikonka baner miniatura
    miniaturka podgląd rysunek rys tabela wykres diagram awatar tło slajd zrzut okładka infografika ujęcie
    img image nagłówek widok_produktu widok_z_przodu widok_z_boku widok_z_tyłu`,
  whose: `
    produktu produkt artykułu artykuł wpisu wiadomości aktualności blog bloga strony strona stronę witryny
    główna główne główny firmy organizacji stowarzyszenia autora autorki prelegenta użytkownika profilu
    profilowe zespołu zespół wydarzenia partnera sponsora marki sklepu przodu tyłu boku góry dołu lewej prawej
    dekoracyjna dekoracyjny ozdobny symboliczne poglądowe kolorowe kolorowa czarno-białe czarno-biała szczegół
    ogólny przykładowe archiwalne wideo filmu sekcji treści tytułowe nowe nowy alt opis podpis nagłówka stopki
    artykułowi teaser ilustracyjne ilustracyjny ilustracyjna symboliczna bez_tytułu`,
  anything: `
    coś ktoś gdzieś jakiś jakieś jakaś jakimś jakąś jakiejś różne różnych różny rzecz rzeczy obiekt obiekty
    przedmiot przedmioty przedstawiające przedstawiający przedstawia pokazuje widać widoczne widoczny tle scena
    otoczenie`,
  verify: `
    sprawdzić do_sprawdzenia proszę_sprawdzić zweryfikować do_weryfikacji potwierdzić do_potwierdzenia
    proszę_zweryfikować proszę_potwierdzić ustalić do_ustalenia wyjaśnić do_wyjaśnienia sprawdźcie
    niezweryfikowane uzupełnić proszę_uzupełnić do_uzupełnienia wstawić proszę_podać proszę_o_weryfikację`,
  mishap: `
    treść_zablokowana treść_usunięta treść_niedostępna usunięto_przez zablokowano_przez     coś_poszło_nie_tak coś_się_popsuło coś_się_zepsuło `,
  wish: `
    jeśli_chcesz jeśli_wolisz jeśli_państwo_chcą jeżeli_chcesz jeśli_trzeba jeśli_potrzeba w_razie_potrzeby`,
  promised: `
    tu_będzie tutaj_będzie tu_pojawi tutaj_pojawi będzie_tu będzie_tutaj zostanie_dodan* zostanie_uzupełnion*
    będzie_dodan* uzupełni doda dopisze napisze prześle przygotuje`,
  content: 'treść treści notka',
}
