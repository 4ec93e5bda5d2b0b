import type { RemarkWords } from './remark-words.ts'

export const italianRemarks: RemarkWords = {
  edit: `
    rimoss* eliminat* cancellat* tolt* tagliat* accorciat* abbreviat* condensat* sintetizzat* ridott* sfoltit*
    omess* tralasciat* sostituit* scambiat* riformulat* riscritt* rielaborat* rivist* rivedut* modificat*
    corrett* sistemat* migliorat* limat* affinat* semplificat* adattat* adeguat* cambiat* alterat* evitat*
    mantenut* conservat* lasciat* invariat* aggiunt* inserit* inclus* integrat* incorporat* menzionat* citat*
    nominat* tradott* contat* conteggiat* controllat* verificat* ricontrollat* scelt* optato deciso usat*
    utilizzat* spostat* divis* unit* precisat* specificat* neutralizzat* attenuat* ammorbidit* ampliat*
    allungat* estes* riordinat* scritt* redatt* formulat* aggiornat* rispettat* seguit* applicat* volutamente
    intenzionalmente apposta omettere accorciare aggiungere riscriverlo riscrivere riscriverla riformulare
    modificare modificarlo accorciarlo togliere sviluppat* compress* snellit* sforat* superat* cercato_di
    nuovo_tentativo altro_tentativo secondo_tentativo evitati evitate`,
  mine: `
    riscrivo propongo suggerisco consiglio_di tolgo riformulo accorcio aggiungo segnalo sostituisco
    preferisco_non mi_sono_attenuto mi_sono_attenuta mi_sono_limitato mi_sono_limitata ho_evitato ho_scelto
    ho_tolto ho_cambiato ho_lasciato ho_aggiunto ho_usato ho_tradotto ho_contato ho_preferito ho_inserito
    ho_mantenuto ho_sostituito ho_eliminato ho_accorciato ho_omesso ho_riformulato mi_correggo concludo deduco
    parto_dagli parto_da passo_a tralascio evito mantengo non_cito non_menziono suppongo presumo direi ritengo
    immagino anzi_no ho_rispettato ho_seguito ho_descritto ho_verificato lascio segnalo_che
    livello_di_attendibilità grado_di_certezza descriverò eviterò non_includerò includerò ho_tenuto_conto
    ho_considerato non_sono_sicuro non_sono_sicura non_sono_certo mia_analisi rispondo_in`,
  tell: `
    scrivi scriva scrivete scrivere descrivi descriva descrivete descrivere evita eviti evitate evitare usa
    usate usare utilizza utilizzi utilizzare inizia iniziare comincia cominci cominciare menziona menzioni
    menzionare cita citi citare ometti ometta omettere tralascia tralasciare includi includa includere mantieni
    mantenga mantenere riassumi riassumere sintetizza limita limitati limitarsi rispondi risponda rispondere
    restituisci restituire genera generare crea creare non_usare non_iniziare non_menzionare non_superare
    non_ripetere non_aggiungere non_descrivere non_inventare non_dire non_scrivere non_cominciare indica
    indicare specifica specificare ricorda ricordati assicurati concentrati riporta riportare trascrivi traduci
    formulare aggiungi aggiungere partire elimina togli resta rimani verifica verifichi verificate verificare
    controlla controlli controllate controllare conferma confermi confermate inserisci inserire inserite compila
    compilare`,
  craft: `
    formulazion* dicitur* parola parole vocabol* termine termini frase frasi periodo proposizion* aggettiv*
    avverb* verbo verbi sostantiv* espression* locuzion* formula formule parola_chiave parole_chiave keyword
    didascali* descrizion* alt testo testi testo_alternativo version* variant* bozza bozze propost* tono stile
    tempo_verbale presente ortografia refuso refusi punteggiatura grammatica virgolette introduzion* incipit
    preambolo apertura risposta output riepilogo traduzion* sinonim* ripetizion* superlativ* opinioni giudizi
    supposizioni riga righe lingua alternativ* spazi markdown json plurale singolare lettere punto_finale`,
  limit: `
    limite limiti lunghezza caratteri carattere battute battuta conteggio massimo massima max spazi spazi_compresi
    spazi_inclusi soglia righe parole numero_di_caratteri`,
  rule: `
    regola regole norma norme linee_guida indicazion* istruzion* requisit* richiest* consegn* specific* prompt
    brief feedback osservazion* segnalazion* segnalat* contestat* obiezion* revisione revisore validatore
    validator criteri wcag accessibilità screen_reader seo consentit* previst* ammess* prescritt* rifiutat*
    guida_di_stile desiderat* lettore_di_schermo lettori_di_schermo`,
  better: `
    più_breve più_brevi più_corta più_corto più_lung* più_concis* più_sintetic* più_dettagliat* più_neutr*
    più_formale più_caldo più_calda più_stringat* più_scorrevole più_naturale miglior* migliorat* alternativ*
    in_alternativa altra_versione un'altra_versione altra_opzione oppure più_dettagli`,
  turn: `
    certo certamente certo_che_sì volentieri senz'altro naturalmente d'accordo con_piacere nessun_problema
    ecco_a_lei ecco_a_te eccola eccolo ecco_qui ecco_il ecco_la ecco_una ecco_un subito va_bene capito prego
    ricevuto ecco_fatto assolutamente senza_dubbio ok okay come_no ma_certo`,
  attempt: `
    precedent* prima_versione seconda_versione ultima_versione tentativ* primo_tentativo secondo_tentativo originale
    iniziale ora adesso stavolta questa_volta prima_bozza prima_stesura rispetto`,
  would: `
    andrebbe sarebbe starebbe comparirebbe apparirebbe ci_sarebbe fosse potrebbe_stare avrebbe leggerebbe`,
  only: 'solo soltanto solamente unicamente esclusivamente',
  sight: `
    vedo vedere vista occhi visione visiv* vederla vederlo guardare cieco distinguo scorgo intravedo percepisco`,
  service: `
    server servizio modello richiest* rispost* api token quota filtro moderazione piattaforma gateway
    elaborazione analisi generazione output prompt limite fornitore connessione risorsa servizi modelli filtri
    limiti filtr* credito crediti analisi_immagini norme sistema elaborazione_dell'immagine classificatore`,
  failed: `
    fallit* sovraccaric* superat* superamento scadut* tempo_scaduto timeout annullat* interrott* bloccat*
    respint* rifiutat* negat* non_elaborat* non_risponde non_ha_risposto nessuna_risposta esaurit* troppe troppi
    troppo_grande errore imprevist* sospes* non_disponibile non_consentit* vietat* sensibil* vuota tempo_massimo
    raggiunto esaurita `,
  pending: `
    segue seguirà in_arrivo in_attesa da_completare da_inserire da_aggiungere da_scrivere da_fornire da_definire
    da_confermare da_redigere da_sostituire da_compilare verrà_aggiunt* sarà_aggiunt* sarà_fornit* verrà_fornit*
    verrà_inserit* ancora_da non_ancora a_breve prossimamente non_pubblicare da_ignorare ignorare inserire
    inserisci in_sospeso più_avanti da_integrare sarà_inserito verrà_inserito qui_va aggiungerà completerà
    inserirà fornirà in_allestimento in_preparazione in_lavorazione in_fase va_qui va_inserito
    presto_disponibile disponibile_a_breve a_cura sostituirlo sostituirla sostituire da_sostituirsi a_cura_dell
    a_cura_della andrà verrà_qui sarà_qui sarà_pubblicat* verrà_pubblicat* sarà_scritt* verrà_scritt* scriverà
    grazie_per_la_pazienza vi_ringraziamo_per_la_pazienza caricamento_in_corso in_via_di`,
  sample: `
    testo_segnaposto testo_di_prova testo_di_esempio testo_d'esempio testo_provvisorio testo_fittizio
    descrizione_di_prova descrizione_di_esempio descrizione_provvisoria voce_di_prova prova_prova blabla bla
    lorem ipsum tal_dei_tali tizio_caio didascalia_di_prova testo_riempitivo titolo_di_esempio titolo_di_prova
    frase_di_esempio è_un_testo_di testo_di_riempimento didascalia_di_esempio il_tuo_titolo il_tuo_testo
    il_tuo_slogan la_tua_didascalia immagine_di_prova`,
  slot: `
    soggetto soggetti persona persone nome nomi cognome chi cosa dove quando quale azione attività fa oggetto
    prodotto nome_prodotto marca modello luogo città paese edificio data anno mese ora evento occasione colore
    dimensione misura materiale numero titolo ruolo professione animale specie aggettivo verbo scena contesto
    ambientazione sfondo azienda autore artista piatto ingrediente qualcosa qualcuno inserire descrizione
    principale cognomi tecnica misure dimensioni prezzo codice disponibilità categoria didascalia licenza
    editore fonte fotografo titolo_dell'opera anno_di indirizzo telefono slogan peso condizioni colori atmosfera
    luce prospettiva nome_e_cognome ente datazione produttore inventario opera soggetto_principale`,
  generic: `
    foto fotografia fotografie immagine immagini illustrazione grafica logo icona banner miniatura anteprima figura
    fig tabella grafico diagramma avatar diapositiva schermata copertina infografica inquadratura scatto
    img image vista_frontale vista_laterale vista_posteriore vista_superiore vista_dall vista_del_prodotto foto_di
    immagine_di`,
  whose: `
    prodotto articolo notizia blog pagina sito home azienda organizzazione associazione autore autrice relatore
    utente profilo squadra team evento partner sponsor marca negozio frontale laterale posteriore superiore alto
    basso davanti dietro sinistra destra decorativa decorativo simbolica simbolico repertorio archivio colori
    colore dettaglio generica generico principale esempio video film sezione contenuto titolo alt descrizione
    didascalia nuova testata intestazione presentazione teaser copertina illustrativa illustrativo indicativa
    indicativo puramente senza_titolo`,
  anything: `
    qualcosa qualcuno qualche vario vari varie varia diversi diverse cosa cose oggetto oggetti soggetto mostra
    mostrano raffigura raffigurante rappresenta vede vedono presente presenti contesto scena fa facendo luogo
    posto parte`,
  verify: `
    verificare verifica verificate verifichi controllare controlla controllate da_verificare da_controllare
    da_confermare confermare conferma si_prega_di_verificare chiarire da_chiarire da_accertare accertare
    completare da_completare integrare verificarlo`,
  mishap: `
    contenuto_bloccato contenuto_oscurato contenuto_rimosso contenuto_non_disponibile contenuto_nascosto
    contenuto_eliminato qualcosa_è_andato_storto qualcosa_è_andato è_andato_storto     `,
  wish: 'se_preferisci se_preferisce se_vuoi se_vuole se_desidera se_desideri se_serve',
  promised: `
    qui_andrà qui_verrà qui_va andrà_qui verrà_qui sarà_qui verrà_scritt* verrà_inserit* verrà_aggiunt*
    verrà_fornit* sarà_scritt* sarà_fornit* sarà_aggiunt* aggiungerà completerà inserirà fornirà scriverà
    compilerà manderà integrerà`,
  content: 'contenuto contenuti nota',
}
