import type { CheckExample } from '#server/describing/testing/examples/check-example.ts'

/** Answers in Italian alone. Written by someone who had not seen the checks, and not changed since. */
export const italianExamples: Record<string, CheckExample> = {
  'an Italian alt text whose first word only begins like "foto"': {
    texts: {
      it: {
        altText: 'Fotografa inginocchiata tra i papaveri con una vecchia macchina a soffietto',
        description:
          'La donna guarda nel mirino e tiene fermo il cappello di paglia con una mano. Sullo sfondo si vedono colline verdi.',
      },
    },
    breaks: [],
  },
  'an Italian alt text of one sentence with titles, a house number and an initial': {
    texts: {
      it: {
        altText:
          'Il dott. Rossi e la sig.ra Bianchi davanti al n. 12 di via G. Verdi, a ca. 3,5 km dal centro',
        description:
          'Entrambi sorridono e tengono in mano le chiavi di casa. Accanto al portone è parcheggiata un’auto grigia.',
      },
    },
    breaks: [],
  },
  'an Italian alt text that quotes a German sign': {
    texts: {
      it: {
        altText: 'Cartello con la scritta «Bitte nicht stören» appeso alla maniglia di una camera d’albergo',
        description:
          'Il cartello è rosso con lettere bianche. La porta di legno scuro porta il numero 214 in ottone.',
      },
    },
    breaks: [],
  },
  'an Italian alt text just short of the longest that is allowed': {
    texts: {
      it: {
        altText:
          'Sala da pranzo di una masseria pugliese con soffitto a volta in pietra chiara, un lungo tavolo di legno apparecchiato per otto persone, lampade di paglia intrecciata, anfore di terracotta lungo la parete e una porta aperta sul cortile.',
        description:
          'La luce del pomeriggio entra dalla porta e disegna un rettangolo sul pavimento. Nel cortile si intravedono due ulivi in vaso.',
      },
    },
    breaks: [],
  },
  'a poetic Italian alt text without a place or a subject at its beginning': {
    texts: {
      it: {
        altText: 'Nebbia che scende piano tra i cipressi, e una casa che aspetta',
        description:
          'Una casa colonica di pietra sta in cima a una collina. Il viale che la raggiunge scompare a metà nella nebbia del mattino.',
      },
    },
    breaks: [],
  },
  'an Italian description that begins with the alt text and goes on': {
    texts: {
      it: {
        altText: 'Vespa rossa in un vicolo di Roma',
        description:
          'Vespa rossa in un vicolo di Roma, appoggiata al cavalletto sotto una finestra con gerani. Il muro color ocra è scrostato e una gatta dorme sulla sella.',
      },
    },
    filename: 'vespa-rossa-roma.jpg',
    breaks: [],
  },
  'an Italian logo with a mark that is not an emoji': {
    texts: {
      it: {
        altText: 'Logo di Nuvola® Servizi S.p.A.',
        description:
          'Una nuvola azzurra stilizzata sopra il nome in lettere minuscole. In basso si legge «dal 1987».',
      },
    },
    filename: 'logo.png',
    breaks: [],
  },
  'an Italian alt text that begins with "Nell’immagine si vede"': {
    texts: {
      it: {
        altText: 'Nell’immagine si vede un gruppo di ciclisti in salita verso un passo alpino',
        description:
          'I ciclisti indossano maglie colorate e procedono in fila. A bordo strada ci sono ancora chiazze di neve.',
      },
    },
    breaks: ['opening'],
  },
  'an Italian answer that declines to describe a person': {
    texts: {
      it: {
        altText: 'Mi dispiace, ma non posso fornire una descrizione di questa persona.',
        description:
          'Come modello di intelligenza artificiale non sono in grado di identificare le persone ritratte.',
      },
    },
    breaks: ['refusal'],
  },
  'an Italian alt text of one endless sentence': {
    texts: {
      it: {
        altText:
          'Zaino da trekking verde oliva da quarantacinque litri con schienale regolabile in rete traspirante, cintura imbottita in vita, tasche laterali elastiche per le borracce, scomparto inferiore per il sacco a pelo, fascette di compressione arancioni e copertura antipioggia ripiegata nella tasca sul fondo.',
        description:
          'Lo zaino è ripreso di tre quarti su sfondo bianco. Le cerniere arancioni riprendono il colore delle fascette.',
      },
    },
    breaks: ['length'],
  },
  'an Italian alt text that ends with a pizza': {
    texts: {
      it: {
        altText: 'Pizza margherita appena sfornata su un tagliere di legno 🍕',
        description:
          'La mozzarella è ancora filante e il bordo ha qualche bolla scura. Accanto ci sono una bottiglia d’olio e un rametto di basilico.',
      },
    },
    breaks: ['emoji'],
  },
  'an Italian description that adds only an article and a full stop': {
    texts: {
      it: {
        altText: 'Bambina con impermeabile giallo che salta in una pozzanghera',
        description: 'Una bambina con impermeabile giallo che salta in una pozzanghera.',
      },
    },
    breaks: ['same_text'],
  },
}
