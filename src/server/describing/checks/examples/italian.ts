import type { LanguageExamples } from './language-examples.ts'

/** No answers of real models in this language could be had: these are written. */
export const italian: LanguageExamples = {
  refused: {
    refusal: [
      'Mi dispiace, ma non posso descrivere questa immagine.',
      'Non sono in grado di identificare la persona.',
      'Come modello linguistico non posso vedere le immagini.',
      "L'immagine è completamente nera.",
      'Nessuna immagine disponibile',
    ],
    placeholder: [
      'Immagine senza descrizione',
      'Errore nella descrizione dell’immagine',
      '[Inserire descrizione]',
    ],
    markup: ['Cane &amp; gatto su un divano', 'Una __bicicletta__ rossa', '[b]Mela[/b] rossa'],
    cut_off: [
      'Una donna con un cappotto rosso e',
      '#Due uomini sono accanto a un trattore blu davanti al fienile. Uno di loro tiene',
    ],
  },
  good: [
    'Loghi di Q&A, R&B e AT&T',
    'Hotel **** Bellavista',
    'Una mano tiene un telefono con una griglia di foto. La maggior parte delle immagini non è ancora caricata.',
    'Cartello «Mi dispiace, siamo chiusi»',
    'I bambini non sono in grado di raggiungere il ripiano.',
    'Un cane come modello in uno studio fotografico',
    'Filtro dell’aria rimosso e appoggiato sul banco dell’officina',
    'Suona la viola la ragazza in prima fila',
    'Cornice vuota senza immagine su una parete',
    'Edificio in costruzione in una città.',
    'Cartello [uscita] sopra la porta',
    "Bambini all'aperto & genitori; tutti sorridono",
    'Redattore, che cancella la penultima frase di un manoscritto.',
    'Listino prezzi: caffè 1,20 €',
    'Fotografa al lavoro: inquadra una sposa',
    'Fotografia in bianco e nero di una strada',
  ],
}
