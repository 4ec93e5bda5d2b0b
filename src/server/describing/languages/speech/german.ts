import type { SpeechWords } from './speech-words.ts'

export const germanSpeech: SpeechWords = {
  self: `
    ich mir mich mein meine meinen meinem meiner meines meinerseits wir uns unser unsere unseren unserem unserer
    unseres unsererseits`,
  you: 'ihr ihre ihrer ihrem ihren du dein deine deinem deiner dir haben_sie sie_haben sie_mir von_ihnen',
  not: `
    nicht nichts kein keine keinen keinem keiner keinerlei unmöglich ohne fehlt fehlen fehlte mangels statt anstatt
    anstelle vergessen weder nie niemals nirgends unklar unbekannt unbestimmt versagt unzureichend niemand nirgendwo
    ausgeschlossen unkenntlich unerkannt nichtssagend ungewiss ungeklärt zu_dunkel zu_klein zu_unscharf zu_gering
    zu_niedrig zu_wenig`,
  refuse: `
    lehne_ab ablehnen abzulehnen verweiger* verzichte passen_muss muss_passen leider_passen davon_ab abstand
    lieber_nicht ungern außerstande nicht_imstande nicht_in_der_lage untersag* verbiet* verboten hindern hindert
    verstößt verstoßen außerhalb übersteig* überschreit* unangebracht unangemessen unpassend darf_nicht nicht_befugt
    nicht_berechtigt zurückweisen widersprich* widerspräche nicht_zulässig gestatte* nicht_erlaubt erlauben_es
    nehme_ich_abstand sehe_ich_davon_ab jenseits entziehe enthalte muss_ich_passen verwehr* widerspricht
    widersprechen zurückhalten zurückgehalten halte_ich_mich halte_mich vermeide_ich unterlasse unterbleibt
    unterlassen sehe_davon sehe_ab möchte_nicht möchte_ich_nicht will_ich_nicht möchte_keine möchte_ich_keine
    einbehalten ausgespart muss_da_passen da_muss_ich_passen nicht_bereit nicht_gestattet unzulässig
    außer_reichweite keine_auskunft`,
  regret: `
    leider bedauerlicherweise entschuldig* verzeihung bedaure bedauere tut_mir_leid leid sorry pardon bedauern
    unglücklicherweise`,
  need: `
    brauche bräuchte benötige benötigt möchte wünscht wünschen will verlangt bräuchten erforderlich nötig benötigen
    brauchen brauche_ich mehr_angaben mehr_informationen mehr_kontext weitere_angaben weitere_informationen
    nähere_angaben näheres zusatzinformationen wissen_müssen wissen_um wüsste notwendig`,
  help: `
    helfen weiterhelfen behilflich dienen unterstützen antworten beantworten äußern sagen sehen ansehen anschauen
    anzuschauen betrachten erkennen wissen beurteilen einschätzen tun machen tue anfangen schreiben angeben
    mitteilen nennen benennen zuordnen bewerten kommentieren mutmaßen spekulieren bearbeiten erfüllen leisten
    schildern feststellen weitermachen fortfahren ausmachen aussage aussagen auskunft auskünfte stellungnahme
    kommentar urteil einschätzung vermutung vermutungen vermuten raten treffen abgeben äußere aussprechen wahrnehmen
    interpretieren bestätigen herausfinden deuten bestimmen erahnen lesen entziffern preisgeben verraten erteilen
    dienen_kann geben_kann`,
  describe: `
    beschreib* beschrieb* identifizier* analysier* schildern bildbeschreib* zuordnung transkribier* zuordnen
    benennen identitätsfeststellung personenerkennung benannt bildanalyse beschreibbar benenne schildere`,
  alt: `
    alternativtext* alternativtexte alt-text* alttext* bildbeschreibung bildbeschreibungen alt-attribut alternativer_text
    alternativbeschreibung`,
  text: `
    text texte textes texts beschreibung beschreibungen formulierung formulierungen antwort bildunterschrift entwurf
    textvorschlag fassung
  `,
  writing: `
    satz sätze sätzen eintrag adjektive adjektiven sprache ton zeichen wörter worte dateinamen dateiname dateinamens
    stichwörter schlagwörter json feld ausdruck wortwahl floskeln bild_von foto_von rechtschreibung schreibweise
    zeichenzahl zeichenanzahl länge textlänge wertung wertungen wertende einleitung`,
  picture: `
    bild bilder bildern bildes foto fotos fotografie fotografien aufnahme aufnahmen bilddatei bilddateien
    abbildung bildinhalt bildmaterial grafik bildinhalte personenfotos kinderfotos porträtfotos
    personenaufnahmen`,
  within: 'auf in im am an innerhalb vom meisten viele mehrere einige manche',
  file: `
    datei dateien link url anhang dateianhang upload download dateiformat format server zugriff zugang adresse
    eingabe dateiname dateinamen bilddatei verknüpfung anfrage verbindung bildadresse nachricht bildlink material
    anlage bilddaten daten datenstrom dateiinhalt downloadlink dateityp datensatz`,
  object: `
    person personen menschen gesicht gesichter gesichtern identität inhalt inhalte inhalts inhalten szene motiv
    abgebildet* dargestellt* aussehen einzelheiten angaben wer bildinhalt bildinhalte körper bildmaterial zu_sehen
    dateiinhalt bilddetails erkennbar* motive persönlichkeiten namen namentlich`,
  arrival: `
    laden geladen lade* ladbar angekommen ankam ankommt übermittelt übermittelte übertragen gesendet geschickt
    mitgeschickt mitgeliefert angehängt anhängen anzuhängen beigefügt beigelegt hochgeladen hochladen empfangen
    erhalten vorliegend* bereitgestellt öffnen geöffnet öffnet anzeigen angezeigt abrufbar abgerufen abrufen
    lesbar verarbeitet verarbeiten auswerten ausgewertet zugänglich verfügbar existiert existieren vorhanden
    unterstützt gefunden finden erreichbar heruntergeladen dekodier* einlesen eingelesen mitgegeben genannt
    gegeben liegt_vor liegt vor zugestellt einsehbar zugreifen auffindbar hinterlegt sichtbar mitgesandt
    eingegangen eintraf eintreffen ankommen anbei angefügt ladeversuch lädt öffnen_lässt aufrufen aufgerufen
    aufrufbar darstellen darstellbar wiedergeben auslesen ausgelesen lesen verarbeitbar sehe beiliegt enthalten
    übergeben zugesandt bereit öffnen_ließe `,
  broken: `
    beschädigt* korrupt defekt* unlesbar unzugänglich ungültig* verweigert fehlerhaft fehlgeschlagen abgelaufen
    fehler 404 403 ins_leere schief zeitüberschreitung abgebrochen gesperrt fehlschlug misslungen scheiterte
    gescheitert unbrauchbar misslang scheitert scheitern fehlschlag abbruch unvollständig_übertragen unterbrochen
    tot abgelehnt kaputt ladefehler lesefehler unleserlich abgewiesen leer_an leer_angekommen leere_datei
    anmeldeseite login-seite passwortgeschützt schwarz_angezeigt nur_schwarz nur_rauschen verschlüsselt`,
  giving: `
    möglich erstellt erstellen gegeben geben verfasst geliefert liefern angeboten erzeugt erzeugen generiert
    formulieren machen erfolgt erfolgen bereitgestellt angefertigt verfügbar verfassen vorgenommen vorgesehen
    anbieten abgegeben abgeben erbracht angaben benennung abgabe auskunft schreiben`,
  model: `
    als_ki als_ki-* ki ki-modell ki-system ki-assistent* künstliche_intelligenz sprachmodell* textmodell*
    textassistent* textbasiert* bildanalyse-ki assistenzsystem chatbot assistent sprachassistent* textbasierte_ki
    sprach-ki ki-sprachmodell ki-anwendung textmodus trainingsdaten bildverarbeitung sprach-modell maschine`,
  policy: `
    richtlinie* vorgabe* regeln regel datenschutz* privatsphäre sicherheitsgründen sicherheitsrichtlinie*
    nutzungsbedingungen grundsätze grundsätzen bestimmungen anweisungen persönlichkeitsrecht* ethisch*
    inhaltsrichtlinie* programmierung urheberrecht* rechtlichen datenschutzgründen anonymität richtlinien
    inhaltsregeln dsgvo vertraulich* sicherheitsvorgaben leitlinien urheberrechtlich* persönlichkeitsschutz*
    datenschutzbestimmung* jugendschutz*`,
  fulfil: `
    entspricht erfüllt befolgt einhält hält_ein eingehalten hält berücksichtigt wcag barrierefrei* barrierearm
    prägnant gut_genug ausreichend angemessen passend fertig final korrekt überarbeitet gekürzt umformuliert
    korrigiert anforderungen vorgaben zu_lang konform vermeidet verzichtet in_ordnung geeignet screenreader*
    kurz_gefasst freigegeben optimiert regelkonform knapp_gehalten bleibt liegt_unter liegt_im zeichenlimit
    zeichengrenze neutral sachlich verzichtet_auf kommt_ohne umfasst innerhalb_der hält_sich beginnt_nicht`,
  must: `
    muss müssen soll sollen sollte sollten darf dürfen höchstens maximal max max. mindestens zeichenlänge unter_125
    nicht_länger nicht_mehr_als weniger_als bis_zu erforderlich verpflichtend`,
  ask: `
    bitte könnten_sie können_sie könntest_du kannst_du würden_sie gerne gern liebe lieber sehr_geehrte* hallo bitten
    möchten_sie wären_sie zögern_sie geben_sie_bescheid sie_können soll_ich falls_sie wenn_sie_möchten sagen_sie_mir
    lassen_sie_mich melden_sie_sich ich_hoffe kann_ich_ihnen zu_händen zuhanden könntest könnten magst_du`,
  order: `
    laden_sie lade_das lade hochladen senden_sie schicken_sie sende schicke teilen_sie stellen_sie versuchen_sie
    versuche probieren_sie prüfen_sie prüfe prüft passen_sie passe korrigieren_sie verwenden_sie verwende nutzen_sie
    nutze schreiben_sie schreibe schreib vermeiden_sie vermeide halten_sie halte nennen_sie nenne erwähnen_sie
    erwähne verzichten_sie verzichte achten_sie achte geben_sie gib kürzen_sie kürze ergänzen_sie ergänze fügen_sie
    füge ersetzen_sie formulieren_sie formuliere erstellen_sie erstelle generiere generieren_sie beschreibe
    beschreiben_sie antworte antworten_sie bestätigen_sie hochzuladen zu_senden hängen_sie hänge reichen_sie
    übersetze beginne beginnen_sie überprüfen_sie überprüfe kontrollieren_sie kontrolliere lesen_sie teile_mir
    teilen_sie_mir ändern_sie fasse fassen_sie wiederholen_sie liefern_sie liefere zeigen_sie sagen_sie
    bearbeiten_sie schicken senden teilen zusenden zuschicken nachreichen beifügen anhängen bereitstellen
    nachliefern zukommen_lassen schick häng`,
  again: 'erneut nochmal nochmals noch_einmal abermals wieder neu anderes andere ein_weiteres_mal',
  asked: `
    wie_gewünscht wie_verlangt wie_gefordert wie_angefordert wunschgemäß wie_erbeten wie_besprochen wie_vorgegeben
    auftragsgemäß wie_von_ihnen wie_von_dir wie_angewiesen wie_angefragt wie_beauftragt wie_abgesprochen
    gemäß_vorgabe gemäß_ihrer laut_vorgabe laut_auftrag nach_ihren_vorgaben wie_vereinbart entsprechend_ihrer`,
  checker: `
    prüfer prüferin prüfende redaktion redakteur redakteurin lektorat moderator moderation gutachter* korrektor
    nutzer benutzer auftraggeber* kunde anwender qualitätssicherung administrator korrekturleser* reviewer korrektur
    lektorats pressestelle marketing`,
  this: `
    dies diese dieser dieses diesem diesen das_hier dazu hierzu dabei hierbei damit hiermit hier obige* folgende* da`,
  shows: `
    statusleiste statuszeile
    zeigt zeigen steht meldet meldung fehlermeldung hinweis schild pappschild bildschirm bildschirmfoto
    screenshot plakat poster spruch aufschrift aufdruck schriftzug t-shirt tasse buch buchcover cover umschlag
    buchumschlag folie dialog dialogfenster fenster formular karikatur comic sprechblase chat sagt sagen_lässt
    seite ablaufplan diagramm flussdiagramm banner aufkleber faltblatt überschrift titel titelblatt zitat meme
    karte postkarte tafel app website webseite symbol knopf schaltfläche menü zettel brief gemälde zeichnung
    graffiti tattoo monitor display beschriftet text_lautet lautet fehlerseite suchplakat bittet schreibt ruft
    transparent anzeige schülerin lehrerin rednerin redner aushang handgeschriebene handgeschriebener`,
  condition: 'falls wenn sofern sobald',
  offer: `
    sagen_sie_bescheid sagen_sie_einfach sag_bescheid sag_einfach sagen_sie_mir geben_sie_bescheid gib_bescheid
    gib_mir_bescheid geben_sie_mir_bescheid lassen_sie_es_mich lassen_sie_mich_wissen lass_mich_wissen
    lass_es_mich stehe_ich_zur stehe_gerne stehe_ich_gerne stehe_zur_verfügung melden_sie_sich melde_dich
    helfe_ich_gerne helfe_gerne ändere_ich_gerne passe_ich_gerne kann_ich_gerne ich_hoffe hoffe hoffentlich
    hoffen_wir wenn_sie_möchten     auf_wunsch_kann`,
}
