import type { RemarkWords } from './remark-words.ts'

export const germanRemarks: RemarkWords = {
  edit: `
    entfernt* gelöscht* gestrichen* weggelassen* ausgelassen* fortgelassen* rausgenommen* herausgenommen* gekürzt*
    verkürzt* eingekürzt* gestrafft* verdichtet* komprimiert* zusammengefasst* reduziert* ersetzt* ausgetauscht*
    getauscht* umformuliert* umgeschrieben* neu_formuliert neuformuliert* überarbeitet* bearbeitet* korrigiert*
    berichtigt* verbessert* behoben* ausgebessert* geglättet* präzisiert* optimiert* vereinfacht* angepasst*
    abgeändert* geändert* verändert* umgestellt* vermieden* verzichtet* beibehalten* behalten* belassen*
    unverändert* ergänzt* hinzugefügt* eingefügt* eingebaut* untergebracht* aufgenommen* integriert* eingearbeitet*
    erwähnt* genannt* benannt* übersetzt* gezählt* nachgezählt* geprüft* überprüft* gegengeprüft* kontrolliert*
    nachgeprüft* gewählt* entschieden* verwendet* benutzt* verschoben* geteilt* getrennt* aufgeteilt* konkretisiert*
    neutralisiert* abgeschwächt* entschärft* erweitert* verlängert* ausgebaut* verfasst* formuliert* geschrieben*
    aktualisiert* eingehalten* beachtet* berücksichtigt* befolgt* umgesetzt* bewusst absichtlich weglassen streichen
    kürzen ergänzen anpassen gegenprüfen prüfen nachprüfen erwähnen beschränkt* verallgemeinert* umbenannt*
    vorangestellt* gegengelesen* bemüht* geachtet* neuer_versuch zweiter_versuch nächster_versuch neuer_anlauf
    zweiter_anlauf noch_ein_versuch`,
  mine: `
    ich_korrigiere ich_berichtige korrigiere_mich betrachte_ich gehe_ich_davon schließe_ich mir_fällt
    ich_erwähne ich_verzichte ich_beschränke ich_konzentriere ich_lasse ich_vermute ich_nehme_an ich_würde
    ich_schlage ich_weise ich_bitte halte_ich kann_ich_kürzen passe_ich_an kürze_ich ich_werde werde_ich
    ich_bin_mir bin_ich_mir `,
  tell: `
    schreib schreibe schreiben_sie verfasse verfassen_sie formuliere formulieren_sie beschreib beschreibe
    beschreiben_sie verzichte verzichten_sie vermeide vermeiden_sie nutze nutzen_sie benutze verwende
    verwenden_sie beginne beginnen_sie fang fange erwähne erwähnen_sie nenne nennen_sie lassen_sie halte
    halten_sie achten_sie fasse fassen_sie beschränke beschränken_sie gib geben_sie antworte antworten_sie
    erstelle erstellen_sie zitiere zitieren_sie übernimm übernehmen_sie ergänze ergänzen_sie füge fügen_sie
    setzen_sie erfinde erfinden_sie spekuliere vermute denke denk bleib bleibe bleiben_sie orientiere
    berücksichtige berücksichtigen_sie stellen_sie streiche streichen_sie kürze kürzen_sie wähle wählen_sie
    konzentriere übersetze übersetzen_sie keine_sätze nicht_mit bitte_schreiben bitte_beschreiben achte_auf
    achte_darauf lass_weg starte_mit lass_die lass_den lass_das prüfen_sie prüft überprüfen_sie bestätigen_sie
    kontrollieren_sie bitte_prüfen bitte_gegenprüfen denken_sie passen_sie nur_beschreiben`,
  craft: `
    formulierung* wort wörter worte wortlaut wortwahl satz sätze sätzen satzbau stichwort stichwörter stichworte
    suchwort suchwörter suchbegriff* schlüsselwort schlüsselwörter schlüsselbegriff* keyword keywords schlagwort
    schlagwörter schlagworte adjektiv* eigenschaftswort adverb* verb verben substantiv* nomen ausdruck ausdrücke
    bezeichnung bildunterschrift* beschreibung beschreibungen bildbeschreibung* alt-text* alttext*
    alternativtext* text textes fassung fassungen version versionen variante varianten entwurf entwürfe
    vorschlag vorschläge textvorschlag ton tonfall tonalität stil zeitform gegenwart präsens präteritum
    rechtschreibung schreibweise tippfehler zeichensetzung grammatik anführungszeichen einleitung einleitungen
    einleitungssatz einleitungsfloskel floskel floskeln einstieg antwort ausgabe zusammenfassung übersetzung
    begriff begriffe füllwort füllwörter füllwörtern silbe nebensatz hauptsatz doppelung wiederholung*
    leerzeichen markdown json superlativ* wertung wertungen mutmaßung* vermutungen werbesprache mehrzahl einzahl
    plural singular buchstaben mutmaßungen* worten schlusspunkt`,
  limit: `
    zeichen zeichenzahl zeichenanzahl zeichenlimit zeichengrenze zeichenlänge länge textlänge limit höchstlänge
    maximallänge höchstens maximal obergrenze wortzahl wortanzahl anschläge anschlägen leerzeichen wörter buchstaben
    umfang grenze wortlimit`,
  rule: `
    vorgabe vorgaben regel regeln richtlinie richtlinien leitfaden anweisung anweisungen anforderung
    anforderungen auftrag aufgabe wunsch gewünscht verlangt gefordert erbeten angefordert beanstandet*
    beanstandung bemängelt* kritik rückmeldung feedback einwand anmerkung anmerkungen prüfer prüfers prüfung
    validator fehlermeldung prompt briefing wcag barrierefrei* screenreader seo konform stilvorgabe*
    redaktionsrichtlinie* zulässig* erlaubt* vorgeschrieben* abgelehnt gefragt anfrage kriterien nutzungsregeln
    styleguide hausstil screenreader-gerecht bfsg bitv barrierefreiheit* norm normen`,
  better: `
    kürzer kürzere kürzeren kürzerer länger längere längeren längerer knapper knappere knapperer prägnanter
    prägnantere besser bessere verbesserte alternative alternativ alternativen neutraler neutralere sachlicher
    sachlichere ausführlicher ausführlichere detaillierter detailliertere lockerer lustiger wärmer förmlicher
    andere_fassung andere_version andere_formulierung noch_eine weitere_variante weitere_fassung mehr_details
    mehr_detail wahlweise`,
  turn: `
    gern gerne sehr_gern sehr_gerne klar natürlich selbstverständlich sicher aber_sicher kein_problem mit_vergnügen
    bitte_sehr bitteschön bitte_schön hier_bitte verstanden alles_klar einverstanden in_ordnung hier_ist_ein
    hier_ist_eine hier_ist_der hier_ist_die hier_ist_ihr hier_ist_dein hier_kommt_der hier_kommt_die hier_kommt_ein
    wird_gemacht wird_erledigt mache_ich na_klar aber_gern aber_gerne freilich gewiss unbedingt logisch mach_ich ok
    okay geht_klar absolut jawohl`,
  attempt: `
    vorherige vorherigen vorheriger vorige vorigen vorangegangene* bisherige bisherigen ersten_versuch erster_versuch
    zweiter_versuch zweite_fassung erste_fassung letzte_fassung letzten_fassung ursprünglich* versuch versuche anlauf
    entwurf nun jetzt diesmal dieses_mal zuvor zuletzt letzte_antwort ersten_fassung frühere früheren`,
  would: 'stünde würde würden wäre gäbe käme läse hätte könnte_hier erschiene',
  only: 'nur ausschließlich lediglich bloß allein rein reinen',
  sight: `
    sehen sehe sehvermögen augen sehsinn blind visuell visuelle visuellen bildverstehen bilderkennung sicht erkenne`,
  service: `
    server dienst modell anfrage abfrage antwort schnittstelle api token tokens kontingent filter inhaltsfilter
    plattform anforderung prompt ausgabe verarbeitung analyse generierung sprachmodell bildanalyse dienstes
    rechenzeit anbieter verbindung moderation zeitlimit bildverarbeitung auftrag vorgang ratenlimit anfragen
    abfragen servern dienste modelle anbieters modells kontingente bildanalysen moderationssystem*
    inhaltsrichtlinie* nutzungsrichtlinie* sicherheitssystem* sicherheitsfilter* limit tageslimit gateway
    anfragelimit ladevorgang bilddaten abruf verbindungsfehler guthaben api-schlüssel bildprüfung vorschaudienst
    bildserver bilderkennung textdienst`,
  failed: `
    fehlgeschlagen überlastet überschritten abgebrochen unterbrochen blockiert abgelehnt verweigert gesperrt
    gestoppt zeitüberschreitung nicht_geantwortet keine_antwort antwortet_nicht erschöpft aufgebraucht zu_viele
    zu_groß fehler unerwartet zurückgewiesen zurückgehalten nicht_erreichbar nicht_verfügbar ausgesetzt
    gescheitert beendet interner_fehler serverfehler nicht_zulässig unzulässig* verbraucht leere_antwort
    ohne_antwort nicht_gestartet sensibel sensible sensibler     ausgeschöpft bricht_ab einbehalten`,
  pending: `
    folgt ausständig ausstehend steht_noch_aus steht_aus in_kürze demnächst wird_ergänzt wird_nachgereicht
    wird_nachgeliefert wird_noch wird_eingefügt wird_geschrieben wird_eingetragen noch_zu noch_offen
    noch_einzufügen noch_nicht nachzutragen nachzureichen zu_ergänzen zu_verfassen zu_schreiben einzufügen
    einzutragen auszufüllen bitte_ergänzen bitte_ausfüllen bitte_ersetzen bitte_einfügen bitte_ignorieren
    nicht_veröffentlichen später zu_ersetzen wird_ersetzt vor_veröffentlichung vor_der_veröffentlichung
    kommt_noch wird_später wird_noch_ergänzt kommt_in_kürze kommt_später noch_einfügen noch_ergänzen
    hier_einfügen hier_eintragen einfügen nachgetragen nachgereicht nachgeliefert dummy-text austauschen
    demnächst_mehr in_kürze_mehr inhalt_folgt angaben_folgen kommt_bald bald_verfügbar in_kürze_verfügbar
    eintragen einsetzen hinterlegt wird_hinterlegt wird_verfasst wird_erstellt wird_geliefert kommt_hin
    kommt_hierhin wir_bitten_um_geduld danke_für_ihre_geduld vielen_dank_für_ihre_geduld bitte_um_geduld
    wird_gerade_bearbeitet in_bearbeitung in_vorbereitung im_aufbau wird_hochgeladen upload_läuft trägt_nach
    reicht_nach liefert_nach`,
  sample: `
    mustertext beispieltext blindtext platzhaltertext testtext fülltext dummytext testeintrag mustereintrag
    beispieleintrag testbeschreibung musterbeschreibung beispielbeschreibung blabla bla lorem ipsum soundso
    probetext probeeintrag dummy-text blind-text muster-text beispiel-text platzhalter-text musterüberschrift
    beispielüberschrift beispielbild musterbild beispielslogan mustername beispielname beispielsatz mustersatz
    testsatz`,
  slot: `
    person personen name namen vorname nachname wer was wo wann welche welcher welches wie tätigkeit handlung
    aktion tut macht objekt gegenstand produkt produktname marke modell ort ortsname stadt land gebäude datum
    jahr monat uhrzeit anlass ereignis veranstaltung farbe größe material zahl anzahl titel rolle funktion beruf
    tier tierart adjektiv verb motiv hauptmotiv szene hintergrund vordergrund umgebung firma autor künstler
    gericht zutat etwas jemand irgendwo einfügen beschreibung stichwort autorin urheber urheberin lizenz
    copyright kurztext langtext bildtitel untertitel technik maße maß preis artikelnummer verfügbarkeit stimmung
    farben licht perspektive datierung inventarnummer hersteller kategorie anrede quelle fotograf fotografin
    adresse telefon e-mail überschrift slogan gewicht zeit hausnummer straße zustand künstlerin`,
  generic: `
    foto fotos bild bilder fotografie aufnahme abbildung abb illustration grafik logo icon banner vorschaubild
    thumbnail tabelle diagramm porträtfoto avatar hintergrundbild kopfbild folie bildschirmfoto
    vorschau ansicht vorderansicht rückansicht seitenansicht draufsicht detailansicht produktansicht produktbild
    produktfoto artikelbild beitragsbild titelbild symbolbild symbolfoto farbfoto farbfotografie schwarzweißfoto
    schwarzweißbild schwarz-weiß-foto archivbild archivfoto agenturfoto firmenlogo vereinslogo autorenfoto
    autorenporträt profilbild profilfoto teamfoto headerbild teaserbild schmuckbild dekobild infografik stockfoto
    werbebanner detailaufnahme nahaufnahme gesamtansicht screenshot produktabbildung beispielfoto themenbild
    piktogramm gruppenbild gruppenfoto img image picture`,
  whose: `
    produkt produkts produktes artikel artikels beitrag beitrags blog seite website webseite startseite firma
    unternehmen unternehmens organisation verein vereins autor autors autorin redner nutzer profil team meldung
    nachricht veranstaltung partner sponsor marke shop vorne hinten seitlich oben unten links rechts frontal
    dekorativ* symbolisch* farbig* schwarzweiß schwarz-weiß detail allgemein* haupt beispiel archiv video film
    abschnitt inhalt titel alt beschreibung bildunterschrift neu neues unbenannt kopfzeile fußzeile passend
    passendes news thema text teaser`,
  anything: `
    etwas irgendetwas irgendwas jemand irgendjemand irgendwo irgendwie irgendein irgendeine irgendeinem
    irgendeiner verschiedene verschiedenes diverse diverses einiges sehen sieht zeigt zeigen dargestellt
    abgebildet befindet befinden ding dinge sache sachen objekt objekte motiv umgebung`,
  verify: `
    prüfen überprüfen bitte_prüfen bitte_klären klären zu_prüfen zu_klären gegenprüfen prüfe verifizieren
    bestätigen nachprüfen nachsehen noch_prüfen ungeprüft stimmt_der stimmt_das stimmt_die bitte_bestätigen
    bitte_ergänzen unklar_ob ergänzen bitte_nachtragen nachtragen gegebenenfalls_noch ggf_anpassen
    gegebenenfalls_anpassen noch_nachsehen`,
  mishap: `
    inhalt_gesperrt inhalt_blockiert inhalt_entfernt inhalt_nicht_verfügbar inhalt_wurde inhalt_ausgeblendet
    nicht_genug_speicher etwas_ist_schiefgelaufen etwas_ist_schief ist_etwas_schiefgelaufen ist_etwas_schief
    etwas_ging_schief da_ging_etwas_schief da_lief_etwas_schief ging_etwas_schief lief_etwas_schief     bildinhalt_konnte bildinhalt_kann`,
  wish: `
    wenn_sie_wollen wenn_sie_möchten wenn_du_möchtest wenn_du_willst falls_sie_möchten falls_du_möchtest
    falls_gewünscht auf_wunsch bei_bedarf_kann_ich`,
  promised: `
    wird_hinterlegt wird_verfasst wird_geliefert wird_ergänzt wird_nachgereicht wird_nachgeliefert
    wird_eingefügt wird_geschrieben wird_eingetragen wird_noch kommt_hin kommt_hierhin kommt_noch trägt_nach
    reicht_nach liefert_nach hier_kommt hier_folgt hier_steht_bald hier_steht_demnächst hier_entsteht
    hierher_kommt schreibt_noch ergänzt_noch`,
  content: 'inhalt inhalte notiz bildtext',
}
