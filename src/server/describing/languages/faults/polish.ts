import type { FaultWords } from './fault-words.ts'

export const polishFaults: FaultWords = {
  instructions: [
    /^zgodnie z (?:prośbą|poleceniem|wytycznymi)(?!\p{L})/iu,
    /^tekst alternatywny(?!\p{L}).{0,60}(?<!\p{L})(?:maksymalnie|znak\p{L}*|wymagania|zasady|wytyczne|zgodnie z prośbą)(?!\p{L})/iu,
    /^(?:opisz|napisz|utwórz|wygeneruj|stwórz|podaj)(?!\p{L}).{0,25}(?:obraz|zdjęcie|tekst alternatywny|opis)(?!\p{L})/iu,
    /(?:^|[.!?,] )(?:poprawił|usunął|zmienił|skrócił|przeredagował|zaktualizował|uwzględnił|usunęł)[ae]?m(?!\p{L}).{0,40}(?:tekst|opis|nazw|zasad|wytyczn|plik)/iu,
    /(?:^|[.!?,] )(?:oto|tutaj jest)(?!\p{L}).{0,30}(?:wersja|tekst|tekstu|opis)(?!\p{L})/iu,
    /^(?:uwaga|notatka|informacja) dla(?!\p{L}).{0,20}(?:sprawdz|recenz|redak|czyteln|kontrol)/iu,
    /^(?:maksymalnie|najwyżej|maks\.?|do) \d+ znak\p{L}*(?!\p{L}).{0,60}(?:zda|emoji|obraz|nazw)/iu,
    /(?<!\p{L})(?:ten|niniejszy) tekst(?!\p{L}).{0,20}(?:spełnia|przestrzega|jest zgodny)(?!\p{L}).{0,40}(?:zasad|wymag|wytyczn)/iu,
  ],
  shells: `opis wkrótce|wkrótce|opis zostanie dodany|opis w przygotowaniu|zdjęcie produktu|obraz produktu|
    fotografia produktu|zdjęcie poglądowe|zdjęcie przykładowe|obraz zastępczy|miniatura|grafika|ilustracja|
    rysunek|puste|pusty|brak tekstu|brak|bez tekstu|niedostępne|nieznane|n/d|nd|nie dotyczy|do uzupełnienia|
    uzupełnić|tutaj wpisz tekst|tu wpisz tekst|wpisz tekst tutaj|wstaw tekst|twój tekst|przykładowy tekst|obraz|
    obrazek|fotografia|brak danych|brak informacji|nie podano|nie określono|brak dostępnych danych|bez tytułu|
    brak tytułu|bez nazwy|zob. podpis|zobacz podpis|patrz podpis|zobacz opis|patrz tekst|patrz wyżej|patrz niżej|
    w trakcie|w trakcie opracowania|w opracowaniu|w przygotowaniu|oczekujące|szkic|wersja robocza|treść|
    brak podpisu|brak treści|tekst wkrótce|opis do uzupełnienia|tekst do uzupełnienia|podpis|podpis zdjęcia|
    tytuł zdjęcia|tytuł obrazu|nazwa obrazu|nazwa zdjęcia|nowe zdjęcie|nowy obraz|tekst domyślny|domyślny tekst|
    domyślny obraz|obraz domyślny|obraz dekoracyjny|grafika dekoracyjna|element dekoracyjny|zdjęcie główne|
    obraz główny|ładowanie|trwa ładowanie|wczytywanie|nie ustawiono|niezdefiniowane|nie zdefiniowano|do ustalenia|
    zastąp ten tekst|tu będzie opis|tutaj będzie opis|tu wpisz opis|opis tutaj|zdjęcie tutaj|oczekuje na opis|
    pusty tekst|nieznany|
    nic|żaden|żadna|żadne|pusto|nie ma|zero|nie istnieje|później|
    pas|bez komentarza|odmowa|odmawiam|odrzucono|
    projekt bez nazwy|dokument bez tytułu|nie znaleziono obrazu|odrzucenie|zdjęcie ilustracyjne|
    zdjęcie bez tytułu|już wkrótce|
    nie można przetworzyć|przetwarzanie niemożliwe`,
  fillIns:
    'tekst\\p{L}*|obraz\\p{L}*|zdję\\p{L}*|opis\\p{L}*|wstaw\\p{L}*|wpisz|zastępcz\\p{L}*|alt|podpis|uzupełni\\p{L}*|fotografi\\p{L}*|obrazek',
  shellWords: `
    tu tutaj jest brak bez nie ma dostępny dostępne niedostępny dodać dodaj proszę uzupełnij wkrótce będzie pusty
    puste alt alternatywny alternatywnego alternatywny dla tego do produktu artykułu główne przykładowe później
    niebawem zostanie dodany uzupełniony uzupełnić uzupełnienia obecnie jeszcze wstawić wpisać pojawi się mój jakiś
    jakieś jakaś krótki zwięzły odpowiedni właściwy redakcja redakcji redakcję autor autorka zespół uzupełni doda nr
    numer atrybut pole wartość tytuł treść artykuł strona tło musi być szkic wersja ładowanie co widać twój twoje
    państwa wymagany wymagane oczekiwanie oczekuje na przez przygotowaniu określenia określony miejsce ustalenia
    napisania dodania
  `,
  unfinished: `
    a i oraz lub albo w we z ze na do od po dla przy przed przez pod nad między o u za który która które którzy
    którego której których którym że aby gdy podczas ale wśród ku żeby ponieważ gdzie kiedy chociaż choć gdyż
    zanim dopóki jeśli jeżeli lecz czyli wobec według spod znad sprzed zza przeciw przeciwko pomiędzy ponad
    dzięki oprócz którą jest są będzie bardzo każdy każda każde zbyt tuż wzdłuż pomimo zamiast około czy ani niż
    jako jak bo natomiast bądź iż skoro zaś którymi któremu swój
    swoją swoim swoich swojego swojej swojemu swoimi
  `,
  breaksOff: [],
  ends: [
    // Everyone has their own; before and after.
    /(?<=(?<!\p{L})każd.*) swo(?:ją|im|ich|jego|jej|jemu|imi)$/isu,
    /(?<!\p{L})przed i po$/iu,
  ],
  halfWords:
    '[^aeiouyąęó]cj|[wlr]sk|[dt]n|[^aeiouyąęó]wn|rwn|ewn|ówn|żn|śn|kn|[^ao]ln|ó|śc|ńc|łc|rwc|owc|[aeio]jc|ądr|szk|czk|żk|dk|tk|wk|pk|bk|[^ió]dzk|[oru]dz|krz|grz|(?:[st]y|gi|mi|fi)cz',
  clippings: `
    foto auto moto info demo logo kilo kino metro radio tele disco expo promo wideo zoo bus`,
  shortWords: `
    są je go mu ma my co tu no ty ją im ich ja on one oni raz tv pc dj ok cm mm km kg zł gr się ci mi wy te ta to`,
  hedges: `
    mogą to być|wygląda na to|odnosi się wrażenie|
    wydaje się|wygląda (?:to )?(?:jak|na)|chyba|(?<=, |lub |albo |, a )może(?! być| zostać| \\p{L}+ć(?!\\p{L}))|to może być|być może|prawdopodobnie|przypuszczalnie|zapewne|
    możliwe|ewentualnie|mog(?:ła|ło|li)by|mógłby|mogą być|jakiś rodzaj|coś podobnego|nie jest jasne`,
  alternatives: 'lub|albo|czy|bądź',
  asides: 'interpretacja|uzasadnienie|powód|cel|analiza|wyjaśnienie',
  screens: `
    zrzut\\p{L}{0,3} (?:ekranu|panelu|okna|strony|rozmowy)|ekran (?:logowania|tłumacza|aplikacji|programu|startowy|ustawień)|aplikacja (?:do|w|na|mobilna|z)|stron[aąęy] (?:internetow\\p{L}{1,2}|logowania|główn[aą]|wyszukiwania|pomocy|ustawień|błędu)|przeglądark[aąięi]{1,2}|sklep\\p{L}{0,2} internetow\\p{L}{1,4}|formularz\\p{L}{0,3}|czat(?:u|em|cie)?|czacie|chatbot\\p{L}{0,3}|wideorozmow\\p{L}{1,2}|
    okn[oa]\\p{L}{0,2} (?:dialogow\\p{L}{1,3}|dodawania|czatu|przeglądarki|programu|edytora|komunikatu|aplikacji)|komunikat (?:o|błędu)|wiadomość e-mail|skrzynka odbiorcza|e-mail\\p{L}{0,3}|cms|oprogramowani[eau]|wtyczki seo|edytor (?:tekstu|kodu|zdjęć)|newsletter\\p{L}{0,2}|interfejs\\p{L}{0,2}|slajd\\p{L}{0,3}|drzewo decyzyjne|schemat blokowy|
    ulotk[aię]|arkusz egzaminacyjny|pol[ea] (?:komentarza|tekstow\\p{L}{1,3}|wyszukiwania)`,
}
