// Measures the checks: `npm run test:texts` on the texts that were written for them, and on Debian's translated manual
// pages where they are installed. `-- failures` lists what goes wrong in the open half; the other half is for counting.
// `-- second` and so on measures that set of texts; without one, the first.
import { judgeAsProduct } from '#server/describing/checks/testing/judge-as-product.ts'
import { measureManuals } from '#server/describing/checks/testing/measure-manuals.ts'
import { type Measured, measureTexts } from '#server/describing/checks/testing/measure-texts.ts'
import { readWrittenTexts, writtenSets } from '#server/describing/checks/testing/read-written-texts.ts'

const set = writtenSets.find((name) => process.argv.includes(name)) ?? 'first'
const measured = measureTexts(readWrittenTexts(set), judgeAsProduct)
const halves = ['open', 'held out'] as const

console.log(`${measured.length} texts, by what is expected of them: wrong in the open and the held-out half`)
console.table(
  countBy(({ text: { expected } }) => ('rule' in expected ? `${expected.is} ${expected.rule}` : expected.is)),
)
console.log('The same by language')
console.table(countBy(({ text }) => text.language))
if (process.argv.includes('failures'))
  for (const { text, verdict, found } of measured)
    if (verdict !== 'right' && text.half === 'open')
      console.log(
        `${text.language} ${verdict}: ${text.text} (expected ${text.expected.is}; ${found || 'nothing'} found)`,
      )

printSpeed()
printManuals()

function countBy(nameOf: (one: Measured) => string) {
  const table: Record<string, Record<string, number | string>> = {}
  for (const [name, all] of [...Map.groupBy(measured, nameOf)].sort(([a], [b]) => a.localeCompare(b))) {
    const row: Record<string, number | string> = { texts: all.length }
    for (const half of halves) {
      const of = all.filter(({ text }) => text.half === half)
      for (const verdict of ['missed', 'hard alarm', 'soft alarm', 'changed'] as const)
        row[`${verdict}, ${half}`] = of.filter((one) => one.verdict === verdict).length
    }
    table[name] = row
  }
  return table
}

function printSpeed(): void {
  const texts = readWrittenTexts(set)
  for (const text of texts) judgeAsProduct(text)
  const before = performance.now()
  for (const text of texts) judgeAsProduct(text)
  const micros = ((performance.now() - before) * 1_000) / texts.length
  console.log(`${Math.round(micros)} µs for an answer in one language`)
}

function printManuals(): void {
  const { read, alarms } = measureManuals(
    (answer) => judgeAsProduct({ answer, filename: 'picture.jpg' }).breaches,
  )
  const paragraphs = [...read].map(([language, count]) => `${language} ${count || 'not installed'}`)
  console.log(`False alarms in paragraphs of manual pages: ${paragraphs.join(', ')}`)
  if ([...read.values()].every((count) => count === 0)) {
    console.log(
      'Skipped: no manual pages. On Debian: apt-get install manpages-{de,fr,it,es,pl,cs,hu} manpages-{de,fr,it,es,pl,cs}-dev',
    )
    return
  }
  const table: Record<string, Record<string, number>> = {}
  for (const { isHard, rule, language } of alarms) {
    const name = `${isHard ? 'hard' : 'soft'} ${rule}`
    table[name] = { ...table[name], [language]: (table[name]?.[language] ?? 0) + 1 }
  }
  console.table(Object.fromEntries(Object.entries(table).sort(([a], [b]) => a.localeCompare(b))))
}
