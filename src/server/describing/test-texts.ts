import type { BuiltInLanguage } from '#contract/languages.ts'

type MakeTexts = (number: string) => { altText: string; description: string }

/** The texts of test data, which say in each language that they are made up. */
export const testTexts: Record<BuiltInLanguage['code'], MakeTexts> = {
  de: (number) => ({
    altText: `Testtext Nummer ${number} für dieses Motiv`,
    description: `Das ist ein Testtext mit der Nummer ${number}. Er entstand im Testmodus, ohne Blick auf das Motiv.`,
  }),
  en: (number) => ({
    altText: `Test text number ${number} for this subject`,
    description: `This is a test text with the number ${number}. It was made in test mode, without a look at the subject.`,
  }),
  it: (number) => ({
    altText: `Testo di prova numero ${number} per questo soggetto`,
    description: `Questo è un testo di prova con il numero ${number}. È nato in modalità di prova, senza guardare il soggetto.`,
  }),
  es: (number) => ({
    altText: `Texto de prueba número ${number} para este motivo`,
    description: `Este es un texto de prueba con el número ${number}. Se creó en modo de prueba, sin mirar el motivo.`,
  }),
  cz: (number) => ({
    altText: `Zkušební text číslo ${number} k tomuto motivu`,
    description: `Toto je zkušební text s číslem ${number}. Vznikl ve zkušebním režimu, bez pohledu na motiv.`,
  }),
  hu: (number) => ({
    altText: `Tesztszöveg ehhez a motívumhoz, a száma ${number}`,
    description: `Ez egy tesztszöveg, amelynek a száma ${number}. Teszt módban készült, a motívum megtekintése nélkül.`,
  }),
  pl: (number) => ({
    altText: `Tekst testowy numer ${number} do tego motywu`,
    description: `To jest tekst testowy z numerem ${number}. Powstał w trybie testowym, bez oglądania motywu.`,
  }),
  sl: (number) => ({
    altText: `Preizkusno besedilo številka ${number} za ta motiv`,
    description: `To je preizkusno besedilo s številko ${number}. Nastalo je v preizkusnem načinu, brez pogleda na motiv.`,
  }),
}
