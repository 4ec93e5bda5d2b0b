import type { HandWrittenTexts } from './hand-written.ts'

export const italian: HandWrittenTexts = {
  inContext: (context) => `Secondo la lista l’immagine si trova in questo contesto: «${context}».`,
  label: 'I testi di questa immagine sono stati scritti a mano per la demo; nessuna IA l’ha vista.',
  pictures: {
    fig: {
      altText: 'Fico tagliato dalla polpa rossa in una ciotola rosso vivo su pietra grigia',
      description:
        'Il frutto è adagiato con il taglio verso l’alto in un recipiente a forma di goccia, segnato da sottili scanalature. Nella luce forte del sole getta un’ombra netta sul fondo screpolato.',
      keywords: ['fico', 'frutta', 'polpa', 'ciotola rossa', 'luce del sole', 'ombra', 'pietra'],
    },
    brushes: {
      altText: 'Pennelli usati dalle setole blu, turchesi, fucsia e verde acido, stretti fianco a fianco',
      description:
        'Sulle ghiere dei pennelli, alcuni larghi e altri sottili, è rimasto del colore secco. La luce calda del sole fa brillare le setole, mentre lo sfondo marrone resta sfocato.',
      keywords: ['pennelli', 'pittura', 'setole', 'colore secco', 'acrilico', 'atelier', 'colori vivaci'],
    },
    drum: {
      altText: 'Djembe su un pouf marrone chiaro, dietro un tavolo di pallet con vino rosso e macinacaffè',
      description:
        'Il tamburo è appoggiato di traverso sul pouf liscio, con la pelle chiara rivolta verso chi guarda. Sul tavolo scuro in legno di pallet ci sono una bottiglia di vino rosso, un calice e un vecchio macinacaffè; a sinistra, davanti a una parete di vetrocemento, c’è un’alta cassa acustica.',
      keywords: [
        'djembe',
        'tamburo',
        'pouf',
        'tavolo di pallet',
        'vino rosso',
        'macinacaffè',
        'cassa acustica',
        'musica',
      ],
    },
    mountains: {
      // Strings keywords together, as models do with those of the list: to be looked through.
      altText: 'Escursione, Paesi Baschi, autunno, Aitzgorri, prato montano',
      description:
        'Oltre un prato verde lo sguardo si apre sul bosco arancione d’autunno e, alle sue spalle, su un lungo massiccio di roccia grigia. A destra un abete scuro spicca tra gli alberi colorati, sotto un cielo pallido e appena nuvoloso.',
      keywords: [
        'autunno',
        'montagne',
        'Aitzgorri',
        'Paesi Baschi',
        'escursione',
        'prato',
        'bosco autunnale',
        'massiccio',
      ],
    },
    spaniels: {
      altText: 'Due cocker spaniel dalle orecchie ricce si affacciano da un’apertura in una parete di legno',
      description:
        'Il cane in alto mostra la lingua, quello in basso appoggia una zampa sul bordo. Accanto a loro è appeso un asciugamano bianco; davanti alle assi sono tese delle corde con ganci.',
      keywords: [
        'cocker spaniel',
        'cani',
        'cani in ufficio',
        'parete di legno',
        'asciugamano',
        'curiosi',
        'animali domestici',
      ],
    },
    stream: {
      altText: 'Un ruscello scende a piccoli salti tra rocce chiare in un bosco verde',
      description:
        'Su alcuni gradini bassi l’acqua spumeggia bianca. Sulle pietre levigate e in parte coperte di muschio ci sono foglie secche; tronchi sottili incorniciano il letto del ruscello.',
      keywords: ['ruscello', 'torrente', 'bosco', 'rocce', 'muschio', 'foglie secche', 'riserva naturale'],
    },
    path: {
      altText: 'Sentiero di terra su un prato di montagna verso pareti di roccia grigia con chiazze di neve',
      description:
        'Consumato e orlato da un bordo franato, il tracciato risale il pendio. Sui ripidi Picos de Europa resiste ancora la neve e dietro la cresta una nuvola bianca sale nel cielo blu.',
      keywords: [
        'sentiero di montagna',
        'escursionismo',
        'Picos de Europa',
        'nevaio',
        'parete rocciosa',
        'prato',
        'cielo blu',
        'montagne',
      ],
    },
    dandelion: {
      // Says that it is a picture, as models do: to be looked through.
      altText: 'Immagine di un soffione nel caldo controluce del sole basso',
      description:
        'A sinistra, davanti a tutto, la sfera di semi di un dente di leone è perfettamente a fuoco e il suo stelo brilla giallo-verde. Nel prato alle sue spalle sfumano molti altri soffioni, mentre all’orizzonte il sole filtra tra l’erba.',
      keywords: ['soffione', 'dente di leone', 'prato', 'controluce', 'sole della sera', 'semi', 'allergia'],
    },
    sunset: {
      altText: 'Tramonto sopra catene montuose scure, davanti una tavola d’orientamento rotonda in pietra',
      description:
        'Appena sopra l’orizzonte il sole abbaglia tutto ciò che gli sta intorno e i suoi riflessi attraversano il pendio. Sull’erba corta restano chiazze di neve e sulla lastra è inciso un motivo a raggi.',
      keywords: [
        'tramonto',
        'montagne',
        'controluce',
        'tavola d’orientamento',
        'chiazze di neve',
        'orizzonte',
        'cielo serale',
      ],
    },
    gradient: {
      altText: 'Sfumatura astratta dal viola all’arancione, al verde e al turchese',
      description:
        'I colori si fondono dolcemente; solo al centro si incurva una forma simile a un foglio di carta ripiegato. Come sfondo non ha un messaggio proprio.',
      keywords: ['sfumatura', 'sfondo', 'astratto', 'colori vivaci', 'viola', 'arancione', 'turchese'],
    },
    logo: {
      altText: 'Nordlicht – vai alla pagina iniziale',
      description:
        'Il logo di Nordlicht GmbH è un cerchio verde scuro accanto al nome «Nordlicht» in lettere blu scuro.',
      keywords: ['logo', 'Nordlicht', 'pagina iniziale', 'nome dell’azienda', 'cerchio', 'marchio'],
    },
    chart: {
      altText:
        'Diagramma a colonne dei visitatori nel 2025: crescita a 260.000 nel terzo trimestre, poi calo a 210.000',
      description:
        'Quattro colonne blu sotto il titolo «Besucher 2025 (Tausend)», cioè visitatori in migliaia, indicano i trimestri. I valori sono 120 (Q1), 180 (Q2), 260 (Q3) e 210 mila (Q4).',
      keywords: ['diagramma a colonne', 'visitatori', '2025', 'trimestre', 'relazione annuale', 'statistica'],
    },
  },
}
