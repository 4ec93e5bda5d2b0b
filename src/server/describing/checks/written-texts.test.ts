import { expect, test } from 'vitest'
import { learnedFaults } from './classifier/model.ts'
import { judgeAsProduct } from './testing/judge-as-product.ts'
import { type Measured, measureTexts } from './testing/measure-texts.ts'
import {
  beside,
  readWrittenTexts,
  type WrittenSet,
  type WrittenText,
  writtenSets,
} from './testing/read-written-texts.ts'

const bySet = new Map<WrittenSet, Measured[]>()
const measured = measure('first')
const halves = ['open', 'held out'] as const

/** Several tests ask for the same set, and judging it takes a second. */
function measure(set: WrittenSet): Measured[] {
  const known = bySet.get(set) ?? measureTexts(readWrittenTexts(set), judgeAsProduct)
  bySet.set(set, known)
  return known
}

function of(half: string, ...kinds: string[]): Measured[] {
  return measured.filter(({ text }) => text.half === half && kinds.includes(text.expected.is))
}

function share(of: Measured[], verdict: string): number {
  return of.filter((one) => one.verdict === verdict).length / of.length
}

test('there are texts of every kind in all languages, and good ones at least as many as bad ones', () => {
  const good = halves.flatMap((half) => of(half, 'clean'))
  expect(measured.length).toBeGreaterThan(1_700)
  expect(good.length).toBeGreaterThanOrEqual(measured.length - good.length)
  expect(new Set(measured.map(({ text }) => text.language)).size).toBe(8)
})

test.each(halves)('of the %s half no good text is asked for again, or changed', (half) => {
  const alarms = of(half, 'clean', 'repaired', 'soft').filter(
    ({ verdict }) => verdict === 'hard alarm' || verdict === 'changed',
  )
  expect(alarms.map(({ text, found }) => `${text.language}: ${text.text} – ${found}`)).toEqual([])
})

test.each(halves)('of the %s half at most 2 % of the good texts are to be looked at for nothing', (half) => {
  expect(share(of(half, 'clean', 'repaired'), 'soft alarm')).toBeLessThanOrEqual(0.02)
})

test.each(halves)('of the %s half at most 5 % of what is wrong is missed, hard or soft', (half) => {
  expect(share(of(half, 'hard'), 'missed')).toBeLessThanOrEqual(0.05)
  expect(share(of(half, 'soft'), 'missed')).toBeLessThanOrEqual(0.05)
})

test.each(halves)(
  'of the %s half at least 97 %% of what code can repair is repaired as was meant',
  (half) => {
    expect(share(of(half, 'repaired'), 'right')).toBeGreaterThanOrEqual(0.97)
  },
)

test.each(writtenSets.filter((set) => set !== 'first'))(
  'of the %s set no good text is asked for again',
  (set) => {
    const alarms = measure(set).filter(
      ({ text, verdict }) =>
        text.expected.is !== 'hard' && (verdict === 'hard alarm' || verdict === 'changed'),
    )
    expect(alarms.map(({ text, found }) => `${text.language}: ${text.text} – ${found}`)).toEqual([])
  },
)

// Most of what is missed ends in half a word. Nothing tells it from a whole one without a dictionary: how words end in a
// language (its last one to four letters) finds a quarter of them where six whole words in a thousand are taken for half a
// one. The fifth and sixth sets, and all from the eighth on, are by hands that had seen neither the rules nor other sets; each was
// measured before it was read. The classifier learned nothing from the held-out sets; the twenty-sixth and twenty-seventh were read for their good
// texts alone. Of the twenty-third and twenty-fourth what is in another language is so in the alt text alone, which is soft.
test.each([
  ['second', 0.06],
  ['third', 0.02],
  ['fourth', 0.01],
  ['fifth', 0.07],
  ['sixth', 0.12],
  ['seventh', 0.195],
  ['eighth', 0.165],
  ['ninth', 0.135],
  ['tenth', 0.01],
  ['eleventh', 0.045],
  ['twelfth', 0.035],
  ['fourteenth', 0.01],
  ['fifteenth', 0.02],
  ['sixteenth', 0.03],
  ['seventeenth', 0.04],
  ['eighteenth', 0.025],
  ['nineteenth', 0.055],
  ['twentieth', 0.035],
  ['twenty-first', 0.01],
  ['twenty-second', 0.05],
  ['twenty-third', 0.12],
  ['twenty-fourth', 0.08],
  ['twenty-fifth', 0.055],
  ['twenty-sixth', 0.115],
  ['twenty-seventh', 0.16],
  ['twenty-eighth', 0.025],
  ['twenty-ninth', 0.145],
  ['thirty-second', 0.04],
  ['thirty-third', 0.015],
  ['thirty-fourth', 0.025],
  ['thirty-fifth', 0.03],
  ['thirty-sixth', 0.025],
  ['thirty-seventh', 0.145],
  ['thirty-eighth', 0.02],
  ['thirty-ninth', 0.025],
  ['fortieth', 0.015],
  ['forty-first', 0.02],
  ['forty-second', 0.03],
  ['forty-fourth', 0.025],
  ['forty-fifth', 0.05],
  ['forty-sixth', 0.04],
  ['forty-seventh', 0.02],
  ['forty-eighth', 0.045],
  ['forty-ninth', 0.03],
  ['fiftieth', 0.035],
  ['fifty-first', 0.045],
  ['fifty-second', 0.02],
  ['fifty-third', 0.07],
  ['fifty-fourth', 0.02],
  ['fifty-fifth', 0.01],
  ['fifty-sixth', 0.015],
  ['fifty-seventh', 0.03],
  ['fifty-eighth', 0.02],
  ['fifty-ninth', 0.02],
  ['sixtieth', 0.02],
  ['sixty-first', 0.02],
  ['sixty-second', 0.02],
  ['sixty-third', 0.03],
  ['sixty-fourth', 0.13],
  ['sixty-fifth', 0.04],
  ['sixty-sixth', 0.02],
  ['sixty-seventh', 0.04],
  ['sixty-eighth', 0.035],
  ['sixty-ninth', 0.02],
  ['seventieth', 0.03],
  ['seventy-first', 0.025],
  ['seventy-second', 0.035],
  ['seventy-third', 0.035],
  ['seventy-fourth', 0.055],
  ['seventy-fifth', 0.02],
  ['seventy-sixth', 0.035],
  ['seventy-seventh', 0.015],
  ['seventy-eighth', 0.01],
  ['seventy-ninth', 0.02],
  ['eightieth', 0.04],
] as const)('of the %s set no more hard cases are missed than were measured', (set, mostMissed) => {
  const hard = measure(set).filter(({ text }) => text.expected.is === 'hard')
  expect(share(hard, 'missed')).toBeLessThanOrEqual(mostMissed)
})

// Of these more are: descriptions of one long phrase without a stop, such as say the same as the alt text, and such as tell what a
// screen asks or refuses.
const moreToLookAt: WrittenSet[] = ['ninth', 'sixtieth', 'eighty-sixth']

test.each(writtenSets.filter((set) => set !== 'first' && !moreToLookAt.includes(set)))(
  'of the %s set at most two in a hundred good texts are to be looked at for nothing',
  (set) => {
    const good = measure(set).filter(({ text }) => text.expected.is === 'clean')
    expect(share(good, 'soft alarm')).toBeLessThanOrEqual(0.02)
  },
)

test('of the thirteenth set at most 5 % of what is to be looked at is missed, and of what code can repair', () => {
  const all = measure('thirteenth')
  for (const kind of ['soft', 'repaired']) {
    const faults = all.filter(({ text }) => text.expected.is === kind)
    expect(share(faults, 'missed'), kind).toBeLessThanOrEqual(0.05)
  }
})

test.each([
  ['seventh', 0],
  ['twenty-second', 0.02],
  ['twenty-sixth', 0.095],
  ['twenty-seventh', 0.095],
  ['thirty-seventh', 0.145],
  ['fifty-first', 0.045],
  ['fifty-second', 0.02],
  ['sixty-fourth', 0.13],
  ['seventy-fourth', 0.055],
] as const)(
  'of what is no description in the held-out %s set no more is missed than was measured',
  (set, mostMissed) => {
    const faults = measure(set).filter(
      ({ text: { expected } }) =>
        expected.is === 'hard' && learnedFaults.some((fault) => fault === expected.rule),
    )
    expect(share(faults, 'missed')).toBeLessThanOrEqual(mostMissed)
  },
)

/** In each language the alt text of a screen, and what else is seen there. */
const screens: Record<WrittenText['language'], { altText: string; seen: string }> = {
  de: {
    altText: 'Kontaktformular mit drei rot umrandeten Feldern',
    seen: 'Rechts oben ist ein Schloss in einem Kreis.',
  },
  en: {
    altText: 'Contact form with three fields outlined in red',
    seen: 'At the top right is a padlock in a circle.',
  },
  it: {
    altText: 'Schermata con tre campi dal bordo rosso',
    seen: 'In alto a destra si vede un lucchetto in un cerchio.',
  },
  es: {
    altText: 'Formulario con tres casillas de borde rojo',
    seen: 'Arriba a la derecha se ve un candado en un círculo.',
  },
  cz: {
    altText: 'Formulář se třemi poli v červeném rámečku',
    seen: 'Vpravo nahoře je zámek v kruhu.',
  },
  hu: {
    altText: 'Űrlap három pirossal keretezett mezővel',
    seen: 'Jobbra fent egy lakat látható egy körben.',
  },
  pl: {
    altText: 'Formularz z trzema polami w czerwonej ramce',
    seen: 'U góry po prawej widać kłódkę w kole.',
  },
  sl: {
    altText: 'Obrazec s tremi rdeče obrobljenimi polji',
    seen: 'Desno zgoraj je ključavnica v krogu.',
  },
}

test.each([
  ['refusal', 1],
  ['instruction', 0.7],
] as const)(
  'of every %s that is asked for again below another picture a share of %d is so below a screen',
  (rule, least) => {
    const isAskedAgain = (written: WrittenText, altText: string): boolean => {
      const { text, language, answer } = written
      const description = `${text.replace(/(?<![.!?…])$/u, '.')} ${screens[language].seen}`
      const judged = { ...answer, languageVersions: { [language]: { altText, description } } }
      const { breaches } = judgeAsProduct({ ...written, answer: judged })
      return breaches.some((one) => one.isHard && one.rule === rule)
    }
    const sets = ['seventh', 'twenty-second', 'fifty-first', 'fifty-second'] as const
    const faults = sets
      .flatMap(readWrittenTexts)
      .filter(({ expected }) => expected.is === 'hard' && expected.rule === rule)
      .filter((one) => isAskedAgain(one, beside[one.language].altText))
    const below = faults.filter((one) => isAskedAgain(one, screens[one.language].altText))
    expect(faults.length).toBeGreaterThan(100)
    expect(below.length / faults.length).toBeGreaterThanOrEqual(least)
  },
)
