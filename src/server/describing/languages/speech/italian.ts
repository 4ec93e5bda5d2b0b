import type { SpeechWords } from './speech-words.ts'

export const italianSpeech: SpeechWords = {
  self: `
    io mi me mio mia miei mie posso potrei riesco devo dovrei ho vedo voglio vorrei preferisco preferirei dispongo
    conosco potrò intendo avrei faccio farò farei descriverò descrivo temo so sono_in_grado sono_autorizzat* sono_un
    sono_una sono_stato seguo necessito sarei fornirò fornisco riconosco mantenuto_io ritengo riesco_a so_dire credo
    penso_di posso_dire rinuncio evito mantengo identifico analizzo rivelo fornire_io dovrei_sapere mi_astengo
    mi_occorre mi_serve mi_servono mi_occorrono mi_risulta mi_pronuncio mi_limito mi_attengo nostro nostra nostri
    nostre noi possiamo dobbiamo forniamo descriviamo commentiamo possiamo_fornire siamo_in_grado vogliamo riusciamo
    intendiamo desideriamo lavoro_solo leggo_solo opero_solo mi_rifiuto lo_faccio dirò commento_solo io_non me_la
    mi_arriva mi_appare elaboro gestisco tratto_solo distinguo scorgo intravedo percepisco capisco`,
  you: 'tu te ti tuo tua tuoi tue vi vostro vostra suo_messaggio sua_richiesta hai avete lei_ha',
  not: `
    non nessun nessuna nessuno alcun alcuna impossibile nulla niente senza manca mancano mancante né mai invece
    al_posto dimenticat* ignoto ignota incapace nessun' ignoti ignote sconosciut* impossibilitat* insufficient*
    nemmeno neppure inesistente troppo_scura troppo_scuro troppo_piccol* troppo_bassa troppo_poc*`,
  refuse: `
    rifiut* declin* astengo astenermi preferisco_non preferirei_non preferisco_evitare vieta* vietano proibi*
    impedi* contro_le contro_i esula* oltre inopportuno inappropriat* fuori_luogo supera trascende violerebbe
    violare contravv* non_consent* non_autorizz* non_rientra non_mi_è_consentito passo_la_mano contrari*
    al_di_là al_di_fuori disagio evito evitare_di in_contrasto contrasta contrasterebbe vietat* trattengo
    trattenut* omess* sospes* non_intendo non_desidero non_voglio non_vorrei preferirei_evitare mi_astengo
    astenuto oltrepass* non_è_permess* non_permett* rinunci* non_è_consentit* fuori_dalla_mia passo
    fuori_portata violano viola_le viola_la_politica`,
  regret: `
    spiacente spiacenti mi_dispiace dispiace mi_spiace scus* purtroppo sfortunatamente perdon* rincresce rammarico
    desolat*`,
  need: `
    bisogno necessit* serve servirebbe servono vuole desidera vorrebbe chiede richiede occorre occorrerebbe
    servirebbero occorrono occorrerebbero maggiori_informazioni più_informazioni ulteriori_informazioni più_contesto
    contesto dovrei_sapere richiesto`,
  help: `
    aiut* assist* esaudi* rispond* comment* esprim* dire dirti dirle vedere guardare osservare sapere giudicare fare
    valutare procedere continuare fornire indicare lavorare pronunci* stabilire riconosc* nominare aiutarti aiutarla
    soddisfare visionare ipotizzare dichiarazion* giudizi* opinion* commento commenti ipotes* congettur* indovinare
    percepire percepisco interpretare leggere confermare dedurre desumere affermare rivelare divulgare farlo farla
    assecondare evadere`,
  describe: `
    descriv* descritt* identific* analizz* trascriv* descriver* descriz* identificazione riconoscimento descrivibile`,
  alt: `
    testo_alternativo testi_alternativi testo_alt alt_text attributo_alt descrizione_dell_immagine
    descrizione_immagine descrizioni_di_immagini`,
  text: 'testo testi descrizione descrizioni didascalia formulazione risposta dicitura redazione bozza',
  writing: `
    frase frasi aggettivi linguaggio tono caratteri parole nome_del_file nomi_di_file parola_chiave parole_chiave
    json campo sintassi versione immagine_di foto_di ortografia stile lunghezza numero_di_caratteri giudizi`,
  picture: 'immagine immagini foto fotografia fotografie figura scatto illustrazione grafica',
  within: "in nella nell' su sulla nell nelle sulle maggior molte diverse alcune",
  file: `
    file link url allegato allegati upload download formato server accesso indirizzo input caricamento collegamento
    richiesta connessione messaggio nome_del_file nome_di_un_file materiale dati flusso contenuto_del_file`,
  object: `
    persona persone individui volto volti identità contenuto contenuti scena soggetto soggetti aspetto chi dettagli
    corpo raffigurat* ritratt* materiale contenut* soggett* chiunque nome nomi elementi_riconoscibili riconoscibil*`,
  arrival: `
    caric* arrivat* arriv* ricevut* allegat* allegare fornit* inviat* trasmess* apert* aprire apre aprirsi
    visualizz* elabor* accessibil* disponibil* leggibil* pervenut* raggiung* mostrat* esist* supportat* trovat*
    trova dato data condivis* present* decodific* scaricat* scaricare consegnat* incluso inclusa riceve apribile
    aperta aprendo aprirl* leggere lett* lettura caricamento apertura download decodifica giunt* giunge ricevo
    visibile visibili trasmission* presente rapert* aprisse`,
  broken: `
    danneggiat* corrott* illeggibil* inaccessibil* negat* scadut* errore 404 403 storto non_porta non_valid* fallit*
    guasto interrott* bloccat* difettos* irraggiungibil* indisponibil* corrot* fallisce fallita guast* interruzione
    rifiutat* non_riuscit* irrecuperabil* compromess* vuoto_l'allegato arrivato_vuoto arrivata_vuota
    pagina_di_accesso pagina_di_login protetto_da_password tutto_nero tutta_nera cifrato`,
  giving: `
    possibile fornir* fornit* forniamo viene_fornita dare data creare creat* gener* offrir* offert* scriv* scritt*
    redig* redatt* produrre disponibile propost* aggiunt* redigere stilare formulare`,
  model: `
    modello_linguistico modello_di_linguaggio intelligenza_artificiale assistente_ia assistente_virtuale
    assistente_di assistente_testuale chatbot un'ia ia modello_di_ia solo_testo sistema_testuale modello_testuale
    modello_di_testo sono_un'ia sono_un_modello programma_di`,
  policy: `
    linee_guida norme regole regola privacy riservatezza politiche direttive motivi_di_sicurezza termini
    principi istruzioni norma policy etica etici regolamento restrizioni anonimato normativa regolament* gdpr
    politica diritto_d'autore diritti_d'autore copyright`,
  fulfil: `
    rispetta rispettat* soddisfa segue conforme conformi wcag accessibile accessibil* conciso concisa va_bene
    abbastanza sufficient* adeguat* corrett* rivist* accorciat* riscritt* requisiti criteri troppo_lung* evita
    pronto pronta definitiv* idone* appropriat* screen_reader lettori_di_schermo breve aderisce ottimizzat* rientra
    resta rimane contiene_meno privo_di neutr* oggettiv* non_contiene non_inizia non_supera`,
  must: `
    deve devono dovrebbe dovrà al_massimo massimo max max. non_più_di meno_di limite caratteri obbligator*
    entro_i sotto_i bisogna conviene converrebbe`,
  ask: `
    per_favore per_piacere per_cortesia cortesemente prego si_prega potresti potrebbe puoi può gentile gentilmente
    pure la_prego ti_prego vi_prego può_inviar* potete egregi* cortese se_vuole se_vuoi se_desidera se_desideri
    fammi_sapere mi_faccia_sapere spero_che resto_a_disposizione posso_anche all'attenzione alla_cortese egregio
    cara potreste me_la_puoi`,
  order: `
    carica caricare ricarica ricaricare ricaricarla carichi caricate invia inviare invii inviate inviarmi rimanda
    allega allegare alleghi condividi condivida fornisci fornire fornisca prova provi provate riprova riprovi
    riprovate riprovare verifica verifichi verificate verificare controlla controlli controllare modifica modifichi
    modificare usa usi usate usare utilizza utilizzi utilizzare evita eviti evitate evitare mantieni mantenga
    mantenere scrivi scriva scrivere cita citi citare menzionare menziona accorcia accorci approva approvi approvare
    restituisci restituisca rispondi risponda genera generi generare crea crei creare descrivi descriva descrivere
    aggiungi aggiunga aggiungere inserisci inserire inserisca sostituisci limita limiti assicurati si_assicuri
    accertati includi conferma confermi rivedi riveda correggi corregga riformula inizia iniziare ometti tieni
    indica indichi specifica traduci condividere mandare rinviare rimandala rimandalo ricaricala ricaricalo mandami
    rimandarla allegala allegalo`,
  again: `
    di_nuovo nuovamente ancora_una_volta un'altra un_altro riprova ricaricarla altra_volta un'altra_volta ricarica
    rimandala ricaricala`,
  asked: `
    come_richiesto come_indicato come_chiesto come_mi_hai come_da_istruzioni come_desiderat* mi_hai_chiesto
    come_previsto come_da_richiesta come_da_lei come_concordato secondo_le_indicazioni secondo_le_istruzioni
    in_base_alle come_stabilito come_desiderato`,
  checker: `
    revisore revisori revisora moderatore valutatore utente redattore redazione cliente controllore amministratore
    committente correttore verificatore ufficio_stampa redazionale`,
  this: 'questo questa questi queste quest ciò qui seguente quanto_sopra',
  shows: `
    barra_di_stato
    mostra mostrano raffigura messaggio avviso cartello schermo schermata errore_404 diagramma robot libro
    conferenza scritta maglietta tazza poster manifesto locandina copertina diapositiva finestra modulo vignetta
    fumetto chat dice dicono pagina striscione volantino titolo citazione biglietto lavagna app sito icona
    pulsante simbolo menu lettera quadro disegno graffito tatuaggio display monitor cartellone slogan legge
    chiede scrive insegnante relatrice relatore telefono scritto_a_mano foglietto`,
  condition: 'se qualora quando nel_caso in_caso',
  offer: `
    fammi_sapere fammelo_sapere mi_faccia_sapere me_lo_faccia fatemi_sapere resto_a_disposizione
    rimango_a_disposizione sono_a_disposizione a_tua_disposizione a_sua_disposizione a_vostra_disposizione
    mi_dica dimmi mi_scriva scrivimi non_esitare non_esiti posso_anche spero speriamo mi_auguro spero_che
    posso_proporti posso_proporle posso_proporre posso_fornirti posso_fornirle resto_a grazie_per_la`,
}
