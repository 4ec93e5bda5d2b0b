import type { CheckExample } from '#server/describing/testing/examples/check-example.ts'

/** Answers in Slovene alone. Written by someone who had not seen the checks, and not changed since. */
export const sloveneExamples: Record<string, CheckExample> = {
  'a Slovene alt text whose first word only begins like "slika"': {
    texts: {
      sl: {
        altText: 'Slikarka meša barve na paleti pred velikim praznim platnom',
        description:
          'Stoji v svetlem ateljeju z visokimi okni. Na mizi za njo so čopiči v kozarcih in stisnjene tube barv.',
      },
    },
    breaks: [],
  },
  'a Slovene alt text about paintings on a wall': {
    texts: {
      sl: {
        altText: 'Slike domačih umetnikov visijo nad klopjo v čakalnici zdravstvenega doma',
        description: 'Vse so pokrajine v toplih odtenkih. Na klopi sedi gospa z bergljami in bere revijo.',
      },
    },
    breaks: [],
  },
  'a Slovene alt text of one sentence with titles, a company form and a saint': {
    texts: {
      sl: {
        altText:
          'Dr. M. Novak iz podjetja Smreka d. o. o. pri cerkvi sv. Ane na Trgu 4. julija št. 7, pribl. 2 km od Bleda',
        description: 'V rokah drži leseno maketo zvonika. Cerkev za njim je obdana z zidarskim odrom.',
      },
    },
    breaks: [],
  },
  'a Slovene alt text full of Croatian and German names': {
    texts: {
      sl: {
        altText: 'Trajekt Jadrolinije v pristanišču Mali Lošinj, zadaj hotel »Alte Post« in ladja Hrvatska',
        description:
          'Na krovu čakajo avtomobili z nemškimi in slovenskimi tablicami. Morje je mirno in turkizno.',
      },
    },
    breaks: [],
  },
  'a short Slovene alt text without a verb': {
    texts: {
      sl: {
        altText: 'Rdeč kolesarski zvonec',
        description:
          'Zvonec je pritrjen na krmilo starega mestnega kolesa. Na kovini se zrcalijo drevesa in nebo.',
      },
    },
    breaks: [],
  },
  'a Slovene infographic with a title, a time and a temperature': {
    texts: {
      sl: {
        altText:
          'Recept v štirih korakih: zamesi testo, počakaj 1,5 h, oblikuj štruco in peci 40 min. pri 220 °C.',
        description:
          'Vsak korak ima svojo risbo in številko v zelenem krogu. Koraki so povezani s puščicami od leve proti desni.',
      },
    },
    breaks: [],
  },
  'a Slovene alt text that begins with "Na sliki je"': {
    texts: {
      sl: {
        altText: 'Na sliki je čebelar v zaščitni obleki pri poslikanem čebelnjaku.',
        description:
          'V roki drži satnico, polno čebel. Panjske končnice so pobarvane rumeno, modro in rdeče.',
      },
    },
    breaks: ['opening'],
  },
  'Croatian under "sl"': {
    texts: {
      sl: {
        altText: 'Dječak u plavoj majici vozi bicikl kroz park pun ljudi',
        description:
          'Iza njega trči smeđi pas, a u pozadini se vide klupe i kesteni. Vrijeme je sunčano i tlo je prekriveno lišćem.',
      },
    },
    breaks: ['language'],
  },
  'a Slovene alt text with the remains of a code fence and of JSON': {
    texts: {
      sl: {
        altText: '```json {"altText": "Lesen čoln ob pomolu na Blejskem jezeru"}',
        description:
          'Jezero je gladko kot ogledalo in v njem se zrcali otok s cerkvijo. Nad gorami se dviga jutranja meglica.',
      },
    },
    breaks: ['markup'],
  },
  'a Slovene alt text wrapped in Slovene quotation marks': {
    texts: {
      sl: {
        altText: '»Deček s kapo ponuja seno konju na paši«',
        description: 'Konj je bel in steguje vrat čez leseno ograjo. V daljavi se vidi zasnežen Triglav.',
      },
    },
    breaks: ['quotes'],
  },
  'a Slovene text that says there is no description': {
    texts: {
      sl: {
        altText: 'Opis ni na voljo',
        description: 'Pri ustvarjanju opisa slike je prišlo do napake.',
      },
    },
    breaks: ['placeholder'],
  },

  'a Slovene description that changes one word of the alt text': {
    texts: {
      sl: {
        altText: 'Planinec počiva na skali in gleda proti dolini',
        description: 'Planinec počiva na skali in zre proti dolini.',
      },
    },
    breaks: ['same_text'],
  },
}
